import type { CartClient } from '@vitrine/commerce';
import { createCommerce } from '@vitrine/commerce/server';
import { createSandbox, type Sandbox } from '@vitrine/sandbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../analytics/analytics.js';
import { createCartStore, giftSettle, staleAfter, type CartStore } from './store.js';
import { forgetTexts } from '../forms/keptTexts.js';

/** A shop, its cart in one tab, and the calls that change the cart. */
function openShop({ settle = 300, channel = crypto.randomUUID() as string } = {}) {
  const sandbox = createSandbox();
  const cookies = new Map<string, string | undefined>();
  const changes: string[] = [];
  let requests = 0;
  // The tabs share only their cookies, as on a server that makes an adapter for each request.
  const connect = (arrival?: Promise<void>) =>
    createCommerce(
      { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
      {
        session: { get: (key) => cookies.get(key), set: (key, value) => void cookies.set(key, value) },
        fetch: async (url, init) => {
          const call = /cartLines(Add|Update|Remove)|cartCreate|cartAttributesUpdate/.exec(String(init?.body));
          if (call) changes.push(call[0]);
          requests += 1;
          const response = await sandbox.fetch(new Request(url, init));
          await arrival;
          return response;
        },
      },
    );
  const commerce = connect();
  /** @param arrival When the responses to the tab arrive. Default: at once. */
  const openTab = (arrival?: Promise<void>, cart = connect(arrival).cart) => {
    const store = createCartStore(cart, { settle, channel });
    stops.push(store.start());
    return store;
  };
  /** Opens a tab that the shopper leaves right after an addition: it hears no answer. @param departure When the server gets the addition. */
  const openLeftTab = (departure: Promise<void>) => {
    const { cart } = connect();
    const addItems: CartClient['addItems'] = async (...args) => {
      begun();
      await departure;
      await cart.addItems(...args);
      return new Promise(() => {});
    };
    return openTab(undefined, { ...cart, addItems });
  };
  const { promise: beginning, resolve: begun } = moment();
  const events: AnalyticsEvent[] = [];
  const store = openTab();
  store.observe((event) => events.push(event));
  /** The arguments to add a product's variant. */
  const itemOf = async (slug: string, quantity = 1, at = 0) => {
    const product = await commerce.catalog.product(slug);
    return { productId: product!.id, variantId: product!.variants[at]!.id, quantity };
  };
  const add = async (slug: string, quantity = 1) => store.addItems([await itemOf(slug, quantity)]);
  return {
    sandbox,
    store,
    channel,
    openTab,
    openLeftTab,
    beginning,
    changes,
    countRequests: () => requests,
    events,
    itemOf,
    add,
  };
}

/** A promise that the test resolves. */
function moment() {
  let resolve!: () => void;
  return { promise: new Promise<void>((done) => (resolve = done)), resolve: () => resolve() };
}

const stops: (() => void)[] = [];

// Quantities wait before they are sent, and calls have time limits, so the test controls the clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rest = () => vi.advanceTimersByTimeAsync(300);
const line = (store: CartStore, at = 0) => store.getSnapshot().rows[at]!;
const quantities = (store: CartStore) => store.getSnapshot().cart?.items.map(({ quantity }) => quantity);

/** The quantities on the platform, whatever the tab shows. */
async function platformQuantities(store: CartStore) {
  await store.load();
  return quantities(store);
}

describe('reading the cart', () => {
  it("has no cart before the first read, then shows the platform's cart", async () => {
    const { store } = openShop();
    expect(store.getSnapshot()).toMatchObject({ status: 'initial', count: undefined, cart: undefined });
    const loading = store.load();
    await Promise.resolve();
    expect(store.getSnapshot().status).toBe('loading');
    await loading;
    expect(store.getSnapshot()).toMatchObject({ status: 'loaded', count: 0, rows: [] });
  });

  it("changes the server's cart before the browser has read it", async () => {
    const { store, add, openTab } = openShop();
    await add('floor-pump');
    const { cart } = store.getSnapshot();
    const page = openTab();
    page.adopt(cart!);
    page.remove(cart!.items[0]!.id);
    expect(page.getSnapshot().count).toBe(0);
    await rest();
    expect(await platformQuantities(page)).toEqual([]);
  });

  it("keeps a newer cart than the server's", async () => {
    const { store, add } = openShop();
    await add('floor-pump', 2);
    store.adopt({ ...store.getSnapshot().cart!, items: [] });
    expect(quantities(store)).toEqual([2]);
  });

  it('reports why the read failed, and reads the cart at the next attempt', async () => {
    const { sandbox, add, openTab } = openShop();
    await add('floor-pump');
    const other = openTab();
    sandbox.faults.add({ fault: 'shape', times: 1 });
    await other.load();
    expect(other.getSnapshot()).toMatchObject({ status: 'failed', notice: { kind: 'failure', failure: 'shape' } });
    await other.load();
    expect(other.getSnapshot()).toMatchObject({ status: 'loaded', count: 1, notice: undefined });
  });

  it('keeps the cart if a second read fails', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    sandbox.faults.add({ fault: 'shape' });
    await store.load();
    expect(store.getSnapshot()).toMatchObject({ status: 'loaded', count: 1 });
  });
});

