import type { Examples } from '../testing/examples.js';
import { DropZone } from './DropZone.js';

export const examples: Examples = {
  DropZone: (
    <DropZone
      label="Photos of the damage"
      description="The whole item and the label."
      acceptedFileTypes={['image/*', '.pdf']}
      maxFileSize={5_000_000}
      allowsMultiple
      name="photos"
      isRequired
    />
  ),
};
