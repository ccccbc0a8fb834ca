/** The contract of every adapter and of the remote client for customers: the same tests for all of them, against a shop that answers. */
import { samplePassword, sampleShop, withLargeCustomer } from '@vitrine/sandbox';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressInput, Registration } from './model/entities.js';
import type { CursorPage } from './port/customer.js';
import { sessionKeys } from './port/session.js';
import { adapters, failure } from './testing/adapters.js';
import { openShop, type TestShop } from './testing/openShop.js';
import { withoutIds } from './testing/withoutIds.js';
import { traits } from './testing/traits.js';

const robin = { email: 'robin@example.com', password: samplePassword };
const sam = { email: 'sam@example.com', password: samplePassword };
const alex = { email: 'alex@example.com', password: samplePassword };

const newcomer: Registration = {
  firstName: 'Noa',
  lastName: 'Lind',
  email: 'noa@example.com',
  password: 'a good password',
  countryCode: 'US',
  province: 'California',
  city: 'San Mateo',
  zip: '94401',
  address1: '5 Kiln Street',
};

const kilnStreet: AddressInput = {
  firstName: 'Noa',
  lastName: 'Lind',
  company: 'Lind Lamps',
  phone: '+1 650 555 0199',
  address1: '5 Kiln Street',
  address2: 'Back door',
  city: 'San Mateo',
  zip: '94401',
  country: 'United States',
  countryCode: 'US',
  province: 'California',
};

const all = async <Item>(read: (query: { cursor?: string }) => Promise<CursorPage<Item>>): Promise<Item[][]> => {
  const pages: Item[][] = [];
  let cursor: string | undefined;
  do {
    const { items, next }: CursorPage<Item> = await read(cursor === undefined ? {} : { cursor });
    pages.push(items);
    cursor = next;
  } while (cursor !== undefined);
  return pages;
};

const withCustomers = adapters.filter(({ flavour }) => !traits[flavour].lacks?.includes('customers'));