describe('adding', () => {
  it('adds, names the added product, and notifies the observer', async () => {
    const { store, add, events } = openShop();
    const outcome = await add('floor-pump', 2);
    expect(outcome).toEqual({ isAdded: true });
    expect(store.getSnapshot()).toMatchObject({
      count: 2,
      notice: { kind: 'added', title: line(store).item.title },
    });
    expect(events).toMatchObject([{ name: 'add_to_cart', item: { quantity: 2, title: line(store).item.title } }]);
  });

  it('names the price that the page showed at a line that is dearer', async () => {
    const stored = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    };
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
    const { store, itemOf, add } = openShop();
    const shown = { amount: '1.00', currencyCode: 'USD' };
    await store.addItems([await itemOf('floor-pump')], shown);
    expect(line(store).news).toEqual({ price: shown });
    await store.load();
    expect(line(store).news).toEqual({ price: shown });
    // The shopper has seen the line.
    await add('floor-pump');
    expect(line(store).news).toBeUndefined();
  });

  it('adds what is left, and reports that it is less than wanted', async () => {
    const { store, add } = openShop();
    const outcome = await add('pepper-mill', 5);
    expect(outcome).toMatchObject({
      isAdded: true,
      notice: { kind: 'warning', refusals: [{ code: 'stock.notEnough', parameters: { quantity: 3 } }] },
    });
    expect(store.getSnapshot().count).toBe(3);
    expect(store.getSnapshot().notice).toEqual(outcome.notice);
  });

  it('adds nothing if the product is sold out, and reports that', async () => {
    const { store, add, events } = openShop();
    expect(await add('torque-wrench')).toMatchObject({
      isAdded: false,
      notice: { refusals: [{ code: 'stock.none' }] },
    });
    expect(store.getSnapshot().count).toBe(0);
    expect(events).toEqual([]);
  });

  it.each([
    ['status=500', 'http'],
    ['status=429', 'throttled'],
    ['shape', 'shape'],
  ])('reports the failure, and that nothing was added, if the platform answers with %s', async (fault, failure) => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    sandbox.faults.add({ match: { call: 'cart.add' }, fault, times: 1 });
    expect(await add('floor-pump')).toEqual({ isAdded: false, notice: { kind: 'failure', failure } });
    expect(store.getSnapshot().count).toBe(1);
  });

  it('reports at once that the platform asked to wait, and reads the cart after that', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    sandbox.faults.add({ match: { call: 'cart.add' }, fault: 'status=429', times: 1 });
    sandbox.faults.add({ match: { call: 'cart.read' }, fault: 'delay=60000' });
    expect(await add('floor-pump')).toEqual({ isAdded: false, notice: { kind: 'failure', failure: 'throttled' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(sandbox.faults.rules()).toMatchObject([{ hits: 1 }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.getSnapshot()).toMatchObject({ status: 'loaded', count: 1 });
  });

  describe('without a response', () => {
    const lost = { match: { call: 'cart.add' }, fault: 'drop=after', times: 1 };
    const unread = { match: { call: 'cart.read' }, fault: 'shape' };
    const unknown = { isAdded: false, isUnknown: true, notice: { kind: 'unconfirmed' } };

    it('has succeeded if the cart then shows the item', async () => {
      const { sandbox, store, add, events } = openShop();
      await add('floor-pump');
      sandbox.faults.add(lost);
      expect(await add('floor-pump', 2)).toEqual({ isAdded: true });
      expect(store.getSnapshot()).toMatchObject({ count: 3, notice: { kind: 'added', title: line(store).item.title } });
      expect(events.map(({ name }) => name)).toEqual(['add_to_cart', 'add_to_cart']);
      expect(events[1]).toMatchObject({ item: { quantity: 2 } });
    });

    it('is uncertain while the cart cannot be read either, and is found after that', async () => {
      const { sandbox, store, add, events } = openShop();
      await add('floor-pump');
      sandbox.faults.add(lost);
      sandbox.faults.add(unread);
      expect(await add('floor-pump')).toEqual(unknown);
      expect(store.getSnapshot()).toMatchObject({ count: 1, notice: { kind: 'unconfirmed' } });
      sandbox.faults.clear();
      await store.load(staleAfter);
      expect(store.getSnapshot()).toMatchObject({ count: 2, notice: { kind: 'added' } });
      expect(events).toHaveLength(2);
    });

    it('is uncertain if the cart does not show the item: it may still come', async () => {
      const { sandbox, store, add } = openShop();
      await add('floor-pump');
      sandbox.faults.add({ match: { call: 'cart.add' }, fault: 'delay=60000', times: 1 });
      const adding = add('floor-pump');
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await adding).toEqual(unknown);
      expect(store.getSnapshot()).toMatchObject({ count: 1, notice: { kind: 'unconfirmed' } });
    });

    it('is reported when the time is over, and the cart is read once after that', async () => {
      const { sandbox, store, add } = openShop();
      await add('floor-pump');
      sandbox.faults.add({ match: { call: 'cart.add' }, fault: 'delay=60000', times: 1 });
      sandbox.faults.add({ match: { call: 'cart.read' }, fault: 'delay=60000' });
      const adding = add('floor-pump').then((outcome) => {
        store.open();
        return outcome;
      });
      await vi.advanceTimersByTimeAsync(8_000);
      expect(store.getSnapshot()).toMatchObject({ isOpen: true, notice: { kind: 'unconfirmed' } });
      expect(await adding).toEqual(unknown);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sandbox.faults.rules()).toMatchObject([{ hits: 1 }]);
    });

    it('is uncertain if the cart was never read', async () => {
      const { sandbox, store, add } = openShop();
      sandbox.faults.add(unread);
      sandbox.faults.add({ match: { call: 'cart.create' }, fault: 'drop=after' });
      expect(await add('floor-pump')).toEqual(unknown);
      expect(store.getSnapshot().notice).toEqual({ kind: 'unconfirmed' });
    });

    it('leaves a removed line in its place until the line is back', async () => {
      const { sandbox, store, add } = openShop();
      await add('floor-pump', 2);
      const { id } = line(store).item;
      store.remove(id);
      await store.settled();
      sandbox.faults.add(lost);
      sandbox.faults.add(unread);
      await store.undo(id);
      expect(store.getSnapshot().rows).toMatchObject([{ isRemoved: true, isPending: false }]);
      expect(store.getSnapshot().notice).toEqual({ kind: 'unconfirmed' });
      sandbox.faults.clear();
      await store.load();
      expect(store.getSnapshot().rows).toMatchObject([{ isRemoved: false, item: { quantity: 2 } }]);
    });
  });
});

