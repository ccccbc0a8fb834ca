'use client';
import { UserRoundIcon } from '@vitrine/components/icons';
import { useCustomer } from '../shop/useCustomer.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';

/** Links signed-in customers to the account page, and all others to the login page. */
export function AccountLink() {
  const { messages } = useShop();
  const { isLoggedIn } = useCustomer();
  return (
    <ShopLink
      href={{ page: isLoggedIn ? 'account' : 'login' }}
      variant="iconWrapper"
      aria-label={isLoggedIn ? messages.accountTitle : messages.login}
    >
      <UserRoundIcon />
    </ShopLink>
  );
}
