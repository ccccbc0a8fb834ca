import type { MenuLink } from '@vitrine/commerce';
import { CartDrawer, Footer, Header, readMenu, useShop, type Messages } from '@vitrine/sections';
import { PageBody } from '@vitrine/site/page';
import { footer } from '@vitrine/site/shop';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';

/** What stands in the footer. */
export const FooterGroups = createContext(footer);

/** Words of another language, for what renders on a server and takes them as props. */
export const PageMessages = createContext<Partial<Messages> | undefined>(undefined);

interface PageFrameProps {
  /** Whether the page keeps the margins of the screen; a banner does not. Default: `true`. */
  isInset?: boolean;
  children: ReactNode;
}

/** The links of the story's platform, as the site reads them: those of the shop's settings where it gives none. */
function useMenu(): readonly MenuLink[] {
  const { commerce, menu, paths } = useShop();
  const [links, setLinks] = useState<readonly MenuLink[]>([]);
  useEffect(() => {
    let isCurrent = true;
    readMenu(commerce, { ...(menu && { menu }), ...(paths && { paths }) })
      .catch(() => menu ?? [])
      .then((read) => isCurrent && setLinks(read));
    return () => {
      isCurrent = false;
    };
  }, [commerce, menu, paths]);
  return links;
}

/** What stands around every page of the site. */
export function PageFrame({ isInset = true, children }: PageFrameProps) {
  const shop = useShop();
  const messages = use(PageMessages);
  return (
    <>
      <Header menu={useMenu()} messages={messages} />
      <main id="content">{isInset ? <PageBody>{children}</PageBody> : children}</main>
      <Footer shop={shop} groups={use(FooterGroups)} year={2026} messages={messages} />
      <CartDrawer />
    </>
  );
}
