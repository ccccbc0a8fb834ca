import type { CommerceSettings } from '../../platforms/settings.js';
import type { ShopControl, ShopData } from '../shopControl.js';
import type { ToySettings } from './toy.js';

const absent = () => Promise.reject(new Error('The platform has none.'));

/** The platform as the contract suite controls it. Its data is the adapter's own, so the stock is a number there. */
export function openToy(shopData: ShopData): Promise<ShopControl> {
  const data = structuredClone(shopData);
  const origin = 'https://northlane.test';
  // Settings of a listed platform need no cast.
  const settings: ToySettings = { flavour: 'toy', baseUrl: origin, data };
  return Promise.resolve({
    settings: settings as unknown as CommerceSettings,
    origin,
    pictures: `${origin}/cdn/`,
    fetch: absent,
    setStock(sku, pieces) {
      const variant = data.products.flatMap(({ variants }) => variants).find((each) => each.sku === sku);
      if (variant) variant.stock = pieces;
      return Promise.resolve();
    },
    carts: absent,
    forgetCarts: absent,
    placeOrder: absent,
    orders: absent,
    mail: absent,
    revokeLogins: absent,
    deleteCustomer: absent,
    fail: absent,
    heal: absent,
  });
}
