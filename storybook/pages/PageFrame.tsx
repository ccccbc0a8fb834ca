import { CartDrawer, Footer, Header, useShop, type Messages } from '@vitrine/sections';
import { PageBody } from '@vitrine/site/page';
import { footer } from '@vitrine/site/shop';
import { createContext, use, type ReactNode } from 'react';

/** What stands in the footer. */
export const FooterGroups = createContext(footer);

/** Words of another language, for what renders on a server and takes them as props. */
export const PageMessages = createContext<Partial<Messages> | undefined>(undefined);

interface PageFrameProps {
  /** Whether the page keeps the margins of the screen; a banner does not. Default: `true`. */
  isInset?: boolean;
  children: ReactNode;
}

/** What stands around every page of the site. */
export function PageFrame({ isInset = true, children }: PageFrameProps) {
  const shop = useShop();
  const messages = use(PageMessages);
  return (
    <>
      <Header {...(shop.menu && { menu: shop.menu })} messages={messages} />
      <main id="content">{isInset ? <PageBody>{children}</PageBody> : children}</main>
      <Footer shop={shop} groups={use(FooterGroups)} year={2026} messages={messages} />
      <CartDrawer />
    </>
  );
}