describe('changing a quantity', () => {
  it('shows it at once, with its subtotal, and sends it after a pause', async () => {
    const { store, add, changes } = openShop();
    await add('floor-pump');
    const price = Number(line(store).item.price.amount);
    store.updateQuantity(line(store).item.id, 3);
    expect(line(store)).toMatchObject({ item: { quantity: 3 }, isPending: true });
    expect(store.getSnapshot().count).toBe(3);
    expect(Number(store.getSnapshot().cart?.subtotalPrice.amount)).toBe(3 * price);
    expect(changes).not.toContain('cartLinesUpdate');
    await rest();
    await store.settled();
    expect(changes.filter((call) => call === 'cartLinesUpdate')).toHaveLength(1);
    expect(line(store)).toMatchObject({ item: { quantity: 3 }, isPending: false });
    expect(Number(store.getSnapshot().cart?.subtotalPrice.amount)).toBe(3 * price);
  });

  it('sends fifty quick clicks in one call', async () => {
    const { store, add, changes } = openShop();
    await add('cut-spokes');
    for (let click = 1; click <= 50; click++) {
      store.updateQuantity(line(store).item.id, line(store).item.quantity + 1);
      await vi.advanceTimersByTimeAsync(40);
    }
    await rest();
    await store.settled();
    expect(changes.filter((call) => call === 'cartLinesUpdate')).toHaveLength(1);
    expect(await platformQuantities(store)).toEqual([51]);
  });

  it('lets the newest quantity win over one under way', async () => {
    const { sandbox, store, add, changes } = openShop();
    await add('cut-spokes');
    sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'delay=2000', times: 1 });
    store.updateQuantity(line(store).item.id, 4);
    await rest();
    for (const quantity of [5, 6, 9]) store.updateQuantity(line(store).item.id, quantity);
    expect(line(store).item.quantity).toBe(9);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await store.settled()).toBe(true);
    expect(changes.filter((call) => call === 'cartLinesUpdate')).toHaveLength(2);
    expect(await platformQuantities(store)).toEqual([9]);
  });

  it('restores a refused quantity, with the reason at the line', async () => {
    const { store, add } = openShop();
    await add('santoku-knife');
    store.updateQuantity(line(store).item.id, 3);
    expect(await store.settled()).toBe(false);
    expect(line(store)).toMatchObject({
      item: { quantity: 1 },
      isPending: false,
      notice: { kind: 'error', refusals: [{ code: 'quantity.aboveMaximum' }] },
    });
    // The next change removes the message.
    store.updateQuantity(line(store).item.id, 2);
    expect(line(store).notice).toBeUndefined();
    expect(await store.settled()).toBe(true);
    expect(quantities(store)).toEqual([2]);
  });

  it('shows fewer pieces after another shopper took some, and warns', async () => {
    const { sandbox, store, add } = openShop();
    await add('pepper-mill');
    setStock(sandbox, 'NL-PM21', 2);
    store.updateQuantity(line(store).item.id, 3);
    expect(await store.settled()).toBe(false);
    expect(line(store)).toMatchObject({ item: { quantity: 2 }, notice: { kind: 'warning' } });
  });

  it.each([
    ['status=500', 'http'],
    ['status=429', 'throttled'],
    ['drop', 'network'],
    ['shape', 'shape'],
  ])('restores it if the platform answers with %s', async (fault, kind) => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    sandbox.faults.add({ match: { call: 'cart.update' }, fault, times: 1 });
    store.updateQuantity(line(store).item.id, 2);
    expect(await store.settled()).toBe(false);
    expect(line(store)).toMatchObject({ item: { quantity: 1 }, notice: { kind: 'failure', failure: kind } });
  });

  it('has succeeded if the response is lost and the cart shows the quantity', async () => {
    const { sandbox, store, add, events } = openShop();
    await add('floor-pump');
    sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'drop=after', times: 1 });
    store.updateQuantity(line(store).item.id, 3);
    expect(await store.settled()).toBe(true);
    expect(line(store)).toMatchObject({ item: { quantity: 3 }, isPending: false });
    expect(line(store).notice).toBeUndefined();
    expect(events.at(-1)).toMatchObject({ name: 'add_to_cart', item: { quantity: 2 } });
  });

  it('reports the line as missing if it has gone', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    const { id } = line(store).item;
    sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'drop', times: 1 });
    sandbox.faults.add({ match: { call: 'cart.read' }, fault: 'shape', times: 1 });
    store.updateQuantity(id, 2);
    await store.settled();
    sandbox.shop.store.clear('cart');
    store.updateQuantity(id, 3);
    await store.settled();
    expect(store.getSnapshot()).toMatchObject({
      count: 0,
      notice: { kind: 'error', refusals: [{ code: 'line.unknown' }] },
    });
  });

  describe('while the response is lost and the cart cannot be read either', () => {
    const loseAnswer = async () => {
      const shop = openShop();
      await shop.add('floor-pump');
      shop.sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'drop=after', times: 1 });
      shop.sandbox.faults.add({ match: { call: 'cart.read' }, fault: 'shape' });
      shop.store.updateQuantity(line(shop.store).item.id, 3);
      expect(await shop.store.settled()).toBe(false);
      return shop;
    };

    it('shows the old cart with a warning, and reads it again on the next request', async () => {
      const { sandbox, store } = await loseAnswer();
      expect(store.getSnapshot()).toMatchObject({ count: 1, notice: { kind: 'stale' } });
      sandbox.faults.clear();
      await store.load(staleAfter);
      expect(store.getSnapshot()).toMatchObject({ count: 3, notice: undefined });
    });

    it('reads the cart before the next change, which counts even if it seems to change nothing', async () => {
      const { sandbox, store } = await loseAnswer();
      sandbox.faults.clear();
      store.updateQuantity(line(store).item.id, 2);
      store.updateQuantity(line(store).item.id, 1);
      expect(await store.settled()).toBe(true);
      expect(await platformQuantities(store)).toEqual([1]);
    });

    it('counts only later additions', async () => {
      const { sandbox, events, add } = await loseAnswer();
      sandbox.faults.clear();
      await add('floor-pump');
      expect(events.at(-1)).toMatchObject({ name: 'add_to_cart', item: { quantity: 1 } });
    });
  });

  it('restores it if the platform does not respond in time', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'delay=60000', times: 1 });
    store.updateQuantity(line(store).item.id, 2);
    const settled = store.settled();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await settled).toBe(false);
    expect(line(store)).toMatchObject({ item: { quantity: 1 }, notice: { kind: 'failure', failure: 'timeout' } });
  });

  it('shows an empty cart with the reason if the platform has forgotten it', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    sandbox.shop.store.clear('cart');
    store.updateQuantity(line(store).item.id, 2);
    await store.settled();
    expect(store.getSnapshot()).toMatchObject({ count: 0, rows: [], notice: { kind: 'error' } });
  });
});

