import type { MenuLink } from '@vitrine/commerce';
import { CartDrawer, Footer, Header, readMenu, useShop } from '@vitrine/sections';
import { PageBody } from '@vitrine/site/page';
import { FooterGroups, PageMessages } from '@vitrine/story-kit/page-texts';
import { use, useEffect, useState, type ReactNode } from 'react';

interface PageFrameProps {
  /** Whether the content keeps the page's margins. A banner does not. Default: `true`. */
  isInset?: boolean;
  children: ReactNode;
}

/** Reads the menu of the story's platform like the site. If there is none, it is the menu of the shop's settings. */
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

/** The frame of every page of the site. */
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
