import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Input } from './Input.js';

export const picture = <Input label="Name" />;

export const rules: PicturedRules = {
  do: ['Allow a password', <Input key="do" label="Password" type="password" defaultValue="northlane" />],
  dont: ['Let a placeholder', <Input key="dont" aria-label="Email" placeholder="Your email" />],
};
