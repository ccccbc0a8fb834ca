import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Badge } from './Badge.js';

export const picture = <Badge badgeContent="Sold out" />;

export const rules: PicturedRules = {
  do: ['Keep it to a word', <Badge key="do" badgeContent="Sold out" />],
  dont: ['Rely on its looks alone', <Badge key="dont" badgeContent=" " variant="solid" />],
};
