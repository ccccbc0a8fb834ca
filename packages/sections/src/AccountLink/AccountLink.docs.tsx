import type { PicturedRules } from '@vitrine/story-kit/rules';
import { HStack, Link, Logo } from '@vitrine/components';
import { AccountLink } from './AccountLink.js';

export const picture = <AccountLink />;

export const rules: PicturedRules = {
  do: [
    'Render it in `end`',
    <HStack key="do" gap={4} justify="between" align="center">
      <Logo name="Northlane" />
      <AccountLink />
    </HStack>,
  ],
  dont: [
    'Label it by name',
    <HStack key="dont" gap={4} justify="between" align="center">
      <Logo name="Northlane" />
      <Link href="#">Signed in as a name</Link>
    </HStack>,
  ],
};