describe.each(withCustomers)('customers of $flavour, reached $way', ({ flavour, way }) => {
  const trait = traits[flavour];
  let shop: TestShop;
  const open = (data = sampleShop) => openShop({ flavour, way, data });
  beforeEach(async () => {
    shop = await open();
  });

  const customer = () => shop.commerce.customer;
  const signIn = async (who = robin) => expect(await customer().login(who)).toEqual({ errors: [] });
  const lastMail = async () => (await shop.control.mail()).at(-1);
  const addressesOf = async () => (await customer().getAllAddresses()).items;
  /** Signs the customer out, as from another device. */
  const endLogins = () => trait.endLogins(shop.control, robin.email);

  describe('signing in', () => {
    it('turns a guest into a customer', async () => {
      expect(await customer().get()).toBeUndefined();
      await signIn();
      const [first] = await addressesOf();
      expect(await customer().get()).toEqual({
        id: expect.stringMatching(/./) as string,
        displayName: 'Robin Hale',
        firstName: 'Robin',
        lastName: 'Hale',
        email: robin.email,
        phone: '+1 650 555 0134',
        ...(trait.hasDefaultAddress && { defaultAddress: first }),
        _originalPlatform: shop.commerce.platform,
      });
    });

    it('is valid in another tab', async () => {
      await signIn();
      expect(await shop.openTab().customer.get()).toEqual(await customer().get());
    });

    it.each([
      ['a wrong password', { ...robin, password: 'wrong' }],
      ['nobody at all', { email: 'nobody@example.com', password: samplePassword }],
    ])('is refused in the same words for %s (spec §8)', async (_, credentials) => {
      expect(await customer().login(credentials)).toEqual({
        errors: [{ code: 'customer.unidentified', message: 'Unidentified customer' }],
      });
      expect(await customer().get()).toBeUndefined();
      expect(await shop.session.get('customerAccessToken')).toBeUndefined();
    });

    it('has no page at the platform', async () => {
      expect(shop.commerce.capabilities.login).toBe('password');
      const query = { returnTo: '/account', callbackUrl: 'https://northlane.test/callback' };
      expect(await customer().loginPage(query)).toBeUndefined();
      const misuse = { kind: 'refused', field: ['url'] };
      expect(await failure(customer().completeLogin({ url: query.callbackUrl }))).toMatchObject(misuse);
    });

    it("keeps the guest's cart, which becomes the customer's", async () => {
      const { id } = await shop.firstVariant('enamel-kettle');
      const { cart } = await shop.commerce.cart.addItems([{ variantId: id, quantity: 1 }]);
      const cartId = await shop.session.get('cartId');
      await signIn();
      expect(withoutIds(await shop.commerce.cart.get())).toEqual(withoutIds(cart));
      // Someone else may know the guest's cart: it stays a guest's.
      expect(await shop.session.get('cartId')).not.toBe(cartId);
      expect(await shop.control.carts()).toEqual([{ customer: undefined }, { customer: robin.email }]);
    });

    it('makes later carts the customer’s as well', async () => {
      await signIn();
      const { id } = await shop.firstVariant('enamel-kettle');
      await shop.commerce.cart.addItems([{ variantId: id, quantity: 1 }]);
      expect(await shop.control.carts()).toMatchObject([{ customer: robin.email }]);
    });

    it('puts no token into its result', async () => {
      await signIn();
      const answers = [
        await customer().get(),
        await customer().getAllOrders(),
        await customer().getAllAddresses(),
        await customer().getAddress((await addressesOf())[0]!.id),
        await shop.commerce.cart.get(),
      ];
      const text = JSON.stringify(answers);
      for (const key of sessionKeys) {
        const secret = await shop.session.get(key);
        if (secret !== undefined && secret.length > 8) expect(text).not.toContain(secret);
      }
    });
  });

  describe('signing out', () => {
    it('turns a customer into a guest, here and on the platform', async () => {
      await signIn();
      const token = await shop.session.get('customerAccessToken');
      expect(await customer().logout()).toEqual({});
      expect(await customer().get()).toBeUndefined();
      for (const key of sessionKeys) expect(await shop.session.get(key)).toBeUndefined();
      shop.session.set('customerAccessToken', token);
      expect(await customer().get()).toBeUndefined();
    });

    it('keeps the cart, which then belongs to nobody', async () => {
      await signIn();
      const { id } = await shop.firstVariant('enamel-kettle');
      const { cart } = await shop.commerce.cart.addItems([{ variantId: id, quantity: 1 }]);
      await customer().logout();
      expect(await shop.commerce.cart.get()).toEqual(cart);
      expect((await shop.control.carts())[0]?.customer).toBeUndefined();
    });

    it('is undefined without a sign-in', async () => {
      expect(await customer().logout()).toEqual({});
      expect(shop.calls).toEqual([]);
    });
  });

  describe('registering', () => {
    it('creates an account, and does not sign in', async () => {
      expect(await customer().register(newcomer)).toEqual({ errors: [] });
      expect(await customer().get()).toBeUndefined();
      await signIn({ email: newcomer.email, password: newcomer.password });
      expect(await customer().get()).toMatchObject({ firstName: 'Noa', lastName: 'Lind', email: newcomer.email });
    });

    it('takes the address if the platform asks for one (spec §5)', async () => {
      const all = { ...newcomer, address2: 'Back door' };
      const { email, password, ...written } = all;
      expect(Object.keys(all)).toHaveLength(10);
      expect(await customer().register(all)).toEqual({ errors: [] });
      await signIn({ email, password });
      const { firstName, lastName } = written;
      expect(await customer().get()).toMatchObject({ firstName, lastName, email });
      const isAskedFor = shop.commerce.capabilities.registerFields.includes('address1');
      expect(await addressesOf()).toMatchObject(isAskedFor ? [written] : []);
    });

    it('requires every field of the list (spec §5)', async () => {
      for (const field of shop.commerce.capabilities.registerFields) {
        await expect(customer().register({ ...newcomer, [field]: '' })).rejects.toThrow(
          `Can't denormalize register form data for ${shop.commerce.platform}. Some of the required properties are missing`,
        );
      }
      expect(shop.calls).toEqual([]);
    });

    it('is refused for an e-mail address with an account (spec §5)', async () => {
      const { errors } = await customer().register({ ...newcomer, email: robin.email });
      expect(errors).toMatchObject([
        { name: expect.stringMatching(/^Register Error/), code: 'customer.emailTaken', field: ['email'] },
      ]);
      expect(errors[0]?.message).toContain('Email has already been taken');
    });

    it('is refused for a password shorter than 6 characters (spec §5, §8)', async () => {
      const { errors } = await customer().register({ ...newcomer, password: '12345' });
      expect(errors).toMatchObject([
        { name: expect.stringMatching(/^Register Error/), code: 'customer.passwordTooShort', field: ['password'] },
      ]);
      expect(errors[0]?.message).toContain('Password is too short (minimum is 5 characters)');
      expect(await customer().register({ ...newcomer, password: '123456' })).toEqual({ errors: [] });
    });

    it('takes a password of 64 characters unchanged, with its spaces and letters of all scripts', async () => {
      const password = `  Ünï パスワード 🗝 ${'x'.repeat(80)}`.slice(0, 63) + ' ';
      expect(password).toHaveLength(64);
      expect(await customer().register({ ...newcomer, password })).toEqual({ errors: [] });
      for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 63)])
        expect((await customer().login({ email: newcomer.email, password: other })).errors, other).toHaveLength(1);
      await signIn({ email: newcomer.email, password });
    });
  });

  describe('a forgotten password', () => {
    const reset = { password: 'another password' };
    const resetUrl = async (): Promise<string> => {
      expect(await customer().recoverPassword({ email: robin.email })).toEqual({ errors: [] });
      const letter = await lastMail();
      expect(letter?.to).toBe(robin.email);
      return letter!.link!;
    };

    it('is replaced through a mail', async () => {
      expect(await customer().resetPassword({ resetUrl: await resetUrl(), ...reset })).toEqual({ errors: [] });
      expect(await customer().get()).toBeUndefined();
      expect((await customer().login(robin)).errors).toHaveLength(1);
      await signIn({ ...robin, ...reset });
    });

    it('is replaced once', async () => {
      const url = await resetUrl();
      await customer().resetPassword({ resetUrl: url, ...reset });
      const again = await customer().resetPassword({ resetUrl: url, password: 'a third one' });
      expect(again.errors).toMatchObject([{ code: 'customer.linkInvalid' }]);
      await signIn({ ...robin, ...reset });
    });

    it.each(['/account', '/account/reset/1/wrong', '/login.php?action=change_password&c=1&t=wrong'])(
      'is not replaced by %s',
      async (path) => {
        const { errors } = await customer().resetPassword({ resetUrl: shop.control.origin + path, ...reset });
        expect(errors).toMatchObject([{ code: 'customer.linkInvalid' }]);
      },
    );

    it('is not replaced by a shorter one than 6 characters (spec §5)', async () => {
      const { errors } = await customer().resetPassword({ resetUrl: await resetUrl(), password: '12345' });
      expect(errors).toMatchObject([{ code: trait.shortReset, field: ['password'] }]);
    });

    it('of an unknown address is an invalid input (spec §5)', async () => {
      expect(await customer().recoverPassword({ email: 'nobody@example.com' })).toEqual({
        errors: [{ code: 'customer.invalid', message: 'Input value is invalid.', field: ['email'] }],
      });
    });
  });

  describe('another password', () => {
    it('is chosen by the signed-in customer, and stays', async () => {
      await signIn();
      expect(await customer().updateCustomer({ newPassword: 'another password' })).toEqual({ errors: [] });
      expect(await customer().get()).toMatchObject({ email: robin.email });
      await customer().logout();
      await signIn({ ...robin, password: 'another password' });
    });

    it('has 6 characters (spec §5)', async () => {
      await signIn();
      const { errors } = await customer().updateCustomer({ newPassword: '12345' });
      expect(errors).toMatchObject([{ code: 'customer.passwordTooShort', field: ['newPassword'] }]);
    });

    it('needs the current one, if it is given', async () => {
      await signIn();
      const change = { newPassword: 'another password' };
      expect(await customer().updateCustomer({ ...change, currentPassword: 'southlane' })).toEqual({
        errors: [{ code: 'customer.passwordWrong', field: ['currentPassword'] }],
      });
      expect(await customer().get()).toMatchObject({ email: robin.email });
      expect(await customer().updateCustomer({ ...change, currentPassword: robin.password })).toEqual({ errors: [] });
      await customer().logout();
      await signIn({ ...robin, password: change.newPassword });
    });

    it('cannot be chosen by anybody else (spec §8)', async () => {
      expect(await customer().updateCustomer({ newPassword: 'another password' })).toEqual({
        errors: [{ code: 'customer.tokenNotFound', message: 'Access token does not exist' }],
      });
    });
  });

  describe('addresses', () => {
    beforeEach(() => signIn(sam));

    it('are written, read, changed and deleted', async () => {
      expect(await addressesOf()).toEqual([]);
      expect(await customer().createAddress(kilnStreet)).toEqual({ errors: [] });
      const [address] = await addressesOf();
      expect(address).toEqual({ id: expect.any(String), ...kilnStreet });
      expect(await customer().getAddress(address!.id)).toEqual(address);

      const changed = { ...kilnStreet, city: 'Half Moon Bay', company: '' };
      expect(await customer().updateAddress({ id: address!.id, address: changed })).toEqual({ errors: [] });
      const { company: _, ...withoutCompany } = changed;
      expect(await addressesOf()).toEqual([{ id: address!.id, ...withoutCompany }]);

      expect(await customer().deleteAddress({ id: address!.id })).toEqual({ errors: [] });
      expect(await addressesOf()).toEqual([]);
    });

    it('also exist in countries without states', async () => {
      const vaduz = { ...kilnStreet, country: 'Liechtenstein', countryCode: 'LI', province: 'n/a', zip: '9490' };
      expect(await customer().createAddress(vaduz)).toEqual({ errors: [] });
      const [address] = await addressesOf();
      expect([undefined, 'n/a']).toContain(address?.province);
      expect(address).toMatchObject({ country: 'Liechtenstein', countryCode: 'LI' });
    });

    it.runIf(trait.hasDefaultAddress)('have a default: the first one', async () => {
      await customer().createAddress(kilnStreet);
      expect((await customer().get())?.defaultAddress).toEqual((await addressesOf())[0]);
    });

    it.runIf(trait.hasDefaultAddress)('have a default, which the customer chooses', async () => {
      expect(shop.commerce.capabilities.defaultAddress).toBe(true);
      await customer().createAddress(kilnStreet);
      await customer().createAddress({ ...kilnStreet, address1: '6 Kiln Street' });
      const other = (await addressesOf()).find(({ address1 }) => address1 === '6 Kiln Street')!;
      expect(await customer().setDefaultAddress({ id: other.id })).toEqual({ errors: [] });
      expect((await customer().get())?.defaultAddress).toEqual(other);
      expect(await customer().setDefaultAddress({ id: trait.unknown.addressId })).toMatchObject({
        errors: [{ code: 'address.unknown' }],
      });
    });

    it.runIf(!trait.hasDefaultAddress)('are all equal if the platform has no default', async () => {
      expect(shop.commerce.capabilities.defaultAddress).toBe(false);
      const misuse = { kind: 'refused', field: ['id'] };
      expect(await failure(customer().setDefaultAddress({ id: '1' }))).toMatchObject(misuse);
    });

    it('that do not exist are neither read nor changed', async () => {
      const id = trait.unknown.addressId;
      expect(await customer().getAddress(id)).toBeUndefined();
      const unknown = { errors: [{ code: 'address.unknown' }] };
      expect(await customer().updateAddress({ id, address: kilnStreet })).toMatchObject(unknown);
      expect(await customer().deleteAddress({ id })).toMatchObject(unknown);
    });

    it('of others are neither read nor changed', async () => {
      await signIn();
      const [theirs] = await addressesOf();
      await signIn(sam);
      expect(await customer().getAddress(theirs!.id)).toBeUndefined();
      await customer().updateAddress({ id: theirs!.id, address: kilnStreet });
      await customer().deleteAddress({ id: theirs!.id });
      await signIn();
      expect((await addressesOf())[0]).toEqual(theirs);
    });

    it('are refused with the field at fault', async () => {
      const nowhere = { ...kilnStreet, country: 'Nowhere', countryCode: 'XX' };
      const { errors } = await customer().createAddress(nowhere);
      expect(errors).toMatchObject([{ code: 'address.invalid' }]);
      expect(errors[0]?.message).toBeTruthy();
      expect(await addressesOf()).toEqual([]);
    });

    it('are deleted by their id (spec §5)', async () => {
      const nameless = { id: undefined } as unknown as { id: string };
      await expect(customer().deleteAddress(nameless)).rejects.toThrow('Expected addressId but got undefined');
    });

    it('are read 50 at a time; the first page does not need the others (spec §9)', async () => {
      shop = await open(withLargeCustomer());
      await signIn(alex);
      shop.calls.length = 0;
      await customer().getAllAddresses();
      expect(shop.calls.length).toBeLessThanOrEqual(trait.callsOfPage.addresses);
      const pages = await all((query) => customer().getAllAddresses(query));
      expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
      expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(120);
      const last = pages[2]!.at(-1)!;
      expect(await customer().getAddress(last.id)).toEqual(last);
    });
  });

  it('leave nothing in the cache that all shoppers share', async () => {
    const kept = vi.spyOn(shop.cache, 'read');
    await signIn();
    await customer().get();
    await customer().getAllAddresses();
    const { items } = await customer().getAllOrders();
    await customer().getOrder(items[0]!.id);
    await shop.commerce.cart.addItems([{ variantId: (await shop.firstVariant('enamel-kettle')).id, quantity: 1 }]);
    const token = await shop.session.get('customerAccessToken');
    const values = await Promise.all(kept.mock.results.map(({ value }) => value as Promise<unknown>));
    const all = JSON.stringify([kept.mock.calls.map(([name]) => name), values]);
    expect(items.length).toBeGreaterThan(0);
    expect(all).not.toMatch(/robin|Hale|Bayshore/i);
    expect(all).not.toContain(token);
  });

  describe('orders', () => {
    it('have all known values (spec §3), the newest first', async () => {
      await signIn();
      const records = await shop.control.orders(robin.email);
      const { items, next } = await customer().getAllOrders();
      expect(next).toBeUndefined();
      expect(items.map(({ name }) => name)).toEqual(records.map(({ number }) => `#${number}`));
      for (const [index, record] of records.entries()) {
        const order = items[index]!;
        expect(Date.parse(order.processedAt!)).toBe(Date.parse(record.placedAt));
        expect(order.products.map(({ title, quantity }) => [title, quantity])).toEqual(
          record.lines.map(({ title, quantity }) => [title, quantity]),
        );
        for (const [money, minor] of [
          // Before discounts.
          [order.subtotalPrice, record.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)],
          [order.totalShippingPrice, record.shipping],
          [order.totalPrice, record.total],
        ] as const) {
          expect(Number(money?.amount)).toBe(minor / 100);
          expect(money?.currencyCode).toBe(record.currencyCode);
        }
        // An order of free goods has no tax.
        expect(order.tax?.isIncluded).toBe(record.total > record.shipping ? true : undefined);
        expect(Number(order.tax?.amount.amount ?? 0)).toBe(record.tax!.minor / 100);
        const off = record.lines.reduce((sum, { discount = 0 }) => sum + discount, 0);
        expect(Number(order.discount?.amount.amount ?? 0)).toBe(off / 100);
        record.lines.forEach(({ price, quantity, discount = 0 }, line) => {
          expect(Number(order.products[line]?.originalTotalPrice?.amount)).toBe((price * quantity) / 100);
          expect(Number(order.products[line]?.discountedTotalPrice?.amount)).toBe((price * quantity - discount) / 100);
        });
      }
    });

    it('have their addresses, and one order has its parcels', async () => {
      await signIn();
      const records = await shop.control.orders(robin.email);
      const { items } = await customer().getAllOrders();
      for (const [fulfillment, parcels] of [
        ['fulfilled', 1],
        ['unfulfilled', 0],
      ] as const) {
        const index = records.findIndex((record) => record.fulfillment === fulfillment);
        const order = await customer().getOrder(items[index]!.id);
        const { address1, city, countryCode } = records[index]!.address;
        expect(order?.shippingAddress).toMatchObject({ address1, city, countryCode });
        expect(order?.billingAddress).toMatchObject({ address1, city, countryCode });
        expect(order?.shipments).toHaveLength(parcels);
        for (const shipment of order?.shipments ?? [])
          expect(shipment).toMatchObject({
            carrier: 'Coastline Parcel',
            trackingNumber: expect.stringMatching(/^CP\d+US$/) as string,
            trackingUrl: expect.stringMatching(/^https:\/\/track\.coastline\.example\/CP/) as string,
          });
      }
    });

    it("have the payment and delivery status in the platform's words (spec §3)", async () => {
      await signIn();
      const { items } = await customer().getAllOrders();
      expect(
        items.map(({ financialStatus, fulfillmentStatus }) => [financialStatus, fulfillmentStatus]),
      ).toContainEqual(trait.delivered);
    });

    it('show pictures of products that the shop still has', async () => {
      await signIn();
      const variants = (await customer().getAllOrders()).items.flatMap(({ products }) =>
        products.flatMap(({ variant }) => variant ?? []),
      );
      expect(variants.find(({ image }) => image)?.image?.src.startsWith(shop.control.pictures)).toBe(true);
    });

    it('are found by their id', async () => {
      await signIn();
      const { items } = await customer().getAllOrders();
      for (const order of [items[0]!, items.at(-1)!]) expect(await customer().getOrder(order.id)).toMatchObject(order);
      expect(await customer().getOrder(trait.unknown.orderId)).toBeUndefined();
    });

    it('of others are not found', async () => {
      await signIn();
      const [theirs] = (await customer().getAllOrders()).items;
      await signIn(sam);
      expect(await customer().getOrder(theirs!.id)).toBeUndefined();
      expect(await customer().getAllOrders()).toEqual({ items: [] });
    });

    it('are read 50 at a time; the first page does not need the others', async () => {
      shop = await open(withLargeCustomer());
      await signIn(alex);
      shop.calls.length = 0;
      await customer().getAllOrders();
      expect(shop.calls.length).toBeLessThanOrEqual(trait.callsOfPage.orders);
      const pages = await all((query) => customer().getAllOrders(query));
      expect(pages.map(({ length }) => length)).toEqual([50, 50, 50, 50, 50, 50]);
      expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(300);
      const oldest = pages[5]!.at(-1)!;
      expect(await customer().getOrder(oldest.id)).toMatchObject(oldest);
    });

    it('of the checkout are among them', async () => {
      await signIn(sam);
      const { id } = await shop.firstVariant('enamel-kettle');
      await shop.commerce.cart.addItems([{ variantId: id, quantity: 1 }]);
      await shop.commerce.cart.addDiscountCode('NORTH10');
      await shop.control.placeOrder({
        email: sam.email,
        address: { firstName: 'Sam', lastName: 'Reed', address1: '1 Mill Lane', city: 'Bend', countryCode: 'US' },
      });
      expect((await customer().getAllOrders()).items).toMatchObject([
        { discount: { codes: ['NORTH10'] }, products: [{ title: 'Enamel Kettle' }] },
      ]);
    });
  });

  it('names the variants of an order by ids that the cart takes', async () => {
    await signIn();
    const { items } = await customer().getAllOrders();
    const rack = items.flatMap(({ products }) => products).find(({ title }) => title === 'Rear Rack');
    const { cart, errors } = await shop.commerce.cart.addItems([{ variantId: rack!.variant!.id, quantity: 1 }]);
    expect([errors, cart.items.map(({ title }) => title)]).toEqual([[], ['Rear Rack']]);
  });

  it('finds an order by its number and e-mail address, if the platform supports it', async () => {
    await signIn();
    const { items } = await customer().getAllOrders();
    const [order] = items;
    await customer().logout();
    const find = (number: string, email: string) => customer().findOrder({ number, email });
    if (!shop.commerce.capabilities.orderLookup)
      return expect(find('1001', 'robin@example.com')).rejects.toThrow(/capabilities\.orderLookup/);
    expect(await find(order!.name, 'Robin@example.com')).toMatchObject({ errors: [], order });
    for (const [number, email] of [
      [order!.name, 'marlene@example.com'],
      ['99999', 'robin@example.com'],
      ['one', 'robin@example.com'],
    ] as const)
      expect(await find(number, email)).toEqual({ errors: [{ code: 'order.unknown' }] });
  });

  it('reads an order by its key, without an account', async () => {
    await signIn();
    const { items } = await customer().getAllOrders();
    await customer().logout();
    if (!shop.commerce.capabilities.orderKeys) {
      expect(items.map(({ key }) => key)).toEqual(items.map(() => undefined));
      return expect(customer().getOrderByKey('1')).rejects.toThrow(/capabilities\.orderKeys/);
    }
    const [order] = items;
    const { name, key, totalPrice, products } = order!;
    expect(await customer().getOrderByKey(key!)).toMatchObject({ name, key, totalPrice, products });
    const stranger = key!.slice(0, -1) + (key!.endsWith('x') ? 'y' : 'x');
    for (const wrong of [stranger, order!.id, `${order!.id}:`, 'x'])
      expect(await customer().getOrderByKey(wrong), wrong).toBeUndefined();
  });

  it.each([
    ['fulfilled', 1],
    ['unfulfilled', 0],
  ] as const)('knows the pieces of an order by its key: %s', async (state, share) => {
    if (!shop.commerce.capabilities.orderKeys) return;
    await signIn();
    const keys = (await customer().getAllOrders()).items.map(({ key }) => key!);
    const orders = await Promise.all(keys.map((key) => customer().getOrderByKey(key)));
    const order = orders.find((one) => /^(fulfilled|completed)$/i.test(one!.fulfillmentStatus ?? '') === (share === 1));
    expect(order, state).toBeDefined();
    for (const { quantity, keptQuantity, sentQuantity, variant } of order!.products) {
      expect([keptQuantity, sentQuantity]).toEqual([quantity, quantity * share]);
      if (variant) expect(await shop.commerce.catalog.product(variant.slug!)).toBeDefined();
    }
  });

  it('finds the order that a cart became, if the platform reports it', async () => {
    if (!shop.commerce.capabilities.ordersOfCarts)
      return expect(customer().getOrderOfCart()).rejects.toThrow(/capabilities\.ordersOfCarts/);
    expect(await customer().getOrderOfCart()).toBeUndefined();
    const { id } = await shop.firstVariant('enamel-kettle');
    await shop.commerce.cart.addItems([{ variantId: id, quantity: 1 }]);
    expect(await customer().getOrderOfCart()).toBeUndefined();
    await shop.control.placeOrder({
      email: sam.email,
      address: { firstName: 'Sam', lastName: 'Reed', address1: '1 Mill Lane', city: 'Bend', countryCode: 'US' },
    });
    expect(await customer().getOrderOfCart()).toMatchObject({ products: [{ title: 'Enamel Kettle', quantity: 1 }] });
  });

  describe('a visitor who is not signed in, or no longer,', () => {
    const reads: (() => Promise<unknown>)[] = [
      () => customer().getAllOrders(),
      () => customer().getOrder(trait.unknown.orderId),
      () => customer().getAllAddresses(),
      () => customer().getAddress(trait.unknown.addressId),
    ];
    const changes = [
      () => customer().updateCustomer({ newPassword: 'another password' }),
      () => customer().createAddress(kilnStreet),
      () => customer().updateAddress({ id: trait.unknown.addressId, address: kilnStreet }),
      () => customer().deleteAddress({ id: trait.unknown.addressId }),
    ];
    const nobody = { code: 'customer.tokenNotFound', message: 'Access token does not exist' };

    it('reads nothing, and changes nothing', async () => {
      for (const read of reads) expect(await failure(read())).toMatchObject({ kind: 'unidentified' });
      for (const change of changes) expect(await change()).toEqual({ errors: [nobody] });
      expect(shop.calls).toEqual([]);
    });

    const isNoticed = async () => {
      expect(await shop.session.get('customerAccessToken')).toBeUndefined();
      expect(await customer().get()).toBeUndefined();
    };

    it('is noticed during a read, and forgotten', async () => {
      for (const read of reads) {
        shop = await open();
        await signIn();
        await endLogins();
        expect(await failure(read())).toMatchObject({ kind: 'unidentified' });
        await isNoticed();
      }
    });

    it('is noticed by a change, and forgotten', async () => {
      for (const change of changes) {
        shop = await open();
        await signIn();
        await endLogins();
        expect(await change()).toEqual({ errors: [nobody] });
        await isNoticed();
      }
    });
  });

  describe.runIf(trait.hasTokens)('a token', () => {
    const inDays = (days: number) => new Date(shop.clock.now() + days * 24 * 60 * 60 * 1000).toISOString();

    it('is renewed before it expires, once for all concurrent callers', async () => {
      await signIn();
      shop.session.set('customerAccessTokenExpiresAt', inDays(3));
      shop.calls.length = 0;
      await Promise.all([customer().get(), customer().getAllOrders(), shop.openTab().customer.getAllAddresses()]);
      expect(shop.calls.filter((name) => name === 'customerAccessTokenRenew')).toHaveLength(1);
      const expiresAt = await shop.session.get('customerAccessTokenExpiresAt');
      expect(Date.parse(expiresAt!)).toBeGreaterThan(Date.parse(inDays(300)));
    });

    it('is not renewed while it is new', async () => {
      await signIn();
      shop.session.set('customerAccessTokenExpiresAt', inDays(8));
      await customer().get();
      expect(shop.calls).not.toContain('customerAccessTokenRenew');
    });

    it('that cannot be renewed is valid until it expires', async () => {
      await signIn();
      shop.session.set('customerAccessTokenExpiresAt', inDays(3));
      await shop.control.fail({ fault: 'status=503', match: { call: 'customerAccessTokenRenew' } });
      expect(await shop.clock.until(customer().get())).toMatchObject({ email: robin.email });
    });
  });
});
