import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Checkbox } from './Checkbox.js';

export const picture = <Checkbox label="Wrap it as a gift" defaultSelected />;

export const rules: PicturedRules = {
  do: ['Word it so that a tick means yes', <Checkbox key="do" label="Send me news of the workshop" />],
  dont: ['Tick for others', <Checkbox key="dont" label="Insure my bicycle for $9 a month" defaultSelected />],
};
