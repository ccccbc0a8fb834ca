import { ConnectionBar } from '@vitrine/sections';
import type { ReactNode } from 'react';

/** In the layout, inside `ShopProvider`. The bar shows while the browser is offline. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <ConnectionBar />
  </>
);
