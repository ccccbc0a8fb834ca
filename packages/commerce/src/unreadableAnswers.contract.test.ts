/** The contract of a change with an answer that nobody can read, such as a page about works on the platform: it is no success, and no refusal. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flavours } from './model/flavours.js';
import type { CustomerResult } from './port/customer.js';
import { openShop, type TestShop } from './testing/openShop.js';
import { torontoAddress } from './testing/torontoAddress.js';

const robin = { email: 'robin@example.com', password: 'northlane' };
const account = { email: 'new@example.com', password: 'a long new password', firstName: 'Ada', lastName: 'Byrne' };

const answers = {
  'a page': () => new Response('<!doctype html><h1>We will be back</h1>', { headers: { 'content-type': 'text/html' } }),
  'half of its JSON': () => new Response('{"data":{"customer'),
  'an empty object': () => Response.json({}),
  null: () => Response.json(null),
  nothing: () => new Response(''),
};

type Change = (shop: TestShop, addressId: string) => Promise<CustomerResult>;

const changes: Record<string, Change> = {
  createAddress: ({ commerce }) => commerce.customer.createAddress(torontoAddress),
  updateAddress: ({ commerce }, id) => commerce.customer.updateAddress({ id, address: torontoAddress }),
  setDefaultAddress: ({ commerce }, id) => commerce.customer.setDefaultAddress({ id }),
  deleteAddress: ({ commerce }, id) => commerce.customer.deleteAddress({ id }),
  updateCustomer: ({ commerce }) =>
    commerce.customer.updateCustomer({ newPassword: 'another password', currentPassword: robin.password }),
  register: ({ commerce }) => commerce.customer.register({ ...account, ...torontoAddress }),
  recoverPassword: ({ commerce }) => commerce.customer.recoverPassword(robin),
  login: ({ commerce }) => commerce.customer.login(robin),
  'contact.send': ({ commerce }) => commerce.contact.send({ email: robin.email, text: 'Hello' }),
};

describe.each(flavours)('an answer that cannot be read, on $name', ({ name: flavour }) => {
  let shop: TestShop;
  let addressId: string;

  beforeEach(async () => {
    shop = await openShop({ flavour, way: 'directly' });
    await shop.commerce.customer.login(robin);
    addressId = (await shop.commerce.customer.getAllAddresses()).items.at(-1)!.id;
  });

  describe.each(Object.entries(answers))('%s', (_, answer) => {
    it.each(Object.entries(changes))('is neither a success nor a refusal of %s', async (name, change) => {
      const asked = vi.spyOn(shop.control, 'fetch').mockImplementation(async () => answer());
      const failure = await shop.clock.until(change(shop, addressId).catch((error: unknown) => error));
      // BigCommerce has no default address.
      const isMissing = name === 'setDefaultAddress' && flavour === 'big_commerce';
      expect(failure).toMatchObject({ kind: isMissing ? 'refused' : 'shape' });
      expect(asked.mock.calls.length > 0).toBe(!isMissing);
    });
  });
});
