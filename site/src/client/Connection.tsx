'use client';
import { whenIdle } from '@vitrine/components';
import { ConnectionBar, useShop, type CartStore } from '@vitrine/sections';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useOldPage } from './useOldPage';

/** Says over the page that there is no connection, or that the page is old. Lets the browser keep each page, after all else. */
export function Connection({ keepsPages }: { keepsPages: boolean }) {
  const path = usePathname();
  const { cart } = useShop();
  const note = useOldPage();
  useEffect(() => {
    if (keepsPages) return whenLoaded(() => void keep(cart));
  }, [keepsPages, path, cart]);
  return <ConnectionBar note={note} openKept={keepsPages ? openKept : undefined} />;
}

/** A page that is kept has kept this script, too. */
const openKept = (url: string) => import('./keepPage').then(({ openKept }) => openKept(url));

/** Without the script or the browser's permission, nothing is kept. */
const keep = (cart: CartStore) => import('./keepPage').then(({ keepPage }) => keepPage(cart)).catch(() => {});

/** Runs a task after the page has loaded, when the browser is idle. Returns a function that cancels it. */
function whenLoaded(task: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(task);
  let cancel = () => {};
  const begin = () => (cancel = whenIdle(task));
  addEventListener('load', begin, { once: true });
  return () => {
    removeEventListener('load', begin);
    cancel();
  };
}
