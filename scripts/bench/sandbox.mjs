/**
 * Measures the sandbox with a large catalogue and many shoppers: `npm run bench:sandbox`. Needs the built package.
 *
 * Ends with an error if a time is over its limit.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSandbox } from '../run/sandbox.mjs';
import { table } from '../run/tables.mjs';

const products = 100_000;
const carts = 10_000;
const orders = 10_000;
const times = 60;
/** Limits in milliseconds, for queries at the median. The sandbox's own front page reads every record. */
const limits = { start: 5000, query: 20, page: 1000 };

const productQuery = `query($handle: String!) { product(handle: $handle) {
  id title handle description availableForSale priceRange { minVariantPrice { amount currencyCode } }
  options { id name optionValues { id name } } media(first: 10) { nodes { id alt previewImage { url width height } } }
  variants(first: 100) { nodes { id title sku availableForSale price { amount currencyCode } } } } }`;
const card = `id title handle availableForSale priceRange { minVariantPrice { amount currencyCode } }`;
const pageQuery = `query($handle: String!, $sortKey: ProductCollectionSortKeys!, $filters: [ProductFilter!]) { collection(handle: $handle) {
  products(first: 24, sortKey: $sortKey, filters: $filters) { nodes { ${card} } pageInfo { endCursor } } } }`;
const facetsQuery = pageQuery.replace(
  'pageInfo {',
  'filters { id label type values { id label count input } } pageInfo {',
);
const searchQuery = `query($text: String!) { search(query: $text, first: 24, types: PRODUCT) { totalCount nodes { ... on Product { ${card} } } } }`;
const suggestQuery = `query($text: String!) { predictiveSearch(query: $text, limit: 6) { products { ${card} } collections { title } queries { text styledText } } }`;
const cartFields = `cart { id totalQuantity cost { totalAmount { amount currencyCode } } lines(first: 50) { nodes { id quantity } } } userErrors { code }`;
const createMutation = `mutation($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { ${cartFields} } }`;
const changeMutation = `mutation($id: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $id, lines: $lines) { ${cartFields} } }`;
const ordersQuery = `query($token: String!) { customer(customerAccessToken: $token) { orders(first: 10, reverse: true) { nodes { name totalPrice { amount } } } } }`;

const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Main St',
  city: 'San Mateo',
  countryCode: 'US',
  zip: '94401',
};
const words = ['bike', 'merino jersey', 'pump', 'bowl', 'wrench', 'green', 'bycicle', 'kettle'];

/** Adds carts and orders in one transaction. Real orders would keep the disk busy for an hour. */
async function fill(folder) {
  const { createSandbox } = await import('@vitrine/sandbox');
  const { openSqliteStore } = await import('@vitrine/sandbox/node');
  const store = openSqliteStore(join(folder, 'shop.sqlite'));
  store.transaction(() => {
    const { shop } = createSandbox({ store: { ...store, transaction: (work) => work() }, passwordCost: 1 });
    const variants = shop.catalog.products
      .flatMap((product) => product.variants)
      .filter(({ data }) => !data.quantityRule && (data.stock ?? 1) > 0);
    const newCart = (index) =>
      shop.createCart({
        lines: [0, 1].map((step) => ({
          variant: variants[(index * 7 + step * 3) % variants.length],
          quantity: 1,
          attributes: [],
        })),
      }).cart;
    for (let index = 0; index < carts; index++) newCart(index);
    for (let index = 0; index < orders; index++) {
      // Restores the stock after each order. Otherwise it would soon be empty.
      const cart = newCart(index);
      const stocks = cart.lines.map(({ sku }) => [
        shop.catalog.variant(sku),
        shop.stock.piecesOf(shop.catalog.variant(sku)),
      ]);
      shop.placeOrder(cart.token, { email: `buyer-${index % 500}@example.com`, address });
      for (const [variant, pieces] of stocks) if (pieces !== undefined) shop.stock.set(variant, pieces);
    }
  });
  store.close();
}

