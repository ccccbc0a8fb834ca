import type { PicturedRules } from '@vitrine/story-kit/rules';
import { sizes } from '@vitrine/story-kit/samples';
import { Select } from './Select.js';

export const picture = <Select label="Size" items={sizes} defaultValue="M" />;

export const rules: PicturedRules = {
  do: [
    'Name the choice in the placeholder',
    <Select key="do" label="Frame" placeholder="Select a size" items={[...sizes, { value: 'XL', label: 'XL' }]} />,
  ],
  dont: ['Use it for two or three', <Select key="dont" label="Finish" items={sizes.slice(1)} defaultValue="M" />],
};
