import type { CartStore } from '@vitrine/sections';
import { defaultPaths } from '@vitrine/sections/paths';
import type { CartNote } from '../worker/answers';

/** Milliseconds without a change before the cart is noted. */
const settle = 500;

/** Notes the confirmed cart for times without a connection, without its prices: the service worker shows it in place of the cart's page. */
export function keepCart({ subscribe, getSnapshot }: Pick<CartStore, 'subscribe' | 'getSnapshot'>) {
  let noted: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = async () => {
    const { status, isPending, cart } = getSnapshot();
    if (status !== 'loaded' || isPending || !cart) return;
    const lines = cart.items.map(({ title, options = [], quantity }) => ({
      name: [title, ...options.map(({ value }) => value)].join(', '),
      quantity,
    }));
    const text = JSON.stringify(lines);
    if (text === noted) return;
    noted = text;
    const notes = await caches.open('vitrine-cart');
    const content: CartNote = { at: Date.now(), lines };
    if (lines.length > 0) await notes.put(defaultPaths.cart, Response.json(content));
    else await notes.delete(defaultPaths.cart);
  };
  const noteSoon = () => {
    clearTimeout(timer);
    // A full or blocked storage costs only this note.
    timer = setTimeout(() => void note().catch(() => {}), settle);
  };
  subscribe(noteSoon);
  noteSoon();
}