const rows = [];
let began = performance.now();
await withSandbox(
  ['--products', String(products)],
  async ({ url, pid }) => {
    report('start', performance.now() - began, limits.start);
    const handles = await handlesOf(url);
    /** Returns another product each time, so that each read is the first. */
    const handleOf = (index) => `${handles[index % handles.length]}-no-${1 + ((index * 7) % 900)}`;
    const ask = (query, variables) => graphql(url, query, variables);

    await measure('product', (index) => ask(productQuery, { handle: handleOf(index) }));
    await measure('product, theme', (index) => get(`${url}/products/${handleOf(index)}.js`));
    await measure('product, BigCommerce', (index) =>
      bigCommerce(url, `catalog/products?limit=1&page=${index + 1}&include=variants,images`),
    );

    const page = (sortKey, filters) => ask(pageQuery, { handle: 'all', sortKey, filters });
    await measure('page of 24', () => page('COLLECTION_DEFAULT'));
    await measure('page of 24, by title', () => page('TITLE'));
    await measure('page of 24, by price', () => page('PRICE'));
    await measure('page of 24, filtered', (index) => page('COLLECTION_DEFAULT', filtersOf(index)));
    await measure('page of 24, filtered, with counts', (index) =>
      ask(facetsQuery, { handle: 'all', sortKey: 'PRICE', filters: filtersOf(index) }),
    );
    await measure('page of 24, theme', (index) =>
      get(`${url}/collections/all/products.json?limit=24&page=${index + 1}`),
    );
    await measure('page of 24, BigCommerce', (index) =>
      bigCommerce(url, `catalog/products?limit=24&page=${index + 1}&sort=price`),
    );

    await measure('search', (index) => ask(searchQuery, { text: words[index % words.length] }));
    await measure('suggestions', (index) => ask(suggestQuery, { text: words[index % words.length].slice(0, 4) }));
    await measure('search, index', (index) => algolia(url, { query: words[index % words.length], hitsPerPage: 24 }));

    const { products: listed } = await ask(
      '{ products(first: 24) { nodes { variants(first: 1) { nodes { id availableForSale quantityRule { minimum } } } } } }',
    );
    const merchandise = listed.nodes
      .flatMap(({ variants }) => variants.nodes)
      .filter(({ availableForSale, quantityRule }) => availableForSale && quantityRule.minimum === 1);
    const made = [];
    await measure('new cart', async (index) => {
      const { cartCreate } = await ask(createMutation, {
        lines: [{ merchandiseId: merchandise[index % merchandise.length].id }],
      });
      made.push(cartCreate.cart);
    });
    await measure('change of a cart', (index) =>
      ask(changeMutation, { id: made[index].id, lines: [{ id: made[index].lines.nodes[0].id, quantity: 2 }] }),
    );

    const { login } = await ask(
      'mutation { login: customerAccessTokenCreate(input: { email: "robin@example.com", password: "northlane" }) { customerAccessToken { accessToken } } }',
    );
    await measure("a customer's orders", () => ask(ordersQuery, { token: login.customerAccessToken.accessToken }));
    await measure(
      'front page, of all carts and orders',
      () => fetch(url).then((response) => response.text()),
      10,
      limits.page,
    );
    console.log(table(['milliseconds', 'median', 'first', '95th of 100'], rows));
    console.log(`\nThe server's memory: ${memoryOf(pid).toFixed(0)} MB.`);
  },
  {
    async prepare(folder) {
      await fill(folder);
      began = performance.now();
    },
  },
);

function filtersOf(index) {
  return [{ available: true }, { price: { min: 10 + (index % 10), max: 400 } }];
}

/** The process's memory in RAM, in MB. */
function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
}

async function measure(name, query, count = times, limit = limits.query) {
  const taken = [];
  for (let index = 0; index < count; index++) {
    const before = performance.now();
    await query(index);
    taken.push(performance.now() - before);
  }
  const [first] = taken;
  taken.sort((a, b) => a - b);
  report(name, taken[count / 2], limit, first, taken[Math.floor(count * 0.95)]);
}

function report(name, median, limit, first, late) {
  const isLate = median > limit;
  if (isLate) process.exitCode = 1;
  rows.push([isLate ? `✗ ${name}` : name, ...[median, first, late].map((time) => time?.toFixed(1) ?? '')]);
  console.error(`${isLate ? '✗' : '✓'} ${name}: ${median.toFixed(1)} ms`);
}

async function get(address, init) {
  const response = await fetch(address, init);
  const answer = await response.json();
  if (!response.ok || answer.errors) throw new Error(`${address}: ${JSON.stringify(answer.errors ?? answer)}`);
  return answer;
}

function bigCommerce(url, path) {
  return get(`${url}/stores/shop/v3/${path}`, { headers: { 'x-auth-token': 'any' } });
}

function algolia(url, body) {
  return get(`${url}/1/indexes/products/query`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'any', 'x-algolia-api-key': 'any' },
    body: JSON.stringify(body),
  });
}

async function graphql(url, query, variables) {
  const { data } = await get(`${url}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return data;
}

async function handlesOf(url) {
  const { products: listed } = await get(`${url}/products.json?limit=50`);
  return listed.map(({ handle }) => handle);
}
