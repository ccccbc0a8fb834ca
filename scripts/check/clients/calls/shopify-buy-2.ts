/** The last version that speaks of checkouts, which version 2024-04 of the API has. */
import ShopifyBuy, { type Checkout } from 'shopify-buy-2';
import type { Product } from 'shopify-buy';
import { domain, present } from '../sandbox.ts';

const client = ShopifyBuy.buildClient({ domain, storefrontAccessToken: 'any' });

let product: Product;
let checkout: Checkout;
const variantId = () => present(product.variants.find(({ available }) => available)?.id, 'variant that is available');
const keep = async (changed: Promise<Checkout>) => (checkout = await changed);
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
    product = present(products[0], 'product');
    return products;
  },
  'a product by its id': () => client.product.fetch(product.id),
  'a product by its handle': () => client.product.fetchByHandle(product.handle),
  recommendations: () => client.product.fetchRecommendations(product.id),
  'collections with all that they have': () => client.collection.fetchAllWithProducts(),
  'the shop': () => client.shop.fetchInfo(),
  'its policies': () => client.shop.fetchPolicies(),

  'a checkout': () => keep(client.checkout.create({ email: 'ada@example.com', note: 'Ring twice' })),
  'a line': () =>
    keep(
      client.checkout.addLineItems(checkout.id, [
        { variantId: variantId(), quantity: 1, customAttributes: [{ key: 'Engraving', value: 'Ada' }] },
      ]),
    ),
  'more of it': () => {
    const { id } = present(checkout.lineItems[0], 'line');
    return keep(client.checkout.updateLineItems(checkout.id, [{ id, quantity: 2 }]));
  },
  'a note and attributes': () =>
    keep(
      client.checkout.updateAttributes(checkout.id, {
        note: 'Once',
        customAttributes: [{ key: 'Gift', value: 'yes' }],
      }),
    ),
  'a discount': () => keep(client.checkout.addDiscount(checkout.id, 'NORTH10')),
  'no discount': () => keep(client.checkout.removeDiscount(checkout.id)),
  'a gift card': () => keep(client.checkout.addGiftCards(checkout.id, ['NORTHLANEGIFT0025'])),
  'no gift card': () => {
    const { id } = present(checkout.appliedGiftCards[0], 'gift card');
    return keep(client.checkout.removeGiftCard(checkout.id, id));
  },
  'an email address': () => keep(client.checkout.updateEmail(checkout.id, 'grace@example.com')),
  'an address to send to': () => keep(client.checkout.updateShippingAddress(checkout.id, home)),
  'the checkout again': async () => present(await client.checkout.fetch(checkout.id), 'checkout'),
  'other lines': () => keep(client.checkout.replaceLineItems(checkout.id, [{ variantId: variantId(), quantity: 1 }])),
  'no lines': () =>
    keep(
      client.checkout.removeLineItems(
        checkout.id,
        checkout.lineItems.map(({ id }) => id),
      ),
    ),
};
