import type { PicturedRules } from '@vitrine/story-kit/rules';
import { sizes } from '@vitrine/story-kit/samples';
import { Input } from '../Input/Input.js';
import { VStack } from '../VStack/VStack.js';
import { ToggleGroup } from './ToggleGroup.js';

function toggles(labels: string[]) {
  return labels.map((label) => ({ id: label, label }));
}

export const picture = (
  <ToggleGroup
    aria-label="Size"
    items={sizes.map(({ value, label }) => ({ id: value, label }))}
    defaultSelectedKeys={['M']}
  />
);

export const rules: PicturedRules = {
  do: [
    'Set `disallowEmptySelection`',
    <ToggleGroup key="do" aria-label="View" items={toggles(['Grid', 'List'])} defaultSelectedKeys={['Grid']} />,
  ],
  dont: [
    'Use it for a choice in a form',
    <VStack key="dont" gap={3} align="start">
      <Input label="Name" />
      <ToggleGroup aria-label="Delivery" items={toggles(['By post', 'By courier'])} />
    </VStack>,
  ],
};
