import { AccountLink, CartButton, Header } from '@vitrine/sections';

/** It opens the `CartDrawer` of the layout. */
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
