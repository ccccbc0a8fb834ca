'use client';
import { CartDrawer, ConsentBar, Footer, Header, type HeaderProps } from '@vitrine/sections';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { publicPath } from '../routing';
import { footer, shop } from '../shop';
import { PageStart } from './PageStart';

interface FrameProps {
  menu: HeaderProps['menu'];
  /** Of the copyright. */
  year: number;
  /** The page. */
  children: ReactNode;
}

/** What is around every page. Its markup is known to the browser's script, so that it need not stand in each page a second time, as data. */
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

/** Apart from the rest, which has nothing to do with the path: it alone is rendered when that changes. */
function PageHeader({ menu }: Pick<FrameProps, 'menu'>) {
  const path = usePathname();
  // The server knows a page that is kept by its internal path.
  return <Header menu={menu} currentPath={typeof window === 'undefined' ? publicPath(path) : path} />;
}
