import type { PicturedRules } from '@vitrine/storybook/rules';
import { Badge } from './Badge.js';

/** Stands for it on the overview. */
export const picture = <Badge badgeContent="Sold out" />;

/** What to do with it and what not to do. */
export const rules: PicturedRules = {
  do: ['Keep it to a word', <Badge key="do" badgeContent="Sold out" />],
  dont: ['Say anything by its looks alone', <Badge key="dont" badgeContent=" " variant="solid" />],
};
