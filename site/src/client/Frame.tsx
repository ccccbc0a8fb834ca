'use client';
import type { PolicyKind } from '@vitrine/commerce';
import { CartDrawer, ConsentBar, Footer, Header, useTrackView, type HeaderProps } from '@vitrine/sections';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { footer, shop } from '@vitrine/northlane/shop';
import { existing } from '../policyLinks';
import { publicPath } from '../routing';
import { CarriedPicture } from './CarriedPicture';
import { Connection } from './Connection';
import { PageStart } from './PageStart';

interface FrameProps {
  menu: HeaderProps['menu'];
  /** The policies that the shop does not have. */
  missing: readonly PolicyKind[];
  /** The year of the copyright. */
  year: number;
  /** Whether the browser keeps visited pages, for times without a connection. */
  keepsPages: boolean;
  /** Content at the end of the footer. Default: none. */
  end?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of every page. The browser's script contains its markup, so pages do not contain it a second time as data.
 */
export function Frame({ menu, missing, year, keepsPages, end, children }: FrameProps) {
  return (
    <>
      <PageStart />
      <PageHeader menu={menu} />
      <main id="content">{children}</main>
      <CarriedPicture />
      <Footer
        shop={shop}
        groups={footer.map((group) => ({ ...group, links: existing(group.links, missing) }))}
        year={year}
        end={end}
      />
      <Connection keepsPages={keepsPages} />
      <ConsentBar />
      <CartDrawer />
    </>
  );
}

/** Separate from the rest of the frame, which does not depend on the path: only this part renders when the path changes. */
function PageHeader({ menu }: Pick<FrameProps, 'menu'>) {
  const path = usePathname();
  useTrackView({ name: 'page_view', path });
  // On the server, the path of a cached page is its internal path.
  return <Header menu={menu} currentPath={typeof window === 'undefined' ? publicPath(path) : path} />;
}
