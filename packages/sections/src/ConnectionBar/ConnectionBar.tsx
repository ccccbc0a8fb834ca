'use client';
import { announce } from '@vitrine/components';
import { CircleAlertIcon } from '@vitrine/components/icons';
import { useEffect, useRef, useState } from 'react';
import { opensElsewhere } from '../ShopLink/opensElsewhere.js';
import { useConnection } from '../shop/useConnection.js';
import { useShop } from '../shop/ShopProvider.js';
import { isOverFocus } from '../ui/isOverFocus.js';
import type { RootProps } from '../rootProps.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { Root } from './ConnectionBar.styles.js';

export interface ConnectionBarProps extends RootProps<HTMLDivElement> {
  /** A text about the page itself, such as from when a kept one is. It shows with and without a connection. Default: none. */
  note?: string | undefined;
  /**
   * Opens a page that is kept on the device, in place of this one. Resolves to `false` if it is not kept. Not called while something on this page
   * waits to be sent. Keep it the same function. Default: none is kept; links wait for the connection.
   * @param url absolute
   */
  openKept?: ((url: string) => Promise<boolean>) | undefined;
}

/**
 * Says over the page that the browser is offline. A link then waits for the connection instead of replacing the page by the browser's
 * own error, unless its page is kept on the device. Renders nothing while there is a connection and no note.
 */
export function ConnectionBar({ note, openKept, ...root }: ConnectionBarProps) {
  const { messages } = useShop();
  const { isOffline, isWaiting } = useConnection();
  const text = [note, isOffline && messages.offline, isWaiting && messages.offlinePage].filter(Boolean).join(' ');
  const wasShown = useRef(false);
  useEffect(() => {
    if (text) announce(text, 'polite');
    else if (wasShown.current) announce(messages.onlineAgain, 'polite');
    wasShown.current = text !== '';
  }, [text, messages]);
  useLinksThatWait(isOffline, openKept);
  return text ? <Bar {...root} text={text} /> : null;
}

function Bar({ text, ...root }: RootProps<HTMLDivElement> & { text: string }) {
  const bar = useRef<HTMLDivElement>(null);
  useSharedRef(root.ref, bar);
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    const follow = () => {
      const { current } = bar;
      if (current) setAside(isOverFocus(current, current.offsetTop + current.offsetHeight));
    };
    const events = ['focusin', 'scroll'] as const;
    for (const event of events) document.addEventListener(event, follow, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, follow);
    };
  }, []);
  return (
    <Root {...root} ref={bar} data-connection-bar data-aside={isAside || undefined}>
      <CircleAlertIcon size="1.2em" aria-hidden="true" />
      <span>{text}</span>
    </Root>
  );
}

/** A press on a link opens a kept page, or is repeated after the connection is back. */
function useLinksThatWait(isOffline: boolean, openKept: ConnectionBarProps['openKept']) {
  const { connection, cart } = useShop();
  useEffect(() => {
    if (!isOffline) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      // After the connection is back, the press is repeated before this listener has gone.
      if (!connection.getSnapshot().isOffline) return;
      if (!link || event.defaultPrevented || !leavesThePage(link) || opensElsewhere(event)) return;
      event.preventDefault();
      const { href } = link;
      const wait = () => connection.whenOnline(() => (link.isConnected ? link.click() : location.assign(href)));
      // Another page in place of this one would lose what waits here.
      if (!openKept || connection.isPageHeld() || cart.getSnapshot().isPending) return wait();
      void openKept(href).then((isKept) => isKept || wait(), wait);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [connection, cart, isOffline, openKept]);
}

function leavesThePage({ href, target, download, pathname, search, protocol }: HTMLAnchorElement): boolean {
  if (!href || download || (target && target !== '_self') || !protocol.startsWith('http')) return false;
  return !href.includes('#') || pathname !== location.pathname || search !== location.search;
}
