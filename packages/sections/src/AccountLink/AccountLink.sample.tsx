import { AccountLink, CartButton, Header } from '@vitrine/sections';

/** It leads to the account, or to the login page. */
export const ShopHeader = () => (
  <Header
    end={
      <>
        <AccountLink />
        <CartButton />
      </>
    }
  />
);
