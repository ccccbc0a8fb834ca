import type { Examples } from '../testing/examples.js';
import { ToggleButton } from './ToggleButton.js';

export const examples: Examples = {
  ToggleButton: (
    <ToggleButton icon={<svg />} defaultSelected>
      Favourite
    </ToggleButton>
  ),
};
