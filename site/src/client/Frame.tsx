'use client';
import { CartDrawer, ConsentBar, Footer, Header, type HeaderProps } from '@vitrine/sections';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { footer, shop } from '@vitrine/northlane/shop';
import { publicPath } from '../routing';
import { PageStart } from './PageStart';

interface FrameProps {
  menu: HeaderProps['menu'];
  /** The year of the copyright. */
  year: number;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of every page. The browser's script contains its markup, so pages do not contain it a second time as data.
 */
export function Frame({ menu, year, children }: FrameProps) {
  return (
    <>
      <PageStart />
      <PageHeader menu={menu} />
      <main id="content">{children}</main>
      <Footer shop={shop} groups={footer} year={year} />
      <ConsentBar />
      <CartDrawer />
    </>
  );
}

/** Separate from the rest of the frame, which does not depend on the path: only this part renders when the path changes. */
function PageHeader({ menu }: Pick<FrameProps, 'menu'>) {
  const path = usePathname();
  // On the server, the path of a cached page is its internal path.
  return <Header menu={menu} currentPath={typeof window === 'undefined' ? publicPath(path) : path} />;
}
