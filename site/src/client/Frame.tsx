'use client';
import { useIsHydrated } from '@vitrine/components';
import { CartDrawer, ConsentBar, Footer, Header, type HeaderProps } from '@vitrine/sections';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { footer, shop } from '../shop';
import { PageAnnouncer } from './PageAnnouncer';

interface FrameProps {
  menu: HeaderProps['menu'];
  /** Of the copyright. */
  year: number;
  /** The page. */
  children: ReactNode;
}

/** What is around every page. Its markup is known to the browser's script, so that it need not stand in each page a second time, as data. */
export function Frame({ menu, year, children }: FrameProps) {
  const path = usePathname();
  // The server knows a page by its internal path: see routing.ts.
  const currentPath = useIsHydrated() ? path : undefined;
  return (
    <>
      <Header menu={menu} currentPath={currentPath} />
      <main id="content">{children}</main>
      <Footer shop={shop} groups={footer} year={year} />
      <ConsentBar />
      <CartDrawer />
      <PageAnnouncer />
    </>
  );
}
