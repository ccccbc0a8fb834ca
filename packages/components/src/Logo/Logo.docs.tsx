import type { PicturedRules } from '@vitrine/storybook/rules';
import { Label } from '@vitrine/storybook/samples';
import { HStack } from '../HStack/HStack.js';
import { Link } from '../Link/Link.js';
import { Logo } from './Logo.js';

/** The component's picture on the overview page. */
export const picture = <Logo name="Northlane" />;

/** A picture of a do and one of a don't. */
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
