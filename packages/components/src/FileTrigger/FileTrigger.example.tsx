import type { Examples } from '../testing/examples.js';
import { FileTrigger } from './FileTrigger.js';

export const examples: Examples = {
  FileTrigger: (
    <FileTrigger name="photos" acceptedFileTypes={['image/*']} allowsMultiple defaultCamera="environment">
      Choose photos
    </FileTrigger>
  ),
};
