import type { Checkout, Client, Product } from 'shopify-buy';
import { present } from './sandbox.ts';

/** The results of earlier calls. */
interface Visit<Cart> {
  product: Product;
  checkout: Cart;
}

type Cart = Pick<Checkout, 'id' | 'lineItems'>;

/** The calls that both versions of shopify-buy share, in order. */
export function sharedCalls<Own extends Cart>(client: Pick<Client<Own>, 'product' | 'shop' | 'checkout'>) {
  const visit = {} as Visit<Own>;
  const keep = async (changed: Promise<Own>) => (visit.checkout = await changed);
  const variantId = () => present(visit.product.variants.find(({ available }) => available)?.id, 'available variant');

  return {
    visit,
    keep,
    ofProduct: {
      'a product by its id': () => client.product.fetch(visit.product.id),
      'a product by its handle': () => client.product.fetchByHandle(visit.product.handle),
      recommendations: () => client.product.fetchRecommendations(visit.product.id),
      'the shop': () => client.shop.fetchInfo(),
      'its policies': () => client.shop.fetchPolicies(),
    },
    ofCheckout: {
      'a checkout': () => keep(client.checkout.create({ email: 'ada@example.com', note: 'Ring twice' })),
      'a line': () =>
        keep(
          client.checkout.addLineItems(visit.checkout.id, [
            { variantId: variantId(), quantity: 1, customAttributes: [{ key: 'Engraving', value: 'Ada' }] },
          ]),
        ),
      'more of it': () => {
        const { id } = present(visit.checkout.lineItems[0], 'line');
        return keep(client.checkout.updateLineItems(visit.checkout.id, [{ id, quantity: 2 }]));
      },
      'a note and attributes': () =>
        keep(
          client.checkout.updateAttributes(visit.checkout.id, {
            note: 'Once',
            customAttributes: [{ key: 'Gift', value: 'yes' }],
          }),
        ),
      'a discount': () => keep(client.checkout.addDiscount(visit.checkout.id, 'NORTH10')),
      'no discount': () => keep(client.checkout.removeDiscount(visit.checkout.id)),
      'an email address': () => keep(client.checkout.updateEmail(visit.checkout.id, 'grace@example.com')),
    },
    /** The checkout is empty after these. */
    ofLines: {
      'the checkout again': async () => present(await client.checkout.fetch(visit.checkout.id), 'checkout'),
      'other lines': () =>
        keep(client.checkout.replaceLineItems(visit.checkout.id, [{ variantId: variantId(), quantity: 1 }])),
      'no lines': () =>
        keep(
          client.checkout.removeLineItems(
            visit.checkout.id,
            visit.checkout.lineItems.map(({ id }) => id),
          ),
        ),
    },
  };
}