describe('removing', () => {
  it('keeps the line in its place, marked, and notifies the observer', async () => {
    const { store, add, events } = openShop();
    await add('floor-pump', 2);
    await add('chain-whip');
    const { rows } = store.getSnapshot();
    const gone = rows.findIndex(({ item }) => item.quantity === 2);
    const { item } = rows[gone]!;
    store.remove(item.id);
    expect(store.getSnapshot().count).toBe(1);
    await rest();
    await store.settled();
    expect(store.getSnapshot().rows.map(({ isRemoved }) => isRemoved)).toEqual([gone === 0, gone === 1]);
    expect(await platformQuantities(store)).toEqual([1]);
    expect(events.at(-1)).toMatchObject({ name: 'remove_from_cart', item: { quantity: 2, title: item.title } });
    store.close();
    expect(store.getSnapshot().rows.map(({ isRemoved }) => isRemoved)).toEqual([false]);
  });

  it('is undone without a call before it is sent', async () => {
    const { store, add, changes } = openShop();
    await add('floor-pump', 2);
    store.remove(line(store).item.id);
    await store.undo(line(store).item.id);
    await rest();
    await store.settled();
    expect(line(store)).toMatchObject({ isRemoved: false, item: { quantity: 2 } });
    expect(changes).not.toContain('cartLinesRemove');
  });

  it('restores the last wanted quantity, even if that was not sent either', async () => {
    const { store, add } = openShop();
    await add('floor-pump', 2);
    const { id } = line(store).item;
    store.updateQuantity(id, 3);
    store.remove(id);
    await store.undo(id);
    await store.settled();
    expect(line(store)).toMatchObject({ isRemoved: false, item: { quantity: 3 } });
    expect(await platformQuantities(store)).toEqual([3]);
  });

  it('can be undone while the response to an earlier change of the line arrives', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump', 2);
    const { id } = line(store).item;
    sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'delay=1000', times: 1 });
    store.updateQuantity(id, 3);
    await rest();
    store.remove(id);
    const removing = store.settled();
    await vi.advanceTimersByTimeAsync(1000);
    await removing;
    expect(line(store)).toMatchObject({ isRemoved: true, isPending: false });
    await store.undo(id);
    expect(await platformQuantities(store)).toEqual([3]);
  });

  it('is undone once after it was sent, however often that is requested', async () => {
    const { store, add } = openShop();
    await add('floor-pump', 2);
    const { id } = line(store).item;
    store.remove(id);
    await store.settled();
    expect(store.getSnapshot().count).toBe(0);
    await Promise.all([store.undo(id), store.undo(id)]);
    expect(store.getSnapshot().rows).toMatchObject([{ isRemoved: false, item: { quantity: 2 } }]);
    expect(await platformQuantities(store)).toEqual([2]);
  });

  it('can be undone if its response is lost and the line is gone', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump', 2);
    const { id } = line(store).item;
    sandbox.faults.add({ match: { call: 'cart.remove' }, fault: 'drop=after', times: 1 });
    store.remove(id);
    expect(await store.settled()).toBe(true);
    expect(store.getSnapshot().rows).toMatchObject([{ isRemoved: true, isPending: false }]);
    await store.undo(id);
    expect(await platformQuantities(store)).toEqual([2]);
  });

  it('restores the line if the platform refuses, also after an undo was requested', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    sandbox.faults.add({ match: { call: 'cart.remove' }, fault: 'delay=1000;status=500', times: 1 });
    const { id } = line(store).item;
    store.remove(id);
    const removing = store.settled();
    await vi.advanceTimersByTimeAsync(0);
    const undoing = store.undo(id);
    await vi.advanceTimersByTimeAsync(1000);
    await undoing;
    expect(await removing).toBe(false);
    expect(line(store)).toMatchObject({ isRemoved: false, item: { quantity: 1 }, notice: { failure: 'http' } });
    expect(await platformQuantities(store)).toEqual([1]);
  });
});

