import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { named, sizes, yesAndNo } from '@vitrine/story-kit/samples';
import { RadioGroup } from './RadioGroup.js';

export default {
  purpose: 'One choice of a few, all visible.',
  use: 'Use it for two to about seven choices that people compare. A choice cannot be undone: offer “none” as an item.',
  avoid:
    'For many choices, or in a small space, use a `Select`; for colours and sizes, a `SwatchGroup`; for yes and no, a `Checkbox`.',
  behavior: ['Choices are `items`, or children: `<Radio value="post" description="Free">By post</Radio>`.'],
  keys: [
    { keys: 'Tab', action: 'goes to the chosen one, or to the first; the next Tab leaves the group' },
    { keys: 'Arrow keys', action: 'choose the next or the previous one, in a circle' },
    { keys: 'Space', action: 'chooses the focused one' },
  ],
  announced:
    "A screen reader announces the label of the group, “radio group”, “required” and “invalid”, help and error; then the choice, whether it is chosen, its position (“2 of 3”), its description, and the group's error and help.",
  dos: [
    {
      text: 'Put the most likely choice first.',
      picture: (
        <RadioGroup
          label="Delivery"
          items={['By post, free', 'By courier, $12'].map(named)}
          defaultValue="By post, free"
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Use it for yes and no: that is a `Checkbox`.',
      picture: <RadioGroup label="Wrap it as a gift?" items={yesAndNo} defaultValue="No" />,
    },
  ],
  related: ['Checkbox', 'Select', 'SwatchGroup', 'ToggleGroup'],
  picture: <RadioGroup label="Size" items={sizes.slice(1)} defaultValue="M" />,
} satisfies ComponentDocs;
