// Hostile requests to the sandbox, in all of its protocols.
import fc from 'fast-check';
import { complete, jsonText, jsonValue, mostly, word } from './hostile.mjs';

const nastyTexts = [
  '', '%', '%00', '%FF', '%25', '%2F', '..', '//', '\\', "'", '"', '<script>', '{}', '$', '*', 'constructor', '__proto__', 'toString', 'null',
  'NaN', '0', '-1', '1.5', '1e9', '999999999999999999999', 'x'.repeat(5000), '\xff\xfe', 'ä', 'gid://shopify/Product/1', 'bell-no-1',
]; // prettier-ignore
const nasty = fc.constantFrom(...nastyTexts);
const nastyOr = (...others) => fc.constantFrom(...nastyTexts, ...others);

const value = jsonValue(
  'id items updates line lines quantity properties attributes note merchandiseId key value __proto__ line_items product_id variant_id ' +
    'option_selections channel_id customer_id input first query variables',
  [
    null, true, false, '', 'x', '0', '2', '-1', 0, 1, 2, 250, 251, -1, 1.5, 1e308, 2 ** 53, '\u0000', '\ud800', 'x'.repeat(6000), '__proto__',
    'gid://shopify/ProductVariant/1', 'gid://shopify/Cart/x?key=y', 'gid://shopify/CartLine/x?cart=y', 'US', 'TITLE',
  ],
); // prettier-ignore
const json = jsonText(value);

const contentType = (...types) => fc.constantFrom(...types).map((type) => ['Content-Type', type]);
const joined = (parts, separator = '') => parts.map((texts) => texts.join(separator));
const parameters = (names, values, maxLength = 3) =>
  joined(fc.array(joined(fc.tuple(word(names), values), '='), { maxLength }), '&');

// GraphQL

const literal = fc.constantFrom(
  '1', '250', '251', '-1', '1e9', 'null', 'true', '"all"', '"bell"', '"gid://shopify/Cart/x?key=y"', '"\\u0000"', '$a', '$b', 'TITLE', 'PRICE',
  '[]', '{}', '["x"]', `[${'1,'.repeat(300)}]`, '[['.repeat(30), '"""', '{id: {id: 1}}', '"eyJsYXN0X2lkIjoxfQ=="',
); // prettier-ignore
const argument = joined(
  fc.tuple(word('first last after before id ids handle sortKey reverse input cartId lines name x'), literal),
  ': ',
);
const argumentList = joined(fc.array(argument, { minLength: 1, maxLength: 3 }), ', ').map((list) => `(${list})`);
const nothing = fc.constant('');
const field = word(
  'shop products product collections collection node nodes cart menu variants edges pageInfo images options optionValues ' +
    'selectedOrFirstAvailableVariant id title name handle description lines items media __typename __schema __type types fields type ofType ' +
    'cartCreate cartLinesAdd priceRange amount',
);
const { selection } = fc.letrec((tie) => ({
  selection: fc.oneof({ maxDepth: 5 }, fc.constantFrom('id', 'title', '...F', '... on Product { title }'), {
    weight: 3,
    arbitrary: joined(fc.array(tie('field'), { minLength: 1, maxLength: 4 }), ' '),
  }),
  field: joined(
    fc.tuple(
      mostly(nothing, 9, word('a0: a1:')),
      field,
      mostly(nothing, 2, argumentList),
      mostly(nothing, 19, fc.constant(' @skip(if: $b)')),
      fc.oneof(
        nothing,
        tie('selection').map((inner) => ` { ${inner} }`),
      ),
    ),
  ),
}));

const pagesOf = (levels, size) =>
  levels === 0
    ? 'id title description'
    : `collections(first: ${size}) { nodes { products(first: ${size}, sortKey: TITLE) { nodes { ${pagesOf(levels - 1, size)} } } } }`;
const list = (many, textOf) => Array.from({ length: many }, (_, index) => textOf(index)).join(' ');

/** Queries that are valid, or nearly valid, and expensive. */
const heavy = fc
  .record({
    size: fc.constantFrom(1, 50, 250),
    levels: fc.integer({ min: 1, max: 6 }),
    many: fc.integer({ min: 1, max: 2000 }),
  })
  .chain(({ size, levels, many }) =>
    fc.constantFrom(
      `{ ${pagesOf(1, size)} }`,
      `{ collection(handle: "all") { products(first: 1) { nodes { ${pagesOf(levels, size)} } } } }`,
      `${'{ shop '.repeat(many)}{ name }${'}'.repeat(many)}`,
      `{ ${list(many, (index) => `a${index}: shop { name }`)} }`,
      `{ ${'shop { name } '.repeat(many)} }`,
      `{ ...F0 } ${list(many, (index) => `fragment F${index} on QueryRoot { ...F${index + 1} }`)}`,
      `{ shop { ...F } } fragment F on Shop { name ...F }`,
      `{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }`,
      '{'.repeat(many),
      `{ product(handle: "${'\\u0041'.repeat(many)}") { id } }`,
    ),
  );

const query = fc.oneof(
  selection.map((inner) => `{ ${inner} }`),
  selection.map((inner) => `query($a: Int, $b: Boolean = false) { ${inner} } fragment F on Product { title }`),
  selection.map((inner) => `mutation { ${inner} }`),
  heavy,
  nasty,
);

