import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox.js';
import type { CartRecord } from '../../shop/records.js';
import { origin, testSandbox } from '../../testing/client.js';
import { testShop, testShopWithCustomers } from '../../testing/fixture.js';

let sandbox: Sandbox;
beforeEach(() => (sandbox = testSandbox({ shopUrl: 'https://storefront.test' })));

const typed = {
  email: 'ada@example.com',
  countryCode: 'US',
  firstName: 'Ada',
  lastName: 'O’Hara <b>',
  address1: '1 Main St',
  city: 'San Mateo',
  zip: '94401',
};

const variant = (sku: string) => sandbox.shop.catalog.variant(sku)!;
const cartOf = (...lines: [sku: string, quantity: number][]) =>
  sandbox.shop.createCart({
    lines: lines.map(([sku, quantity]) => ({ variant: variant(sku), quantity, attributes: [] })),
  }).cart!;

const addressOf = ({ token, key }: CartRecord) => `${origin}/cart/c/${token}?key=${key}`;

const open = async (address: string) => {
  const response = await sandbox.fetch(new Request(new URL(address, origin)));
  return { response, text: await response.text() };
};

const seenIn = (text: string) => /name="seen" value="([^"]*)"/.exec(text)?.[1] ?? '';

/** Opens the page, fills it in and sends it, as a browser does. */
const submit = async (cart: CartRecord, values: Record<string, string> = typed, seen?: string) => {
  const shown = seen ?? seenIn((await open(addressOf(cart))).text);
  const response = await sandbox.fetch(
    new Request(addressOf(cart), { method: 'POST', body: new URLSearchParams({ ...values, seen: shown }) }),
  );
  return { response, text: await response.text() };
};

