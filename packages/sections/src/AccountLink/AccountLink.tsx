'use client';
import { UserRoundIcon } from '@vitrine/components/icons';
import { useCustomer } from '../shop/useCustomer.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';

export type AccountLinkProps = RootProps<HTMLAnchorElement>;

/** Links signed-in customers to the account page, and all others to the login page. */
export function AccountLink(root: AccountLinkProps) {
  const { messages } = useShop();
  const { isLoggedIn } = useCustomer();
  return (
    <ShopLink
      {...root}
      href={{ page: isLoggedIn ? 'account' : 'login' }}
      variant="iconWrapper"
      aria-label={isLoggedIn ? messages.accountTitle : messages.login}
    >
      <UserRoundIcon />
    </ShopLink>
  );
}
