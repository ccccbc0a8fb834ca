import type { Examples } from '../testing/examples.js';
import { TagGroup } from './TagGroup.js';

export const examples: Examples = {
  TagGroup: <TagGroup label="Sizes" items={[{ id: 'm', label: 'M' }]} onRemove={() => undefined} />,
};
