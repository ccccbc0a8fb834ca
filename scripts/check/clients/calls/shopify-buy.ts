import ShopifyBuy from 'shopify-buy';
import { domain, present } from '../sandbox.ts';
import { sharedCalls } from '../shopifyBuyCalls.ts';

const client = ShopifyBuy.buildClient({ domain, storefrontAccessToken: 'any' });
const { visit, keep, ofProduct, ofCheckout, ofLines } = sharedCalls(client);

export const calls = {
  'a page of products, and the next': async () => {
    const products = await client.product.fetchAll(5);
    visit.product = present(products[0], 'product');
    const { model } = await client.fetchNextPage(products);
    return [...products, present(model[0], 'product on the next page')];
  },
  ...ofProduct,
  'products by their ids': () => client.product.fetchMultiple([visit.product.id]),
  'products by a query': () => client.product.fetchQuery({ first: 3, query: 'jersey', sortKey: 'TITLE' }),
  'all collections': () => client.collection.fetchAll(5),
  'collections with their products': () => client.collection.fetchAllWithProducts({ first: 2, productsFirst: 3 }),
  'a collection with its products': async () => {
    const { id } = await client.collection.fetchByHandle('clothing');
    return client.collection.fetchWithProducts(id, { productsFirst: 3 });
  },
  'collections by a query': () => client.collection.fetchQuery({ first: 2, query: 'title:clothing' }),

  ...ofCheckout,
  'a gift card that is none, which changes nothing': () =>
    keep(client.checkout.addGiftCards(visit.checkout.id, ['NONE'])),
  // The platform no longer serves the library's version of the API. The oldest served version has no such field of a buyer.
  'an address to deliver to, which the platform refuses': () =>
    client.checkout.updateShippingAddress(visit.checkout.id, { address1: '1 Main St', city: 'San Mateo' }).then(
      () => Promise.reject(new Error('It was taken.')),
      (problem: unknown) => {
        if (!/deliveryAddressPreferences/.test(String(problem))) throw problem;
        return 'refused' as const;
      },
    ),
  ...ofLines,
};
