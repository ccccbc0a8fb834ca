import ShopifyBuy, { type Checkout, type Product } from 'shopify-buy';
import { domain, present } from '../sandbox.ts';

const client = ShopifyBuy.buildClient({ domain, storefrontAccessToken: 'any' });

let product: Product;
let checkout: Checkout;
const variantId = () => present(product.variants.find(({ available }) => available)?.id, 'variant that is available');
const keep = async (changed: Promise<Checkout>) => (checkout = await changed);

export const calls = {
  'a page of products, and the next': async () => {
    const products = await client.product.fetchAll(5);
    product = present(products[0], 'product');
    const { model } = await client.fetchNextPage(products);
    return [...products, present(model[0], 'product on the next page')];
  },
  'a product by its id': () => client.product.fetch(product.id),
  'products by their ids': () => client.product.fetchMultiple([product.id]),
  'a product by its handle': () => client.product.fetchByHandle(product.handle),
  'products by a query': () => client.product.fetchQuery({ first: 3, query: 'jersey', sortKey: 'TITLE' }),
  recommendations: () => client.product.fetchRecommendations(product.id),
  'all collections': () => client.collection.fetchAll(5),
  'collections with their products': () => client.collection.fetchAllWithProducts({ first: 2, productsFirst: 3 }),
  'a collection with its products': async () => {
    const { id } = await client.collection.fetchByHandle('clothing');
    return client.collection.fetchWithProducts(id, { productsFirst: 3 });
  },
  'collections by a query': () => client.collection.fetchQuery({ first: 2, query: 'title:clothing' }),
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
  'a gift card that is none, which changes nothing': () => keep(client.checkout.addGiftCards(checkout.id, ['NONE'])),
  'an email address': () => keep(client.checkout.updateEmail(checkout.id, 'ada@example.com')),
  // Its version of the API is served no longer, and the oldest that is has no such field of a buyer.
  'an address to deliver to, which the platform refuses': () =>
    client.checkout.updateShippingAddress(checkout.id, { address1: '1 Main St', city: 'San Mateo' }).then(
      () => Promise.reject(new Error('It was taken.')),
      (problem: unknown) => {
        if (!/deliveryAddressPreferences/.test(String(problem))) throw problem;
        return 'refused' as const;
      },
    ),
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
