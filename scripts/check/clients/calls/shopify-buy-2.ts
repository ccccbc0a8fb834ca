/** The last version with checkouts, which version 2024-04 of the API supports. */
import ShopifyBuy from 'shopify-buy-2';
import { domain, present } from '../sandbox.ts';
import { sharedCalls } from '../shopifyBuyCalls.ts';

const client = ShopifyBuy.buildClient({ domain, storefrontAccessToken: 'any' });
const { visit, keep, ofProduct, ofCheckout, ofLines } = sharedCalls(client);

const home = {
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Main St',
  city: 'San Mateo',
  province: 'California',
  zip: '94401',
  country: 'United States',
};

export const calls = {
  products: async () => {
    const products = await client.product.fetchAll(3);
    visit.product = present(products[0], 'product');
    return products;
  },
  ...ofProduct,
  'collections with all that they have': () => client.collection.fetchAllWithProducts(),

  ...ofCheckout,
  'a gift card': () => keep(client.checkout.addGiftCards(visit.checkout.id, ['NORTHLANEGIFT0025'])),
  'no gift card': () => {
    const { id } = present(visit.checkout.appliedGiftCards[0], 'gift card');
    return keep(client.checkout.removeGiftCard(visit.checkout.id, id));
  },
  'an address to send to': () => keep(client.checkout.updateShippingAddress(visit.checkout.id, home)),
  ...ofLines,
};