describe('gift options', () => {
  const gift = { message: 'For Kim', wrap: 'Recycled paper' };
  const afterTyping = () => vi.advanceTimersByTimeAsync(giftSettle);

  /** The gift options on the platform, as another tab reads them. */
  const saved = async ({ openTab }: ReturnType<typeof openShop>) => {
    const other = openTab();
    await other.load();
    return other.getSnapshot().gift.value;
  };

  it('show at once, and are sent after a pause in typing, in one call', async () => {
    const shop = openShop();
    await shop.add('floor-pump');
    for (const message of ['F', 'Fo', 'For Kim']) shop.store.updateGift({ ...gift, message });
    expect(shop.store.getSnapshot().gift).toEqual({ value: gift, isPending: true });
    await afterTyping();
    await shop.store.settled();
    expect(shop.store.getSnapshot().gift).toEqual({ value: gift, isPending: false });
    expect(shop.changes).toEqual(['cartCreate', 'cartAttributesUpdate']);
    expect(await saved(shop)).toEqual(gift);
  });

  it('are sent before the checkout, without waiting for the pause', async () => {
    const shop = openShop();
    await shop.add('floor-pump');
    shop.store.updateGift(gift);
    expect(await shop.store.settled()).toBe(true);
    expect(await saved(shop)).toEqual(gift);
  });

  it('need no call if the platform has them already', async () => {
    const { store, add, changes } = openShop();
    await add('floor-pump');
    store.updateGift(gift);
    store.updateGift(undefined);
    expect(await store.settled()).toBe(true);
    expect(store.getSnapshot().gift.isPending).toBe(false);
    expect(changes).toEqual(['cartCreate']);
  });

  it('stay as wanted after a failure, with the reason, and the next attempt sends them again', async () => {
    const shop = openShop();
    await shop.add('floor-pump');
    shop.sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'status=500', times: 1 });
    shop.store.updateGift(gift);
    expect(await shop.store.settled()).toBe(false);
    expect(shop.store.getSnapshot().gift).toEqual({
      value: gift,
      isPending: true,
      notice: { kind: 'failure', failure: 'http' },
    });
    expect(await shop.store.settled()).toBe(true);
    expect(shop.store.getSnapshot().gift).toEqual({ value: gift, isPending: false });
    expect(await saved(shop)).toEqual(gift);
  });

  it('are saved if the response is lost and the cart shows them', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'drop=after', times: 1 });
    store.updateGift(gift);
    expect(await store.settled()).toBe(true);
    expect(store.getSnapshot().gift).toEqual({ value: gift, isPending: false });
  });

  it('keep what is written while an earlier text is sent', async () => {
    const shop = openShop();
    await shop.add('floor-pump');
    shop.sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'delay=500', times: 1 });
    shop.store.updateGift({ message: 'For' });
    const first = shop.store.settled();
    await vi.advanceTimersByTimeAsync(0);
    shop.store.updateGift({ message: 'For Kim' });
    await vi.advanceTimersByTimeAsync(500);
    await first;
    expect(shop.store.getSnapshot().gift).toEqual({ value: { message: 'For Kim' }, isPending: true });
    await shop.store.settled();
    expect(await saved(shop)).toEqual({ message: 'For Kim' });
  });

  it('are given up with the cart that the platform has forgotten, which shows the reason', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    sandbox.shop.store.clear('cart');
    store.updateGift(gift);
    expect(await store.settled()).toBe(false);
    expect(store.getSnapshot()).toMatchObject({
      count: 0,
      gift: { value: undefined, isPending: false },
      notice: { kind: 'error', refusals: [{ code: 'cart.expired' }] },
    });
  });
});

