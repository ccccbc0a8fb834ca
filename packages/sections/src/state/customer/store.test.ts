import { createCommerce } from '@vitrine/commerce/server';
import { createSandbox, samplePassword, withLargeCustomer } from '@vitrine/sandbox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCustomerStore, type ServedCustomer } from './store.js';

const robin = { email: 'robin@example.com', password: samplePassword };

/** A shop, and tabs of one browser, which share only their cookies. */
function openShop() {
  const sandbox = createSandbox({ data: withLargeCustomer({ orders: 1, addresses: 60 }) });
  const channel = crypto.randomUUID();
  const cookies = new Map<string, string | undefined>();
  const connect = () =>
    createCommerce(
      { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
      {
        session: { get: (key) => cookies.get(key), set: (key, value) => void cookies.set(key, value) },
        fetch: (url, init) => sandbox.fetch(new Request(url, init)),
      },
    ).customer;
  const openTab = () => {
    const store = createCustomerStore(connect(), { channel });
    stops.push(store.start());
    return store;
  };
  return { sandbox, cookies, connect, openTab };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('the data that a server has read', () => {
  const customer = { id: '1', email: robin.email, _originalPlatform: 'shopify' } as const;
  const address = { id: '1', address1: '7 Weir Street', city: 'Bath', zip: 'BA1', country: 'UK', countryCode: 'GB' };
  const served: ServedCustomer = { status: 'authenticated', customer, addresses: { items: [address], next: 'more' } };

  it('is not requested again until it is cleared', async () => {
    const { sandbox, openTab } = openShop();
    const asked = vi.spyOn(sandbox, 'fetch');
    const store = openTab();
    store.receive(served);
    await store.load(60_000);
    await store.addresses.load();
    expect(store.getSnapshot()).toMatchObject({ status: 'authenticated', isLoggedIn: true, customer });
    expect(store.addresses.getSnapshot()).toMatchObject({ status: 'loaded', items: [address], hasMore: true });
    expect(asked).not.toHaveBeenCalled();

    store.addresses.clear();
    expect(store.addresses.getSnapshot()).toMatchObject({ status: 'initial', items: [] });
  });

  it('is ignored after a request to the shop', async () => {
    const store = openShop().openTab();
    await store.login(robin);
    await store.addresses.load();
    const { items } = store.addresses.getSnapshot();
    store.receive({ ...served, customer: store.getSnapshot().customer });
    store.receive({ status: 'unauthenticated' });
    expect(store.getSnapshot().status).toBe('authenticated');
    expect(store.addresses.getSnapshot().items).toEqual(items);
  });

  it('is not given to anybody else', async () => {
    const store = openShop().openTab();
    await store.login(robin);
    store.receive(served);
    expect(store.addresses.getSnapshot().status).toBe('initial');
  });
});

describe('spec §4: the status', () => {
  it('is initial, then loading, then unauthenticated for a guest', async () => {
    const store = openShop().openTab();
    expect(store.getSnapshot().status).toBe('initial');
    const loading = store.load();
    expect(store.getSnapshot().status).toBe('loading');
    await loading;
    expect(store.getSnapshot()).toMatchObject({ status: 'unauthenticated', isLoggedIn: false, customer: undefined });
  });

  it('is authenticated after a login, with the customer', async () => {
    const store = openShop().openTab();
    expect(await store.login(robin)).toEqual({ errors: [] });
    expect(store.getSnapshot()).toMatchObject({ status: 'authenticated', isLoggedIn: true, customer: robinsName });
  });

  it('does not change after a refused login', async () => {
    const store = openShop().openTab();
    await store.load();
    expect(await store.login({ ...robin, password: 'southlane' })).toMatchObject({
      errors: [{ code: 'customer.unidentified' }],
    });
    expect(store.getSnapshot().status).toBe('unauthenticated');
  });

  it('is initial again after a failed request, with the failure', async () => {
    const { sandbox, openTab } = openShop();
    const store = openTab();
    await store.login(robin);
    const other = openTab();
    sandbox.faults.add({ fault: 'shape', times: 1 });
    await other.load();
    expect(other.getSnapshot()).toMatchObject({ status: 'initial', failure: 'shape' });
    await other.load();
    expect(other.getSnapshot()).toMatchObject({ status: 'authenticated', failure: undefined });
  });

  it('stays during another request, also if that fails', async () => {
    const { sandbox, openTab } = openShop();
    const store = openTab();
    await store.login(robin);
    sandbox.faults.add({ fault: 'shape', times: 1 });
    const loading = store.load();
    expect(store.getSnapshot().status).toBe('authenticated');
    await loading;
    expect(store.getSnapshot().status).toBe('authenticated');
  });
});

const robinsName = { firstName: 'Robin', lastName: 'Hale', email: robin.email };

describe('logging out', () => {
  it('forgets the customer, here and on the platform', async () => {
    const { openTab, connect } = openShop();
    const store = openTab();
    await store.login(robin);
    await store.addresses.load();
    expect(store.addresses.getSnapshot().items).not.toEqual([]);
    await store.logout();
    expect(store.getSnapshot()).toMatchObject({ status: 'unauthenticated', customer: undefined });
    expect(store.addresses.getSnapshot()).toMatchObject({ status: 'initial', items: [] });
    expect(await connect().get()).toBeUndefined();
  });

  it('reaches the other tabs, as a login does', async () => {
    const { openTab } = openShop();
    const [store, other] = [openTab(), openTab()];
    await other.load();
    await store.login(robin);
    await vi.waitFor(() => expect(other.getSnapshot().customer).toMatchObject(robinsName));
    await store.logout();
    await vi.waitFor(() => expect(other.getSnapshot().status).toBe('unauthenticated'));
  });

  it('reaches the other tabs by the next page, if it came before the scripts', async () => {
    const { cookies, openTab } = openShop();
    const store = openTab();
    await store.login(robin);
    cookies.clear();
    await openTab().load();
    await vi.waitFor(() => expect(store.getSnapshot().status).toBe('unauthenticated'));

    await store.login(robin);
    cookies.clear();
    openTab().receive({ status: 'unauthenticated' });
    await vi.waitFor(() => expect(store.getSnapshot().status).toBe('unauthenticated'));
  });

  it('leaves the customer signed in if it fails', async () => {
    const { sandbox, openTab } = openShop();
    const store = openTab();
    await store.login(robin);
    sandbox.faults.add({ fault: 'status=500' });
    await expect(store.logout()).rejects.toMatchObject({ kind: 'http' });
    expect(store.getSnapshot().status).toBe('authenticated');
  });
});

describe('an expired login', () => {
  it('is noticed when a list is read', async () => {
    const { cookies, openTab } = openShop();
    const store = openTab();
    await store.login(robin);
    cookies.clear();
    await store.orders.load();
    expect(store.getSnapshot().status).toBe('unauthenticated');
    expect(store.orders.getSnapshot()).toMatchObject({ status: 'initial', failure: undefined });
  });

  it('is noticed when a change is refused for it', async () => {
    const { cookies, openTab, connect } = openShop();
    const store = openTab();
    await store.login(robin);
    cookies.clear();
    const { errors } = await store.follow(connect().updateCustomer({ newPassword: 'northlane-2' }));
    expect(errors).toMatchObject([{ code: 'customer.tokenNotFound' }]);
    expect(store.getSnapshot().status).toBe('unauthenticated');
  });
});

describe('spec §9: addresses', () => {
  it('load 50 at a time, and each page once', async () => {
    const store = openShop().openTab();
    await store.login({ ...robin, email: 'alex@example.com' });
    await store.addresses.load();
    expect(store.addresses.getSnapshot()).toMatchObject({ status: 'loaded', hasMore: true });
    expect(store.addresses.getSnapshot().items).toHaveLength(50);
    await store.addresses.load();
    await store.addresses.loadMore();
    expect(store.addresses.getSnapshot()).toMatchObject({ status: 'loaded', hasMore: false });
    expect(store.addresses.getSnapshot().items).toHaveLength(60);
  });
});
