import type { PicturedRules } from '@vitrine/story-kit/rules';
import { HStack, IconButton, Logo } from '@vitrine/components';
import { MenuIcon } from '@vitrine/components/icons';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { CartButton } from '../CartButton/CartButton.js';
import { SearchPopover } from './SearchPopover.js';

export const picture = <SearchPopover />;

export const rules: PicturedRules = {
  do: [
    'Show it if there is no room',
    <HStack key="do" gap={4} justify="between" align="center">
      <Logo name="Northlane" />
      <SearchPopover />
    </HStack>,
  ],
  dont: [
    'Show it on phones',
    <HStack key="dont" gap={2} align="center" style={{ maxInlineSize: '15rem' }}>
      <IconButton aria-label="Menu" icon={<MenuIcon />} />
      <Logo name="Northlane" />
      <SearchPopover />
      <AccountLink />
      <CartButton />
    </HStack>,
  ],
};