describe('a note', () => {
  it('is kept with the reason until the platform has it', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'status=500' });
    const notice = { kind: 'failure', failure: 'http' };
    expect(await store.updateNote('Ring twice')).toEqual(notice);
    expect(store.unsavedNote()).toEqual({ text: 'Ring twice', notice });
    sandbox.faults.clear();
    expect(await store.updateNote('Ring once')).toBeUndefined();
    expect(store.unsavedNote()).toBeUndefined();
  });

  it('that could not be saved goes with the customer who wrote it', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'status=500' });
    await store.updateNote('Ring twice');
    forgetTexts();
    expect(store.unsavedNote()).toBeUndefined();
    await store.updateNote('Leave it at the door');
    expect(store.unsavedNote()).toMatchObject({ text: 'Leave it at the door' });
  });

  it('shows the old cart with a warning while its response is lost and the cart cannot be read', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    // Removes the message about the addition.
    store.close();
    sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'drop=after', times: 1 });
    sandbox.faults.add({ match: { call: 'cart.read' }, fault: 'shape' });
    expect(await store.updateNote('Leave it at the door')).toEqual({ kind: 'failure', failure: 'network' });
    expect(store.getSnapshot().notice).toEqual({ kind: 'stale' });
    sandbox.faults.clear();
    await store.load(staleAfter);
    expect(store.getSnapshot()).toMatchObject({ cart: { note: 'Leave it at the door' }, notice: undefined });
  });
});

