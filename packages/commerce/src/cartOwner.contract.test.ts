/** The contract of whose a cart is: the same tests for every adapter whose platform has customers, carts and a checkout. */
import { samplePassword } from '@vitrine/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from './model/entities.js';
import type { Commerce } from './port/commerce.js';
import type { SessionStore } from './port/session.js';
import { adapters, failure } from './testing/adapters.js';
import { openShop, type TestShop } from './testing/openShop.js';
import { traits, type Feature } from './testing/traits.js';
import { withoutIds } from './testing/withoutIds.js';

const robin = { email: 'robin@example.com', password: samplePassword };

const kettleSku = 'NL-EK';

const needed: Feature[] = ['customers', 'checkout', 'storedCarts'];
const withCheckout = adapters.filter(
  ({ flavour }) => !needed.some((feature) => traits[flavour].lacks?.includes(feature)),
);

describe.each(withCheckout)('the cart of a customer of $flavour, reached $way', ({ flavour, way }) => {
  let shop: TestShop;
  let planter: { commerce: Commerce; session: SessionStore };
  let planted: Cart;

  /** Returns the page of the platform's checkout, as a browser gets it that follows redirects and keeps cookies. */
  const checkoutPage = async ({ cart }: Commerce): Promise<string> => {
    const checkout = await cart.checkout();
    let url = new URL(checkout!.checkoutUrl);
    const cookies = new Map<string, string>();
    for (;;) {
      const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
      const response = await shop.control.fetch(url.href, { headers });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';', 1)[0]!.split('=');
        cookies.set(name, value);
      }
      const next = response.headers.get('location');
      if (next === null) return response.text();
      url = new URL(next, url);
    }
  };

  /** Robin's name, mail and street. */
  const secrets = ['Robin', 'Hale', robin.email, '418 Bayshore Road'];
  const namesIn = async (commerce: Commerce) => {
    const page = await checkoutPage(commerce);
    expect(page).toContain('Email');
    return secrets.filter((secret) => page.includes(secret));
  };
  const plant = async (session = shop.session) => session.set('cartId', await planter.session.get('cartId'));
  const signIn = async ({ customer }: Commerce = shop.commerce) =>
    expect(await customer.login(robin)).toEqual({ errors: [] });

  beforeEach(async () => {
    shop = await openShop({ flavour, way });
    planter = shop.openDevice();
    const [kettle, pump] = [await shop.firstVariant('enamel-kettle'), await shop.firstVariant('floor-pump')];
    await shop.control.setStock(kettleSku, 5);
    const { cart, capabilities } = planter.commerce;
    await cart.addItems([{ variantId: kettle.id, quantity: 3 }]);
    await cart.addItems([{ variantId: pump.id, quantity: 1 }]);
    await cart.addDiscountCode('NORTH10');
    if (capabilities.cartNote) await cart.updateNote('Leave it at the door');
    if (capabilities.cartAttributes) await cart.updateAttributes([{ key: 'Gift message', value: 'For you' }]);
    planted = await cart.get();
    expect(planted).toMatchObject({ items: [{}, {}], discounts: [{ code: 'NORTH10' }] });
  });

  it('is a new one with the same content, and shows whoever planted the old one nothing', async () => {
    await plant();
    await signIn();
    expect(await shop.session.get('cartId')).not.toBe(await planter.session.get('cartId'));
    expect(withoutIds(await shop.commerce.cart.get())).toEqual(withoutIds(planted));
    // The platform's checkout knows the customer of the new cart.
    expect(await namesIn(shop.commerce)).toContain(robin.email);
    expect(await namesIn(planter.commerce)).toEqual([]);
    expect(await planter.commerce.cart.get()).toEqual(planted);
  });

  it('is a new one in a shop with lists of logins, too', async () => {
    const { commerce, session } = shop.openDevice();
    await plant(session);
    await signIn(commerce);
    expect(withoutIds(await commerce.cart.get())).toEqual(withoutIds(planted));
    expect(await namesIn(commerce)).toContain(robin.email);
    expect(await namesIn(planter.commerce)).toEqual([]);
  });

  it('loses nothing if a call of the login fails, and is then a guest’s or a new one', async () => {
    await plant();
    shop.calls.length = 0;
    await signIn();
    const calls = [...new Set(shop.calls)];
    expect(calls.length).toBeGreaterThan(2);
    for (const call of calls)
      for (const fault of ['status=500', 'drop=after', 'status=422']) {
        const { commerce } = shop;
        await commerce.customer.logout();
        await plant();
        await shop.control.fail({ fault, match: { call } });
        await shop.clock.until(commerce.customer.login(robin).catch(() => {}));
        await shop.control.heal();
        const at = `${fault} of ${call}`;
        expect(withoutIds(await commerce.cart.get()), at).toEqual(withoutIds(planted));
        expect(await namesIn(planter.commerce), at).toEqual([]);
      }
  });

  it('stays as it was, and a guest’s, if the shop no longer has all of its pieces', async () => {
    await plant();
    await shop.control.setStock(kettleSku, 1);
    await signIn();
    const { items } = await shop.commerce.cart.get();
    expect(items.map(({ quantity }) => quantity)).toEqual(planted.items.map(({ quantity }) => quantity));
    expect(await namesIn(planter.commerce)).toEqual([]);
    await shop.commerce.cart.removeItems([items.find(({ quantity }) => quantity === 3)!]);
    expect(await namesIn(planter.commerce)).toEqual([]);
  });

  it('has no name after a logout, also if the platform did not answer it', async () => {
    await plant();
    await signIn();
    await shop.control.fail({ fault: 'status=503' });
    await shop.clock.until(shop.commerce.customer.logout().catch(() => {}));
    expect(await shop.session.get('customerAccessToken')).toBeUndefined();
    // Until the platform answers, nobody gets a checkout that may show the name.
    expect(await shop.clock.until(failure(shop.commerce.cart.checkout()))).toMatchObject({ name: 'CommerceError' });
    await shop.control.heal();
    expect(withoutIds(await shop.commerce.cart.get())).toEqual(withoutIds(planted));
    expect(await namesIn(shop.commerce)).toEqual([]);
    expect((await shop.control.carts()).flatMap(({ customer }) => customer ?? [])).toEqual([]);
  });

  it('has no name after the login has ended elsewhere', async () => {
    await plant();
    await signIn();
    await traits[flavour].endLogins(shop.control, robin.email);
    expect(await shop.commerce.customer.get()).toBeUndefined();
    expect(await namesIn(shop.commerce)).toEqual([]);
  });

  it('is not the next customer’s of the same browser', async () => {
    await plant();
    await signIn();
    await shop.session.set('customerAccessToken', undefined);
    expect(await shop.commerce.customer.login({ ...robin, email: 'sam@example.com' })).toEqual({ errors: [] });
    expect(await namesIn(shop.commerce)).toEqual([]);
    expect(withoutIds(await shop.commerce.cart.get())).toEqual(withoutIds(planted));
  });
});
