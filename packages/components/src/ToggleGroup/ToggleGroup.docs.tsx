import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { sizes } from '@vitrine/story-kit/samples';
import { Input } from '../Input/Input.js';
import { VStack } from '../VStack/VStack.js';
import { ToggleGroup } from './ToggleGroup.js';

function toggles(labels: string[]) {
  return labels.map((label) => ({ id: label, label }));
}

export default {
  purpose:
    'Related buttons that stay on or off: one of them, such as the view of a list, or any number with `selectionMode="multiple"`.',
  use: 'Use it for choices that take effect at once, such as the view of a list.',
  avoid:
    'For a single toggle, use a `Button` or an `IconButton` with `aria-pressed`. For a choice in a form, use a `RadioGroup` or a `CheckboxGroup`. To show panels, use `Tabs`.',
  keys: [
    { keys: 'Tab', action: 'to the button that had the focus last, initially the first; then out of the group' },
    { keys: 'Left, Right (Up, Down when vertical)', action: 'to the previous or the next button' },
    { keys: 'Enter, Space', action: 'turns it on or off' },
  ],
  announced:
    'A screen reader announces the name of the group, and each button with its state: as radio buttons if one can be on (“Grid, radio button, checked”), as toggles if several can (“On sale, toggle button, pressed”).',
  dos: [
    {
      text: 'Set `disallowEmptySelection` if one must be on.',
      picture: <ToggleGroup aria-label="View" items={toggles(['Grid', 'List'])} defaultSelectedKeys={['Grid']} />,
    },
  ],
  donts: [
    {
      text: 'Use it for a choice in a form.',
      picture: (
        <VStack gap={3} align="start">
          <Input label="Name" />
          <ToggleGroup aria-label="Delivery" items={toggles(['By post', 'By courier'])} />
        </VStack>
      ),
    },
    { text: 'Use it to show panels.' },
  ],
  related: ['Button', 'CheckboxGroup', 'RadioGroup', 'Switch', 'Tabs'],
  picture: (
    <ToggleGroup
      aria-label="Size"
      items={sizes.map(({ value, label }) => ({ id: value, label }))}
      defaultSelectedKeys={['M']}
    />
  ),
} satisfies ComponentDocs;
