import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Label } from '@vitrine/story-kit/samples';
import { HStack } from '../HStack/HStack.js';
import { Link } from '../Link/Link.js';
import { Logo } from './Logo.js';

export const picture = <Logo name="Northlane" />;

export const rules: PicturedRules = {
  do: [
    'Put it into the link',
    <Link key="do" href="#" variant="default">
      <Logo name="Northlane" />
    </Link>,
  ],
  dont: [
    'Give the mark a text',
    <HStack key="dont" gap={2}>
      <Logo name="Northlane" />
      <Label>“Logo, Northlane”</Label>
    </HStack>,
  ],
};
