/** Shopify's endpoints for pages of a theme, on the shop's own domain. A cookie identifies the cart. */
import { decode } from '../../cookies.js';
import { json, methodNotAllowed } from '../../http.js';
import type { NeutralCall, Protocol } from '../protocol.js';
import { addToCart, changeLine, clearCart, readCart, updateCart } from './cartChanges.js';
import { notFound, Refusal } from './errors.js';
import { fromForm, listOf, readInput, tryReadInput, wholeNumber } from './input.js';
import { inventoryJson } from './inventory.js';
import { collectionJson, listedProductJson, pageOf } from './listings.js';
import { metaJson } from './meta.js';
import { productJson } from './product.js';
import { recommendationsAnswer } from './recommendations.js';
import { preparedAnswer, ratesAnswer } from './shippingRates.js';
import { suggestJson } from './suggest.js';
import { hasCartCookie, visitOf, type Visit } from './visit.js';

interface Asked {
  request: Request;
  query: URLSearchParams;
  body: string;
  /** The handle in the path; '' if the path has none. */
  handle: string;
}

interface Endpoint {
  method: 'GET' | 'POST';
  /** The documented path, which faults use: '/products/{handle}.js' */
  name: string;
  path: RegExp;
  calls(asked: Asked): readonly NeutralCall[];
  answer(asked: Asked, visit: Visit): Response;
}

const endpoint = (
  method: Endpoint['method'],
  name: string,
  calls: NeutralCall | Endpoint['calls'],
  answer: Endpoint['answer'],
): Endpoint => ({
  method,
  name,
  calls: typeof calls === 'string' ? () => [calls] : calls,
  answer,
  path: new RegExp(`^${name.replaceAll('.', '\\.').replace('{handle}', '([^/]+)')}$`),
});

/** Returns the calls of reading the cart. Reading creates a cart for a visitor without one. */
const readsCart = ({ request }: Asked): NeutralCall[] =>
  hasCartCookie(request) ? ['cart.read'] : ['cart.read', 'cart.create'];

/** Returns the call of changing lines. A quantity of 0 removes a line. */
function changesCart({ request, body }: Asked): NeutralCall[] {
  const input = tryReadInput(request, body);
  const quantities = input?.updates === undefined ? [input?.quantity] : (listOf(input.updates) ?? []);
  return [
    quantities.length > 0 && quantities.every((quantity) => wholeNumber(quantity) === 0)
      ? 'cart.remove'
      : 'cart.update',
  ];
}

const endpoints: readonly Endpoint[] = [
  endpoint('GET', '/cart.js', readsCart, (_, visit) => readCart(visit)),
  endpoint('GET', '/cart.json', readsCart, (_, visit) => readCart(visit)),
  endpoint('POST', '/cart/add.js', 'cart.add', ({ request, body }, visit) =>
    addToCart(readInput(request, body), visit),
  ),
  endpoint('POST', '/cart/change.js', changesCart, ({ request, body }, visit) =>
    changeLine(readInput(request, body), visit),
  ),
  endpoint('POST', '/cart/update.js', changesCart, ({ request, body }, visit) =>
    updateCart(readInput(request, body), visit),
  ),
  endpoint('POST', '/cart/clear.js', 'cart.remove', (_, visit) => clearCart(visit)),
  endpoint('GET', '/cart/shipping_rates.json', 'cart.read', ({ query }, visit) => ratesAnswer(query, visit)),
  endpoint('POST', '/cart/prepare_shipping_rates.json', 'cart.read', ({ request, query, body }, visit) =>
    preparedAnswer({ ...fromForm(query), ...readInput(request, body) }, visit),
  ),
  endpoint('GET', '/cart/async_shipping_rates.json', 'cart.read', ({ query }, visit) => ratesAnswer(query, visit)),
  endpoint('GET', '/meta.json', 'catalog.read', (_, visit) => json(metaJson(visit))),
  endpoint('GET', '/products.json', 'catalog.read', ({ query }, visit) =>
    json({
      products: pageOf(visit.shop.catalog.products, query).map((product) => listedProductJson(product, visit)),
    }),
  ),
  endpoint('GET', '/collections.json', 'catalog.read', ({ query }, visit) =>
    json({
      collections: pageOf(visit.shop.catalog.collections, query).map((collection) => collectionJson(collection, visit)),
    }),
  ),
  endpoint('GET', '/collections/{handle}/products.json', 'catalog.read', ({ handle, query }, visit) => {
    const collection = visit.shop.catalog.collection(handle);
    if (!collection) return notFound();
    return json({ products: pageOf(collection.products, query).map((product) => listedProductJson(product, visit)) });
  }),
  endpoint('GET', '/collections/{handle}.json', 'catalog.read', ({ handle }, visit) => {
    const collection = visit.shop.catalog.collection(handle);
    return collection ? json({ collection: collectionJson(collection, visit) }) : notFound();
  }),
  endpoint('GET', '/products/{handle}.js', 'catalog.read', ({ handle }, visit) => {
    const product = visit.shop.catalog.product(handle);
    return product ? json(productJson(product, visit)) : notFound();
  }),
  endpoint('GET', '/products/{handle}.json', 'catalog.read', ({ handle }, visit) => {
    const product = visit.shop.catalog.product(handle);
    return product ? json({ product: listedProductJson(product, visit) }) : notFound();
  }),
  endpoint('GET', '/recommendations/products.json', 'catalog.read', ({ query }, visit) =>
    recommendationsAnswer(query, visit),
  ),
  endpoint('GET', '/search/suggest.json', 'catalog.read', ({ query }, visit) => json(suggestJson(query, visit))),
  endpoint('GET', '/data/productInventory.json', 'inventory.read', (_, visit) => json(inventoryJson(visit))),
];

const endpointAt = ({ pathname }: URL): Endpoint | undefined => endpoints.find(({ path }) => path.test(pathname));

export const shopifyAjax: Protocol = {
  matches: (url) => endpointAt(url) !== undefined,
  names: endpoints.map(({ method, name }) => `${method} ${name}`),
  calls(request, url, body) {
    const found = endpointAt(url);
    if (!found || !isMethodOf(found, request)) return [];
    return [...found.calls(askedOf(found, request, url, body)), `${found.method} ${found.name}`];
  },
  answer(request, url, body, context) {
    const found = endpointAt(url);
    if (!found) return notFound();
    if (!isMethodOf(found, request)) return methodNotAllowed(...(found.method === 'GET' ? ['GET', 'HEAD'] : ['POST']));
    try {
      return found.answer(askedOf(found, request, url, body), visitOf(request, context));
    } catch (error) {
      if (error instanceof Refusal) return json(error.body, { status: error.status });
      throw error;
    }
  },
};

const isMethodOf = ({ method }: Endpoint, request: Request): boolean =>
  request.method === method || (method === 'GET' && request.method === 'HEAD');

const askedOf = ({ path }: Endpoint, request: Request, { pathname, searchParams }: URL, body: string): Asked => ({
  request,
  query: searchParams,
  body,
  handle: decode(path.exec(pathname)?.[1] ?? ''),
});
