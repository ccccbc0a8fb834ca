import type { PicturedRules } from '@vitrine/story-kit/rules';
import { sizes } from '@vitrine/story-kit/samples';
import { ComboBox } from './ComboBox.js';

const towns = ['San Mateo', 'Santa Cruz', 'Sausalito'].map((value) => ({ value, label: value }));

export const picture = <ComboBox label="Size" items={sizes} defaultValue="M" />;

export const rules: PicturedRules = {
  do: [
    'Take it for lists that are too long',
    <ComboBox key="do" label="Town" items={towns} defaultValue="San Mateo" />,
  ],
  dont: ['Take it for sizes', <ComboBox key="dont" label="Size" items={sizes} defaultValue="M" />],
};
