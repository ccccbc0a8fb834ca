import { CartDrawer, Footer, Header } from '@vitrine/sections';
import { PageBody } from '@vitrine/site/page';
import { footer, shop } from '@vitrine/site/shop';
import type { ReactNode } from 'react';

interface PageFrameProps {
  /** Whether the page keeps the margins of the screen; a banner does not. Default: `true`. */
  isInset?: boolean;
  children: ReactNode;
}

/** What stands around every page of the site. */
export function PageFrame({ isInset = true, children }: PageFrameProps) {
  return (
    <>
      <Header {...(shop.menu && { menu: shop.menu })} />
      <main id="content">{isInset ? <PageBody>{children}</PageBody> : children}</main>
      <Footer shop={shop} groups={footer} year={2026} />
      <CartDrawer />
    </>
  );
}