const graphql = fc.record({
  method: fc.constant('POST'),
  path: word('/api/2026-04/graphql.json /api/unstable/graphql /api/2020-01/graphql.json'),
  headers: fc.tuple(
    contentType('application/json', 'application/json', 'application/graphql', 'text/plain'),
    fc.constantFrom(['X-Shopify-Storefront-Access-Token', 'x'], ['X-Shopify-Storefront-Access-Token', '']),
  ),
  body: mostly(
    fc
      .record(
        { query, variables: fc.oneof(value, fc.record({ a: value, b: value })), operationName: value },
        { requiredKeys: ['query'] },
      )
      .map((request) => JSON.stringify(request)),
    9,
    json,
  ),
});

// The theme's endpoints

const form = parameters(
  'id quantity items[0][id] items[][id] updates[7] updates[__proto__] properties[a][b] [ ] a[b note',
  nasty,
  5,
);
const isForm = [['Content-Type', 'application/x-www-form-urlencoded']];
const cartPath = word('/cart/add.js /cart/change.js /cart/update.js /cart/clear.js /cart/x.js');
const handle = fc.oneof(nasty, word('all floor-pump skerry-29'));
const theme = fc.oneof(
  fc.record({ method: fc.constant('POST'), path: cartPath, headers: fc.constant(isForm), body: form }),
  fc.record({
    method: fc.constant('POST'),
    path: cartPath,
    headers: fc.tuple(contentType('application/json', 'multipart/form-data', 'x')),
    body: json,
  }),
  fc.record({
    method: fc.constant('GET'),
    path: joined(
      fc.tuple(
        fc.oneof(
          word('/cart.js /meta.json /products.json /collections.json /search/suggest.json /data/productInventory.json'),
          handle.map((text) => `/products/${text}.js`),
          handle.map((text) => `/collections/${text}.json`),
          handle.map((text) => `/collections/${text}/products.json`),
        ),
        parameters(
          'q page limit resources[type] resources[limit] resources[options][unavailable_products] resources options',
          nastyOr('product', 'hide', '10', '250'),
        ),
      ),
      '?',
    ),
  }),
);

// BigCommerce's addresses

const bigCommerce = fc
  .record({
    method: word('GET GET POST PUT DELETE'),
    store: nastyOr(...Array(nastyTexts.length).fill('sandbox')),
    place: word(
      '/v3/carts /v3/carts/ID /v3/carts/ID/items /v3/carts/ID/items/ID /v3/carts/ID/redirect_urls /v3/checkouts/ID /v3/catalog/products ' +
        '/v3/catalog/products/ID /v3/catalog/products/ID/variants /v3/catalog/variants /v3/catalog/brands /v3/catalog/categories ' +
        '/v3/catalog/trees/categories /v2/store /v3/ID',
    ),
    id: nastyOr('1', '77'),
    parameters: parameters(
      'id:in limit page include sort direction keyword name:like brand_id categories:in slug is_visible',
      nastyOr('variants,options', '1,2,x', 'price', '250'),
    ),
    headers: fc.tuple(
      contentType('application/json', 'x'),
      fc.constantFrom(['X-Auth-Token', 'x'], ['X-Auth-Token', '']),
    ),
    body: json,
  })
  .map(({ method, store, place, id, parameters, headers, body }) => ({
    method,
    path: `/stores/${store}${place.replaceAll('ID', () => id)}?${parameters}`,
    headers,
    ...(method !== 'GET' && { body }),
  }));

// Pages, and endpoints for testers

const page = fc
  .record({
    method: word('GET GET POST HEAD DELETE PUT OPTIONS PATCH'),
    path: fc.oneof(
      word('/ /cdn/floor-pump/1.svg /sandbox/stock /sandbox/carts /sandbox/faults'),
      joined(fc.tuple(word('/ /cdn/ /cart/c/ /cart/c/x?key= /orders/ /products/ /collections/ /sandbox/'), nasty)),
    ),
    headers: fc.tuple(contentType('application/json', 'application/x-www-form-urlencoded')),
    body: fc.oneof(json, form),
  })
  .map(({ body, ...request }) => {
    if (['GET', 'HEAD'].includes(request.method)) return request;
    // A random fault rule could match all later requests and hide other findings.
    const isRule = request.path.startsWith('/sandbox/faults') && request.method === 'POST';
    return { ...request, body: isRule ? '{"fault":"explode"}' : body };
  });

const headerValues = {
  Cookie: ['cart=', 'cart=%', 'cart=x%3Fkey%3Dy', 'localization=DE', 'localization=XX', '=;=;=', 'a=b; '.repeat(1000)],
  Origin: ['null', 'https://evil.example', 'x'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'x'],
  'x-sandbox-fault': ['explode', '%', 'status=418', 'delay=', ';'],
  'Access-Control-Request-Headers': ['x', ','.repeat(500)],
  'Accept-Language': ['de', '*', '-'.repeat(3000)],
}; // prettier-ignore

const usual = fc.oneof({ weight: 2, arbitrary: graphql }, { weight: 2, arbitrary: theme }, bigCommerce, page);
const otherwise = fc
  .tuple(usual, word('PUT OPTIONS TRACE PROPFIND'))
  .map(([request, method]) => ({ ...request, method }));

export const hostileSandboxRequests = complete(mostly(usual, 30, otherwise), headerValues);
