import type { PicturedRules } from '@vitrine/story-kit/rules';
import { named, sizes, yesAndNo } from '@vitrine/story-kit/samples';
import { RadioGroup } from './RadioGroup.js';

export const picture = <RadioGroup label="Size" items={sizes.slice(1)} defaultValue="M" />;

export const rules: PicturedRules = {
  do: [
    'Put the most likely',
    <RadioGroup
      key="do"
      label="Delivery"
      items={['By post, free', 'By courier, $12'].map(named)}
      defaultValue="By post, free"
    />,
  ],
  dont: [
    'Use it for yes and no',
    <RadioGroup key="dont" label="Wrap it as a gift?" items={yesAndNo} defaultValue="No" />,
  ],
};
