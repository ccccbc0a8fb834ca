import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Badge, HStack, Text } from '@vitrine/components';
import { ShoppingBagIcon } from '@vitrine/components/icons';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { CartButton } from './CartButton.js';

export const picture = <CartButton />;

export const rules: PicturedRules = {
  do: [
    'Put one last',
    <HStack key="do" gap={4} justify="end" align="center">
      <AccountLink />
      <CartButton />
    </HStack>,
  ],
  dont: [
    'Show the number elsewhere',
    <HStack key="dont" gap={4} justify="end" align="center">
      <Text size="sm">3 things in your cart</Text>
      <Badge badgeContent="3">
        <ShoppingBagIcon />
      </Badge>
    </HStack>,
  ],
};
