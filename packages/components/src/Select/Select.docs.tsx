import type { PicturedRules } from '@vitrine/storybook/rules';
import { sizes } from '@vitrine/storybook/samples';
import { Select } from './Select.js';

/** Stands for it on the overview. */
export const picture = <Select label="Size" items={sizes} defaultValue="M" />;

/** What to do with it and what not to do. */
export const rules: PicturedRules = {
  do: [
    'Name the choice in the placeholder',
    <Select key="do" label="Frame" placeholder="Select a size" items={[...sizes, { value: 'XL', label: 'XL' }]} />,
  ],
  dont: ['Use it for two or three', <Select key="dont" label="Finish" items={sizes.slice(1)} defaultValue="M" />],
};
