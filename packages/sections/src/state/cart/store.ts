import type { Cart, CartClient, Gift } from '@vitrine/commerce';
import { deviceStorage } from '../deviceStorage.js';
import { createAddItems, type AddItems } from './additions.js';
import { createDetails, type Details } from './details.js';
import { createGiftOptions } from './giftOptions.js';
import { createMachine } from './machine.js';
import { createPendingChanges } from './pendingChanges.js';
import { createPlatformCart } from './platformCart.js';
import { createQuantities } from './quantities.js';
import { createQueue } from './queue.js';
import { createRemoval, type Removal } from './removal.js';
import { createSeenLines } from './seen.js';
import type { CartSnapshot } from './snapshot.js';
import { createTabs } from '../tabs.js';
import { createTracking, type Tracking } from './tracking.js';
import { createUnheardChange } from './unheardChange.js';

export interface CartStoreOptions {
  /** Milliseconds without a change of a line's quantity before it is sent: a burst of clicks is one call. Default: 300. */
  settle?: number;
  /** Tabs with the same name share changes. Default: 'vitrine-cart'. */
  channel?: string;
}

/** After this many milliseconds, a returning shopper's cart is read again: another device may have changed it. */
export const staleAfter = 30_000;

/** Milliseconds between the reads of a cart in which a change of the page before is not there yet. */
const untilNextRead = [500, 1000, 2000, 4000];

/** Milliseconds without a change of the gift options before they are sent: a pause in writing the message. */
export const giftSettle = 1000;

/** The shopper's cart in one tab. It needs no React: `subscribe` and `getSnapshot` fit `useSyncExternalStore`. */
export interface CartStore extends Details, Removal {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CartSnapshot;
  /** Reports additions and removals, after the platform has confirmed them. */
  observe: Tracking['observe'];
  /** Starts to follow other tabs. Returns a function that stops it and aborts calls under way. */
  start: () => () => void;
  /** Reads the cart, unless it was read within the last `maxAge` milliseconds. Default: 0, which always reads. */
  load: (maxAge?: number) => Promise<void>;
  /** Adds items. Never rejects: failures are in the outcome. */
  addItems: AddItems;
  /** Shows the quantity at once, and sends it after a pause. The newest quantity wins. */
  updateQuantity: (lineId: string, quantity: number) => void;
  /** Shows the server's cart until the browser has read it, so that changes need not wait. */
  adopt: (cart: Cart) => void;
  /**
   * Shows the gift options at once, and sends them after a pause. Undefined if the order is not a gift. A failure
   * does not change them, and the next attempt sends them again.
   */
  updateGift: (gift: Gift | undefined) => void;
  /** Sends pending changes at once. Resolves to true if the platform then has the cart as shown, without a refusal. */
  settled: () => Promise<boolean>;
  /** Opens the cart over the page. Reads it if it is stale. */
  open: () => void;
  /** Closes it, and removes the lines that could be restored. */
  close: () => void;
}

/**
 * Sends calls one at a time, in the order of the requests, so that no response overtakes another. The snapshot shows the shopper's changes
 * over the platform's cart until their response. A refusal removes them and gives the reason.
 */
export function createCartStore(given: CartClient, options: CartStoreOptions = {}): CartStore {
  const { settle = 300, channel: name = 'vitrine-cart' } = options;
  const machine = createMachine();
  const { subscribe, getSnapshot, dispatch } = machine;
  const queue = createQueue();
  const unheard = createUnheardChange(`${name}-change`, () => machine.getState().cart);
  const client = unheard.watch(given);
  const tabs = createTabs<Cart>(name);
  const tracking = createTracking();
  const seen = createSeenLines(deviceStorage(), `${name}-lines`);
  const platformCart = createPlatformCart({ client, machine, seen, tabs, tracking });
  const pendingChanges = createPendingChanges(queue, [
    createQuantities({ client, machine, platformCart, tracking }),
    createGiftOptions({ client, machine, platformCart }),
  ]);
  const addItems = createAddItems({ client, machine, queue, pendingChanges, platformCart, tracking, name });
  const sendSoon = () => pendingChanges.schedule(settle);
  const load = async (maxAge = 0) => {
    const reads = platformCart.countReads();
    // A read that ended since is this one's answer, also if it failed. `load()` always reads.
    const isAnswered = () => maxAge > 0 && platformCart.countReads() > reads;
    await queue.run(async (signal) => {
      if (!isAnswered()) await platformCart.verify(signal, maxAge);
    });
    void followUnheard();
  };
  let isFollowing = false;
  /** The shopper may have left the page before right after a change: reads the cart until it shows the change. */
  const followUnheard = async () => {
    if (isFollowing) return;
    isFollowing = true;
    for (const wait of untilNextRead) {
      if (!unheard.isExpected(machine.getState().cart)) break;
      await new Promise((done) => setTimeout(done, wait));
      await queue.run((signal) => platformCart.read(signal));
    }
    isFollowing = false;
  };

  return {
    subscribe,
    getSnapshot,
    observe: tracking.observe,
    start() {
      queue.start();
      tabs.open(platformCart.follow);
      return () => {
        pendingChanges.cancel();
        queue.abort();
        tabs.close();
        dispatch('stopped', {});
      };
    },
    load,
    adopt: (cart) => dispatch('adopted', { cart }),
    addItems,
    updateQuantity(id, quantity) {
      dispatch('quantityWanted', { id, quantity });
      sendSoon();
    },
    ...createRemoval({ machine, queue, addItems, onChange: sendSoon }),
    ...createDetails({ client, queue, pendingChanges, platformCart }),
    updateGift(value) {
      dispatch('giftWanted', { gift: { value } });
      pendingChanges.schedule(giftSettle);
    },
    settled: pendingChanges.settled,
    open() {
      dispatch('opened', {});
      void load(staleAfter);
    },
    close: () => dispatch('closed', {}),
  };
}