describe('tabs', () => {
  it('make one cart if both add the first item at once', async () => {
    const { sandbox, openTab, itemOf, changes } = openShop();
    // Its response comes last. Until then, the other tab must not make a second cart.
    sandbox.faults.add({ match: { call: 'cart.add' }, fault: 'delay=1000', times: 1 });
    const tabs = [openTab(), openTab()];
    const adding = Promise.all([
      tabs[0]!.addItems([await itemOf('floor-pump')]),
      tabs[1]!.addItems([await itemOf('chain-whip')]),
    ]);
    await vi.waitFor(() => expect(changes).toEqual(['cartCreate']));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await adding).toMatchObject([{ isAdded: true }, { isAdded: true }]);
    expect(changes).toEqual(['cartCreate', 'cartLinesAdd']);
  });

  it('follow each other', async () => {
    const { store, add, openTab } = openShop();
    const other = openTab();
    await add('floor-pump', 2);
    await vi.waitFor(() => expect(other.getSnapshot().count).toBe(2));
    other.updateQuantity(line(other).item.id, 3);
    await other.settled();
    await vi.waitFor(() => expect(store.getSnapshot().count).toBe(3));
  });

  it('hear of changes, not of reads', async () => {
    const { channel, openTab, add } = openShop();
    const messages: unknown[] = [];
    const listener = new BroadcastChannel(channel);
    listener.onmessage = ({ data }) => messages.push(data);
    const other = openTab();
    await add('floor-pump');
    await vi.waitFor(() => expect(other.getSnapshot().count).toBe(1));
    await other.load();
    await other.load();
    other.updateQuantity(line(other).item.id, 2);
    await other.settled();
    await vi.waitFor(() =>
      expect(messages).toMatchObject([{ items: [{ quantity: 1 }] }, { items: [{ quantity: 2 }] }]),
    );
    listener.close();
  });

  it('keep a change that another tab makes while they read', async () => {
    const { openTab, add, changes } = openShop();
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await add('floor-pump');
    const other = openTab(arrival);
    const read = other.load();
    await add('chain-whip');
    await vi.waitFor(() => expect(other.getSnapshot().count).toBe(2));
    arrive();
    await read;
    expect(other.getSnapshot().count).toBe(2);
    expect(changes).toEqual(['cartCreate', 'cartLinesAdd']);
  });
});

