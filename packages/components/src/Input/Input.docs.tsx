import type { PicturedRules } from '@vitrine/storybook/rules';
import { Input } from './Input.js';

/** Stands for it on the overview. */
export const picture = <Input label="Name" />;

/** What to do with it and what not to do. */
export const rules: PicturedRules = {
  do: ['Allow a password', <Input key="do" label="Password" type="password" defaultValue="northlane" />],
  dont: ['Let a placeholder', <Input key="dont" aria-label="Email" placeholder="Your email" />],
};
