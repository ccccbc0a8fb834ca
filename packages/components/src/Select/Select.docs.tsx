import type { PicturedRules } from '@vitrine/storybook/rules';
import { sizes } from '@vitrine/storybook/samples';
import { Select } from './Select.js';

/** The component's picture on the overview page. */
export const picture = <Select label="Size" items={sizes} defaultValue="M" />;

/** A picture of a do and one of a don't. */
export const rules: PicturedRules = {
  do: [
    'Name the choice in the placeholder',
    <Select key="do" label="Frame" placeholder="Select a size" items={[...sizes, { value: 'XL', label: 'XL' }]} />,
  ],
  dont: ['Use it for two or three', <Select key="dont" label="Finish" items={sizes.slice(1)} defaultValue="M" />],
};
