'use client';
import { CartDrawer, ConsentBar, Footer, Header, type HeaderProps } from '@vitrine/sections';
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
  return (
    <>
      <Header menu={menu} />
      <main id="content">{children}</main>
      <Footer shop={shop} groups={footer} year={year} />
      <ConsentBar />
      <CartDrawer />
      <PageAnnouncer />
    </>
  );
}
