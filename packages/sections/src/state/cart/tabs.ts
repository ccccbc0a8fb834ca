import type { Cart } from '@vitrine/commerce';

/** Shares the platform's cart with the shopper's other tabs. Does nothing in a browser without BroadcastChannel. */
export interface Tabs {
  /** @param follow Called with each cart that another tab sends. */
  open: (follow: (cart: Cart) => void) => void;
  send: (cart: Cart) => void;
  close: () => void;
}

/** @param name Tabs with the same name share their carts. */
export function createTabs(name: string): Tabs {
  let channel: BroadcastChannel | undefined;
  return {
    open(follow) {
      if (typeof BroadcastChannel === 'undefined') return;
      channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<Cart>) => follow(data);
    },
    send: (cart) => channel?.postMessage(cart),
    close() {
      channel?.close();
      channel = undefined;
    },
  };
}
