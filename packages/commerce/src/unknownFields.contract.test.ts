/** The contract of what a browser sends: a field that a call does not have never reaches the platform, whatever its name. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flavours } from './model/flavours.js';
import { createCommerceHandler } from './server.js';
import { openShop, type TestShop } from './testing/openShop.js';

const mark = 'field-of-nobody';

/** Fields of the platforms' own: prices, rights and owners. */
const names =
  'price amount discount taxExempt tax_exempt customer_group_id tags note state verified verified_email isAdmin role customerId customer_id store_credit cartId metafields';
const foreign = Object.fromEntries(names.split(' ').map((name) => [name, mark]));

/** Adds the foreign fields to every object in these arguments. */
function withForeign(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withForeign);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...foreign,
    ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withForeign(part)])),
  };
}

const address = { address1: '12 Mill Lane', city: 'San Mateo', zip: '94401', countryCode: 'US', province: 'CA' };
const account = { email: 'new@example.com', password: 'a long new password' };
const person = { firstName: 'Ada', lastName: 'Byrne' };

describe.each(flavours)('a field that a call does not have, on $name', ({ name: flavour }) => {
  let shop: TestShop;
  let handler: (request: Request) => Promise<Response>;
  const sent: string[] = [];

  beforeEach(async () => {
    shop = await openShop({ flavour, way: 'directly' });
    handler = createCommerceHandler(shop.commerce, { onError: () => {} });
    sent.length = 0;
    const { fetch } = shop.control;
    vi.spyOn(shop.control, 'fetch').mockImplementation((url, init) => {
      sent.push(`${url} ${JSON.stringify(init?.headers)} ${String(init?.body)}`);
      return fetch(url, init);
    });
  });

  const call = (path: string, args: unknown[]) =>
    handler(
      new Request(`https://northlane.test/api/shop/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ args }),
      }),
    );

  it('does not reach the platform, beside those that it has', async () => {
    const { id: variantId } = await shop.firstVariant('floor-pump');
    const { id: productId } = await shop.product('floor-pump');
    const calls: Record<string, object[]> = {
      'customer/register': [{ ...account, ...person, ...address }],
      'customer/login': [account],
      'customer/createAddress': [{ ...person, ...address, country: 'United States' }],
      'cart/addItems': [[{ productId, variantId, quantity: 1 }]],
    };
    for (const [path, args] of Object.entries(calls)) {
      sent.length = 0;
      const response = await call(path, args.map(withForeign));
      expect(await response.json(), path).toMatchObject({ result: { errors: [] } });
      expect(sent, path).not.toEqual([]);
      expect(sent.filter((one) => one.includes(mark))).toEqual([]);
      if (args[0] && 'firstName' in args[0]) expect(sent.join('\n'), path).toContain(person.firstName);
    }
  });
});
