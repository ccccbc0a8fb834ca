import { createSandbox, type CustomerRecord } from '@vitrine/sandbox';
import type { Flavour } from '../model/flavours.js';
import { sandboxSettings } from '../server.js';
import type { ShopControl, ShopData } from './shopControl.js';

/** The URL of the sandbox in tests. */
export const baseUrl = 'https://northlane.test';

/** Starts a sandbox that an adapter of this flavour reaches. */
export const openSandbox =
  (flavour: Flavour) =>
  (data: ShopData): Promise<ShopControl> => {
    const { shop, faults, fetch } = createSandbox({ data, passwordCost: 1 });
    const { store } = shop;
    const customerOf = (email: string): CustomerRecord => found(shop.customers.findByEmail(email), email);
    const control: ShopControl = {
      settings: sandboxSettings(flavour, baseUrl),
      origin: baseUrl,
      pictures: `${baseUrl}/cdn/`,
      fetch: (url, init) => fetch(new Request(url, init)),
      async setStock(sku, pieces) {
        shop.stock.set(found(shop.catalog.variant(sku), sku), pieces);
      },
      async carts() {
        const emailOf = (id: number) => store.get('customer', String(id))?.email;
        return store.all('cart').map(({ buyer: { customerId } }) => ({
          customer: customerId === undefined ? undefined : emailOf(customerId),
        }));
      },
      forgetCarts: async () => store.clear('cart'),
      async placeOrder(buyer) {
        shop.placeOrder(found(store.all('cart').at(-1), 'cart').token, buyer);
      },
      orders: async (email) => [...shop.orders.all(customerOf(email))],
      mail: async () => store.all('mail').map(({ link, ...letter }) => ({ ...letter, link: link?.url })),
      revokeLogins: async (email) => shop.tokens.deleteAll(customerOf(email)),
      async deleteCustomer(email) {
        const customer = customerOf(email);
        for (const { id } of shop.addresses.all(customer)) store.delete('address', String(id));
        for (const { token } of shop.orders.all(customer)) store.delete('order', token);
        store.delete('customer', String(customer.id));
      },
      fail: async (rule) => void faults.add(rule),
      heal: async () => faults.clear(),
    };
    return Promise.resolve(control);
  };

function found<Type>(record: Type | undefined, name: string): Type {
  if (record === undefined) throw new Error(`The sandbox has no ${name}.`);
  return record;
}
