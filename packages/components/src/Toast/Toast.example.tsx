import type { Examples } from '../testing/examples.js';
import { ToastRegion } from './ToastRegion.js';

export const examples: Examples = {
  // Empty until there is a toast.
  ToastRegion: (
    <div>
      <ToastRegion />
    </div>
  ),
};
