/** How fast the sandbox is with a large catalogue: `npm run bench:sandbox`. Needs the built package. */
import { withSandbox } from '../scripts/sandbox.mjs';

const products = 100_000;
const times = 300;
/** Milliseconds; of queries at the median. A page of the theme's is a hundred kilobytes: everything of every product. */
const limits = { start: 2000, query: 5, wholePage: 20 };

const productQuery = `query($handle: String!) { product(handle: $handle) {
  id title handle description availableForSale priceRange { minVariantPrice { amount currencyCode } }
  options { id name optionValues { id name } } media(first: 10) { nodes { id alt previewImage { url width height } } }
  variants(first: 100) { nodes { id title sku availableForSale price { amount currencyCode } } } } }`;
const pageQuery = `query($sortKey: ProductCollectionSortKeys!) { collection(handle: "all") { products(first: 24, sortKey: $sortKey) {
  nodes { id title handle availableForSale priceRange { minVariantPrice { amount currencyCode } } } pageInfo { endCursor } } } }`;

const began = performance.now();
await withSandbox(['--products', String(products)], async ({ url }) => {
  report('start', performance.now() - began, limits.start);

  const handles = await handlesOf(url);
  /** Another product each time, so that none has been looked at before. */
  const handleOf = (index) => `${handles[index % handles.length]}-no-${1 + ((index * 7) % 900)}`;
  await measure('product, GraphQL', (index) => graphql(url, productQuery, { handle: handleOf(index) }));
  await measure('product, theme', (index) => get(`${url}/products/${handleOf(index)}.js`));
  await measure('page of 24, GraphQL', () => graphql(url, pageQuery, { sortKey: 'COLLECTION_DEFAULT' }));
  await measure('page of 24 by title, GraphQL', () => graphql(url, pageQuery, { sortKey: 'TITLE' }));
  await measure(
    'page of 24, theme',
    (index) => get(`${url}/collections/all/products.json?limit=24&page=${index + 1}`),
    limits.wholePage,
  );
});

async function measure(name, query, limit = limits.query) {
  const taken = [];
  for (let index = 0; index < times; index++) {
    const before = performance.now();
    await query(index);
    taken.push(performance.now() - before);
  }
  const [first] = taken;
  taken.sort((a, b) => a - b);
  report(name, taken[times / 2], limit, `first ${first.toFixed(1)} ms, slowest ${taken.at(-1).toFixed(1)} ms`);
}

function report(name, milliseconds, limit, more = '') {
  const isLate = milliseconds > limit;
  if (isLate) process.exitCode = 1;
  console.log(
    `${isLate ? '✗' : '✓'} ${name.padEnd(30)} ${milliseconds.toFixed(1).padStart(8)} ms (at most ${limit})  ${more}`,
  );
}

async function get(address, init) {
  const response = await fetch(address, init);
  const answer = await response.json();
  if (!response.ok || answer.errors) throw new Error(`${address}: ${JSON.stringify(answer.errors ?? answer)}`);
  return answer;
}

function graphql(url, query, variables) {
  return get(`${url}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
}

async function handlesOf(url) {
  const { products: listed } = await get(`${url}/products.json?limit=50`);
  return listed.map(({ handle }) => handle);
}
