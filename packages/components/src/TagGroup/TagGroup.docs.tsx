import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { TagGroup } from './TagGroup.js';

const items = [
  { id: 'black', label: 'Black' },
  { id: 'red', label: 'Red' },
  { id: 'blue', label: 'Blue' },
];
const keep = () => undefined;

export default {
  purpose: 'Words that people can remove one by one.',
  use: 'Use it for what people have collected, such as recipients or colors of a search.',
  avoid:
    'To choose among words, use a `ToggleGroup` or a `CheckboxGroup`. For a word beside something, use a `Badge`. For filters that must work without scripts, use links.',
  behavior: [
    'The page owns the list: take a tag out of `items` in `onRemove`.',
    'After a removal the focus is on the next tag, or on the previous one at the end. After the last one it is on the group.',
  ],
  keys: [
    { keys: 'Tab', action: 'goes to a tag, then to its button' },
    { keys: 'Arrow keys', action: 'move to the next or the previous tag, in a circle' },
    { keys: 'Home, End', action: 'move to the first or the last tag' },
    { keys: 'Delete, Backspace', action: 'remove the focused tag' },
  ],
  announced:
    'A screen reader announces a grid with the label, the tag, and “Press Delete to remove tag.” The button is “Remove” with the name of the tag. After a removal: the tag with the focus, and “Red was removed”.',
  dos: [
    { text: 'Write one or two words.', picture: <TagGroup label="Colors" items={items} onRemove={keep} /> },
    { text: 'Say with `emptyLabel` that nothing is left.' },
  ],
  donts: [
    {
      text: 'Use it for words that lead somewhere: these are links.',
      picture: <TagGroup label="Categories" items={[{ id: 'bikes', label: 'Show all bikes' }]} />,
    },
  ],
  related: ['Badge', 'CheckboxGroup', 'ToggleGroup'],
  picture: <TagGroup label="Colors" items={items} onRemove={keep} />,
} satisfies ComponentDocs;