describe('the next page', () => {
  it('shows an addition that was on its way when the shopper left the page', async () => {
    const { openTab, openLeftTab, beginning, itemOf } = openShop();
    const departure = moment();
    void openLeftTab(departure.promise).addItems([await itemOf('floor-pump')]);
    await beginning;
    const next = openTab();
    await next.load();
    expect(next.getSnapshot()).toMatchObject({ status: 'loaded', count: 0 });
    departure.resolve();
    await vi.advanceTimersByTimeAsync(500);
    await vi.waitFor(() => expect(next.getSnapshot().count).toBe(1));
  });

  it('asks a few times for an addition that never comes', async () => {
    const { openTab, openLeftTab, beginning, itemOf, countRequests } = openShop();
    void openLeftTab(new Promise(() => {})).addItems([await itemOf('floor-pump')]);
    await beginning;
    const next = openTab();
    await next.load();
    const before = countRequests();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(countRequests() - before).toBeLessThanOrEqual(4);
  });

  it('reads the cart once after a change with an answer', async () => {
    const { openTab, add, countRequests } = openShop();
    await add('floor-pump');
    const next = openTab();
    await next.load();
    const before = countRequests();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(countRequests()).toBe(before);
  });
});

describe('the end of a tab', () => {
  it('aborts its calls, and reports nothing', async () => {
    const { sandbox, store, add } = openShop();
    await add('floor-pump');
    sandbox.faults.add({ match: { call: 'cart.update' }, fault: 'delay=60000' });
    store.updateQuantity(line(store).item.id, 2);
    const settled = store.settled();
    await Promise.resolve();
    for (const stop of stops.splice(0)) stop();
    await settled;
    expect(line(store)).toMatchObject({ item: { quantity: 1 }, isPending: false });
    expect(line(store).notice).toBeUndefined();
  });
});

/** Sets the stock that another shopper leaves. */
function setStock({ shop }: Sandbox, sku: string, pieces: number) {
  const variant = shop.catalog.variant(sku);
  if (!variant) throw new Error(`The sandbox has no ${sku}.`);
  shop.stock.set(variant, pieces);
}
