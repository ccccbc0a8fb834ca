import type { PicturedRules } from '@vitrine/story-kit/rules';
import { NumberInput } from './NumberInput.js';

export const picture = <NumberInput label="Quantity" defaultValue={2} />;

export const rules: PicturedRules = {
  do: [
    'Say in `description`',
    <NumberInput key="do" label="Quantity" description="At most 10" defaultValue={2} maxValue={10} />,
  ],
  dont: ['Use it for texts', <NumberInput key="dont" label="Postal code" defaultValue={94401} />],
};
