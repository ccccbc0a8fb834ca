import type { PicturedRules } from '@vitrine/story-kit/rules';
import { named, sizes } from '@vitrine/story-kit/samples';
import { CheckboxGroup } from './CheckboxGroup.js';

export const picture = <CheckboxGroup label="Sizes" items={sizes.slice(1)} defaultValue={['M']} />;

export const rules: PicturedRules = {
  do: [
    'Say in the label',
    <CheckboxGroup key="do" label="Spare parts (up to two)" items={['Spokes', 'Chain', 'Pads'].map(named)} />,
  ],
  dont: ['Use it if only one', <CheckboxGroup key="dont" label="Size" items={sizes} defaultValue={['M']} />],
};