describe('the checkout', () => {
  test('shows the lines, the total and a form that browsers can fill in', async () => {
    const { response, text } = await open(addressOf(cartOf(['BELL', 2], ['J-S-INK', 1])));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const part of ['Bell', '$39.98', 'Jersey', 'S / Ink', 'src="/cdn/jersey/2.svg"', '$119.98'])
      expect(text).toContain(part);
    expect(text).toContain('<label for="email">');
    expect(text).toContain('autocomplete="shipping postal-code"');
    expect(text).toContain('<option value="US" selected>United States</option>');
    expect(text).not.toContain('<script');
    expect(text).toContain('href="https://storefront.test"');
  });

  test("shows the cart's attributes, and keeps them with the order", async () => {
    const attributes = [
      { key: 'Gift', value: 'Yes' },
      { key: 'Gift message', value: 'For Kim\n<b>' },
    ];
    const cart = sandbox.shop.changeCart(cartOf(['BELL', 1]), { attributes }).cart!;
    const shown = /<dt>Gift message<\/dt>\s*<dd dir="auto">For Kim\n&lt;b&gt;<\/dd>/;
    expect((await open(addressOf(cart))).text).toMatch(shown);
    const { response } = await submit(cart);
    const order = response.headers.get('location')!;
    expect((await open(order)).text).toMatch(shown);
    const { orders } = await (await sandbox.fetch(new Request(`${origin}/sandbox/orders`))).json();
    expect(orders).toMatchObject([{ attributes }]);
  });

  test("fills in the buyer's data from the cart", async () => {
    const cart = sandbox.shop.changeCart(cartOf(['BELL', 1]), {
      buyer: { email: 'ada@example.com', countryCode: 'DE' },
    }).cart!;
    const { text } = await open(addressOf(cart));
    expect(text).toContain('value="ada@example.com"');
    expect(text).toContain('<option value="DE" selected>Germany</option>');
    expect(text).toContain('€18.90');
  });

  test("ships to the cart's address, by the chosen method, and takes the cart's gift cards first", async () => {
    sandbox = testSandbox({
      data: {
        ...testShop,
        giftCards: [{ code: 'GIFT0025', balance: 500 }],
        shippingRates: [
          { code: 'standard', title: 'Standard', price: 0 },
          { code: 'express', title: 'Express', price: 700 },
        ],
      },
    });
    const address = { city: 'Half Moon Bay', provinceCode: 'CA', countryCode: 'US' };
    const cart = sandbox.shop.changeCart(cartOf(['BELL', 1]), {
      addresses: [{ id: '1', address, selected: true, oneTimeUse: false }],
      shippingRate: 'express',
      giftCardCodes: ['GIFT0025'],
    }).cart!;
    const { text } = await open(addressOf(cart));
    for (const part of ['value="Half Moon Bay"', 'value="CA"', '$7.00', 'Gift card …0025', '-$5.00', '$21.99'])
      expect(text).toContain(part);
    const placed = await submit(cart);
    expect((await open(placed.response.headers.get('location')!)).text).toContain('$21.99');
  });

  test.each([
    { tax: undefined, ends: ['Total: $17.99'] },
    { tax: { rate: 0.1, isIncluded: true }, ends: ['Total: $17.99', 'Includes tax: $1.64'] },
    { tax: { rate: 0.1, isIncluded: false }, ends: ['Tax: $1.80', 'Total: $19.79'] },
  ])('checkout, thanks and mail show one table, with the code of the discount and the tax: $ends', async (row) => {
    const { tax, ends } = row;
    const data = { ...testShop, discounts: [{ code: 'SPRING', percentage: 10 }], ...(tax && { tax }) };
    sandbox = testSandbox({ admin: true, data });
    const cart = sandbox.shop.changeCart(cartOf(['BELL', 1]), { discountCodes: ['spring'] }).cart!;
    const table = (page: string) =>
      [.../<dl class="totals">[^]*?<\/dl>/.exec(page)![0].matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/g)].map(
        ([, label, amount]) => `${label}: ${amount}`,
      );
    const rows = ['Subtotal: $19.99', 'Discount SPRING: -$2.00', 'Shipping: Free', ...ends];
    expect(table((await open(addressOf(cart))).text)).toEqual(rows);
    const { response } = await submit(cart);
    const thanks = response.headers.get('location')!;
    expect(table((await open(thanks)).text)).toEqual(rows);
    const [mail] = sandbox.shop.store.all('mail');
    expect(mail!.text).toContain(rows.join('\n'));
    expect(mail!.text).toContain('Ships to:\nAda');
    const page = (await open(`/mail/${mail!.id}`)).text;
    expect(table(page)).toEqual(rows);
    expect(page).toContain('Ships to:<br />Ada');
    expect(mail!.link).toEqual({ label: 'See your order', url: origin + thanks });
  });

  test('another delivery changes the total, and the shopper sees it before the order', async () => {
    sandbox = testSandbox({
      now: () => new Date('2026-03-02T10:00:00Z'),
      data: {
        ...testShop,
        shippingRates: [
          { code: 'standard', title: 'Standard', days: { from: 3, to: 10 }, price: 0 },
          { code: 'express', title: 'Express', days: { from: 1, to: 1 }, price: 700, countryCodes: ['US'] },
        ],
      },
    });
    const cart = cartOf(['BELL', 1]);
    expect((await open(addressOf(cart))).text).toContain('Arrives Thu, Mar 5 to Thu, Mar 12');
    const changed = await submit(cart, { ...typed, delivery: 'express' });
    expect(changed.response.status).toBe(422);
    for (const part of [
      'The delivery has changed, and the total with it.',
      'Place order · $26.99',
      'value="express" checked',
    ])
      expect(changed.text).toContain(part);
    const placed = await submit(cart, { ...typed, delivery: 'express' }, seenIn(changed.text));
    expect(placed.response.status).toBe(303);
    expect((await open(placed.response.headers.get('location')!)).text).toContain('Arrives Tue, Mar 3, by Express');
    expect(sandbox.shop.store.all('order')).toMatchObject([{ shipping: 700, shippingRate: 'express' }]);
  });

  test('a country without the chosen delivery gets another one, and its total', async () => {
    sandbox = testSandbox({
      data: {
        ...testShop,
        shippingRates: [
          { code: 'express', title: 'Express', price: 700, countryCodes: ['US'] },
          { code: 'mail', title: 'Mail', price: 300 },
        ],
      },
    });
    const { response, text } = await submit(cartOf(['BELL', 1]), { ...typed, countryCode: 'DE', delivery: 'express' });
    expect(response.status).toBe(422);
    expect(text).toContain('value="mail" checked');
    expect(text).not.toContain('value="express"');
  });

  describe('its payment', () => {
    const declined = '4000 0000 0000 0002';
    const confirmed = '4000 0000 0000 3220';
    const orders = () => sandbox.shop.store.all('order');

    test.each([
      [{ card: '' }, 'Enter a card number'],
      [{ card: '4111 1111 1111 1111' }, 'This sandbox takes only its test cards'],
      [{ expires: '13 / 34' }, 'Enter a date such as 12 / 34'],
      [{ expires: '12/20' }, 'This card has expired'],
      [{ securityCode: '12' }, 'Enter the 3 or 4 digits'],
      [{ card: declined }, 'Your card was declined. Nothing was charged. Try another card.'],
    ])('with %o says %s, keeps the form and orders nothing', async (change, message) => {
      const { response, text } = await submit(cartOf(['BELL', 1]), { ...typed, ...change });
      expect(response.status).toBe(422);
      expect(text).toContain(message);
      expect(text).toContain('value="ada@example.com"');
      expect(orders()).toEqual([]);
    });

    test('by a card with a confirmation waits for it', async () => {
      const cart = cartOf(['BELL', 1]);
      const asked = await submit(cart, { ...typed, card: confirmed });
      expect(asked.response.status).toBe(200);
      expect(asked.text).toContain('<h1>Confirm your payment</h1>');
      const sent = Object.fromEntries(
        [...asked.text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
          name!,
          value!,
        ]),
      );
      expect(sent).toMatchObject({ email: 'ada@example.com', card: confirmed });
      const cancelled = await submit(cart, { ...sent, confirmed: 'no' });
      expect(cancelled.text).toContain('You cancelled the payment. Nothing was charged.');
      expect(orders()).toEqual([]);
      const paid = await submit(cart, { ...sent, confirmed: 'yes' });
      expect(paid.response.status).toBe(303);
      expect(orders()).toHaveLength(1);
    });

    test('is not required if gift cards pay everything', async () => {
      sandbox = testSandbox({ data: { ...testShop, giftCards: [{ code: 'GIFT5000', balance: 5_000 }] } });
      const cart = sandbox.shop.changeCart(cartOf(['BELL', 1]), { giftCardCodes: ['GIFT5000'] }).cart!;
      expect((await open(addressOf(cart))).text).not.toContain('Card number');
      expect((await submit(cart, { ...typed, card: '' })).response.status).toBe(303);
    });
  });

  test('fills in the default address of the signed-in customer', async () => {
    sandbox = testSandbox({ data: testShopWithCustomers });
    const { id: customerId, email } = sandbox.shop.customers.findByEmail('ada@example.com')!;
    const cart = sandbox.shop.changeCart(cartOf(['BELL', 1]), { buyer: { customerId, email } }).cart!;
    const { text } = await open(addressOf(cart));
    for (const value of ['ada@example.com', 'Ada', '1 Main St', 'San Mateo', 'California', '94401'])
      expect(text).toContain(`value="${value}"`);
    expect(text).toContain('<option value="US" selected>');
    await submit(cart, { ...typed, email: 'gift@example.com' });
    expect(sandbox.shop.orders.all(sandbox.shop.customers.find(customerId)!)).toMatchObject([
      { number: 1001, email: 'gift@example.com' },
      {},
      {},
      {},
    ]);
  });

  test('places the order, and shows thanks', async () => {
    const cart = cartOf(['BELL', 2]);
    const { response } = await submit(cart);
    expect(response.status).toBe(303);
    const { response: page, text } = await open(response.headers.get('location')!);
    expect(page.status).toBe(200);
    for (const part of ['Thank you, Ada!', '#1001', 'O’Hara &lt;b&gt;', 'Bell', '$39.98', 'https://storefront.test'])
      expect(text).toContain(part);
    expect(sandbox.shop.stock.piecesOf(variant('BELL'))).toBe(1);
    expect(sandbox.shop.cart(cart.token)).toBeUndefined();
  });

  test('places one order for two submits', async () => {
    const cart = cartOf(['BELL', 1]);
    const seen = seenIn((await open(addressOf(cart))).text);
    const [first, second] = await Promise.all([submit(cart, typed, seen), submit(cart, typed, seen)]);
    expect(first.response.status).toBe(303);
    expect(second.response.headers.get('location')).toBe(first.response.headers.get('location'));
    const back = await open(addressOf(cart));
    expect(back.response.headers.get('location')).toBe(first.response.headers.get('location'));
    expect(sandbox.shop.store.count('order')).toBe(1);
  });

  test('keeps the values, and reports the wrong field with the reason', async () => {
    const { response, text } = await submit(cartOf(['BELL', 1]), { ...typed, email: 'a"b', city: '' });
    expect(response.status).toBe(422);
    expect(text).toContain('<title>Error: Checkout');
    // With the focus on the group, screen readers announce its problems.
    expect(text).toMatch(/role="group"\s+aria-labelledby="problem"\s+aria-describedby="problem-text"/);
    expect(text).toContain('<a href="#email">Enter an email address such as name@example.com</a>');
    expect(text).toContain('<a href="#city">Enter a city</a>');
    expect(text).toMatch(/id="email"[^>]*value="a&quot;b"[^>]*aria-invalid="true"\s+aria-describedby="email-error"/);
    expect(text).toMatch(/id="lastName"[^>]*value="O’Hara &lt;b&gt;"/);
    expect(text).not.toMatch(/id="lastName"[^>]*aria-invalid/);
    expect(sandbox.shop.store.count('order')).toBe(0);
  });

  test('reports a line that has just sold out, and orders nothing', async () => {
    const cart = cartOf(['J-M-GREEN', 1], ['BELL', 3], ['OIL', 1]);
    const seen = seenIn((await open(addressOf(cart))).text);
    sandbox.shop.stock.set(variant('J-M-GREEN'), 0);
    sandbox.shop.stock.set(variant('BELL'), 2);
    const { response, text } = await submit(cart, typed, seen);
    expect(response.status).toBe(422);
    expect(text).toContain('Jersey - M / Green is sold out. It is no longer part of your order.');
    expect(text).toContain('Only 2 of Bell are left. The quantity was lowered to that.');
    expect(text).toContain('value="ada@example.com"');
    expect(text).toContain('$49.98');
    expect(sandbox.shop.store.count('order')).toBe(0);
    expect((await submit(cart)).response.status).toBe(303);
    expect(sandbox.shop.store.all('order')[0]).toMatchObject({ total: 2 * 1999 + 1000 });
  });

  test('orders nothing that the shopper has not seen', async () => {
    const cart = cartOf(['BELL', 1]);
    const seen = seenIn((await open(addressOf(cart))).text);
    sandbox.shop.addLines(cart, [{ variant: variant('OIL'), quantity: 1, attributes: [] }]);
    const { response, text } = await submit(cart, typed, seen);
    expect(response.status).toBe(422);
    expect(text).toContain('Your cart has changed');
    expect(text).toContain('$29.99');
    expect(sandbox.shop.store.count('order')).toBe(0);
  });

  test('of an empty cart reports that', async () => {
    const { response, text } = await open(addressOf(cartOf()));
    expect(response.status).toBe(200);
    expect(text).toContain('Your cart is currently empty.');
    expect(text).not.toContain('<form');
  });

  test('of a missing cart, or with another key, reports that', async () => {
    const cart = cartOf(['BELL', 1]);
    for (const address of ['/cart/c/none?key=x', `/cart/c/${cart.token}`, `/cart/c/${cart.token}?key=wrong`]) {
      const { response, text } = await open(address);
      expect(response.status).toBe(404);
      expect(text).toContain('This cart no longer exists');
    }
  });

  test('of a missing order reports that, and allows only GET and POST', async () => {
    expect((await open('/orders/none')).response.status).toBe(404);
    const put = await sandbox.fetch(new Request(addressOf(cartOf(['BELL', 1])), { method: 'PUT' }));
    expect(put.status).toBe(405);
  });
});
