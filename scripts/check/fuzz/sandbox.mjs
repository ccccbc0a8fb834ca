// Hostile requests to the sandbox, in all of its protocols.

const nasty = [
  '', '%', '%00', '%FF', '%25', '%2F', '..', '//', '\\', "'", '"', '<script>', '{}', '$', '*', 'constructor', '__proto__', 'toString', 'null',
  'NaN', '0', '-1', '1.5', '1e9', '999999999999999999999', 'x'.repeat(5000), '\xff\xfe', 'ä', 'gid://shopify/Product/1', 'bell-no-1',
]; // prettier-ignore

/** Returns a random value. Property names come from the protocols, so that the server accepts some of them. */
function value(random, depth = 0) {
  const simple = [
    null, true, false, '', 'x', '0', '2', '-1', 0, 1, 2, 250, 251, -1, 1.5, 1e308, 2 ** 53, '\u0000', '\ud800', 'x'.repeat(6000), '__proto__',
    'gid://shopify/ProductVariant/1', 'gid://shopify/Cart/x?key=y', 'gid://shopify/CartLine/x?cart=y', 'US', 'TITLE',
  ]; // prettier-ignore
  if (depth > 3 || random.isLucky(0.6)) return random.pick(simple);
  if (random.isLucky(0.4)) return random.times(0, 4, () => value(random, depth + 1));
  const names = [
    'id', 'items', 'updates', 'line', 'lines', 'quantity', 'properties', 'attributes', 'note', 'merchandiseId', 'key', 'value', '__proto__',
    'line_items', 'product_id', 'variant_id', 'option_selections', 'channel_id', 'customer_id', 'input', 'first', 'query', 'variables',
  ]; // prettier-ignore
  return Object.fromEntries(random.times(0, 5, () => [random.pick(names), value(random, depth + 1)]));
}

const json = (random) => {
  const whole = JSON.stringify(value(random));
  return random.pick([
    () => whole,
    () => whole,
    () => whole.slice(0, random.int(0, whole.length)),
    () => `${'['.repeat(random.int(1, 20_000))}`,
    () => '\xff\xfe{',
    () => '',
  ])();
};

// GraphQL

const fields = [
  'shop', 'products', 'product', 'collections', 'collection', 'node', 'nodes', 'cart', 'menu', 'variants', 'edges', 'pageInfo', 'images', 'options',
  'optionValues', 'selectedOrFirstAvailableVariant', 'id', 'title', 'name', 'handle', 'description', 'lines', 'items', 'media', '__typename',
  '__schema', '__type', 'types', 'fields', 'type', 'ofType', 'cartCreate', 'cartLinesAdd', 'priceRange', 'amount',
]; // prettier-ignore

const literal = (random) =>
  random.pick([
    '1', '250', '251', '-1', '1e9', 'null', 'true', '"all"', '"bell"', '"gid://shopify/Cart/x?key=y"', '"\\u0000"', '$a', '$b', 'TITLE', 'PRICE',
    '[]', '{}', '["x"]', `[${'1,'.repeat(300)}]`, '[['.repeat(30), '"""', '{id: {id: 1}}', '"eyJsYXN0X2lkIjoxfQ=="',
  ]); // prettier-ignore

const argumentsOf = (random) => {
  const names = [
    'first',
    'last',
    'after',
    'before',
    'id',
    'ids',
    'handle',
    'sortKey',
    'reverse',
    'input',
    'cartId',
    'lines',
    'name',
    'x',
  ];
  const pairs = random.times(1, 3, () => `${random.pick(names)}: ${literal(random)}`);
  return `(${pairs.join(', ')})`;
};

function selection(random, depth) {
  if (depth === 0) return random.pick(['id', 'title', '...F', '... on Product { title }']);
  const chosen = random.times(1, 4, () => {
    const alias = random.isLucky(0.1) ? `a${random.int(0, 3)}: ` : '';
    const own = random.isLucky(0.3) ? argumentsOf(random) : '';
    const inner = random.isLucky(0.6) ? ` { ${selection(random, depth - 1)} }` : '';
    return `${alias}${random.pick(fields)}${own}${random.isLucky(0.05) ? ' @skip(if: $b)' : ''}${inner}`;
  });
  return chosen.join(' ');
}

/** Returns a query that is valid, or nearly valid, and expensive. */
const heavy = (random) => {
  const size = random.pick([1, 50, 250]);
  const pages = (levels) =>
    levels === 0
      ? 'id title description'
      : `collections(first: ${size}) { nodes { products(first: ${size}, sortKey: ${random.pick(['TITLE', 'PRICE'])}) { nodes { ${pages(levels - 1)} } } } }`;
  const many = random.int(1, 2000);
  return random.pick([
    () => `{ ${pages(1)} }`,
    () => `{ collection(handle: "all") { products(first: 1) { nodes { ${pages(random.int(1, 6))} } } } }`,
    () => `${'{ shop '.repeat(many)}{ name }${'}'.repeat(many)}`,
    () => `{ ${Array.from({ length: many }, (_, index) => `a${index}: shop { name }`).join(' ')} }`,
    () => `{ ${'shop { name } '.repeat(many)} }`,
    () =>
      `{ ...F0 } ${Array.from({ length: many }, (_, index) => `fragment F${index} on QueryRoot { ...F${index + 1} }`).join(' ')}`,
    () => `{ shop { ...F } } fragment F on Shop { name ...F }`,
    () => `{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }`,
    () => '{'.repeat(many),
    () => `{ product(handle: "${'\\u0041'.repeat(many)}") { id } }`,
  ])();
};

const query = (random) =>
  random.pick([
    () => `{ ${selection(random, random.int(1, 5))} }`,
    () => `query($a: Int, $b: Boolean = false) { ${selection(random, 4)} } fragment F on Product { title }`,
    () => `mutation { ${selection(random, 3)} }`,
    () => heavy(random),
    () => random.pick(nasty),
  ])();

const graphql = (random) => ({
  method: 'POST',
  path: random.pick(['/api/2026-04/graphql.json', '/api/unstable/graphql', '/api/2020-01/graphql.json']),
  headers: [
    ['Content-Type', random.pick(['application/json', 'application/json', 'application/graphql', 'text/plain'])],
    ['X-Shopify-Storefront-Access-Token', random.pick(['', 'x'])],
  ],
  body: random.isLucky(0.9)
    ? JSON.stringify({
        query: query(random),
        ...(random.isLucky(0.5) && { variables: random.pick([value(random), { a: value(random), b: value(random) }]) }),
        ...(random.isLucky(0.2) && { operationName: value(random) }),
      })
    : json(random),
});

// The theme's endpoints

const form = (random) => {
  const names = [
    'id',
    'quantity',
    'items[0][id]',
    'items[][id]',
    'updates[7]',
    'updates[__proto__]',
    'properties[a][b]',
    '[',
    ']',
    'a[b',
    'note',
  ];
  return random.times(0, 5, () => `${random.pick(names)}=${random.pick(nasty)}`).join('&');
};

const theme = (random) => {
  const isForm = random.isLucky(0.3);
  const change = {
    method: 'POST',
    path: `/cart/${random.pick(['add.js', 'change.js', 'update.js', 'clear.js', 'x.js'])}`,
    headers: [
      [
        'Content-Type',
        isForm ? 'application/x-www-form-urlencoded' : random.pick(['application/json', 'multipart/form-data', 'x']),
      ],
    ],
    body: isForm ? form(random) : json(random),
  };
  const handle = random.isLucky(0.5) ? random.pick(nasty) : random.pick(['all', 'floor-pump', 'skerry-29']);
  const names = [
    'q',
    'page',
    'limit',
    'resources[type]',
    'resources[limit]',
    'resources[options][unavailable_products]',
    'resources',
    'options',
  ];
  const parameters = random.times(
    0,
    3,
    () => `${random.pick(names)}=${random.pick([...nasty, 'product', 'hide', '10', '250'])}`,
  );
  const read = {
    method: 'GET',
    path: `${random.pick([
      '/cart.js', '/meta.json', '/products.json', '/collections.json', '/search/suggest.json', '/data/productInventory.json',
      `/products/${handle}.js`, `/collections/${handle}.json`, `/collections/${handle}/products.json`,
    ])}?${parameters.join('&')}`, // prettier-ignore
    headers: [],
  };
  return random.isLucky(0.5) ? change : read;
};

// BigCommerce's addresses

const bigCommerce = (random) => {
  const id = random.pick([...nasty, '1', '77']);
  const names = [
    'id:in',
    'limit',
    'page',
    'include',
    'sort',
    'direction',
    'keyword',
    'name:like',
    'brand_id',
    'categories:in',
    'slug',
    'is_visible',
  ];
  const parameters = random.times(
    0,
    3,
    () => `${random.pick(names)}=${random.pick([...nasty, 'variants,options', '1,2,x', 'price', '250'])}`,
  );
  const path = random.pick([
    '/v3/carts', `/v3/carts/${id}`, `/v3/carts/${id}/items`, `/v3/carts/${id}/items/${id}`, `/v3/carts/${id}/redirect_urls`, `/v3/checkouts/${id}`,
    '/v3/catalog/products', `/v3/catalog/products/${id}`, `/v3/catalog/products/${id}/variants`, '/v3/catalog/variants', '/v3/catalog/brands',
    '/v3/catalog/categories', '/v3/catalog/trees/categories', '/v2/store', `/v3/${id}`,
  ]); // prettier-ignore
  const method = random.pick(['GET', 'GET', 'POST', 'PUT', 'DELETE']);
  return {
    method,
    path: `/stores/${random.pick(['sandbox', 'sandbox', ...nasty])}${path}?${parameters.join('&')}`,
    headers: [
      ['X-Auth-Token', random.pick(['x', 'x', ''])],
      ['Content-Type', random.pick(['application/json', 'x'])],
    ],
    ...(method !== 'GET' && { body: json(random) }),
  };
};

// Pages, and endpoints for testers

const page = (random) => {
  const method = random.pick(['GET', 'GET', 'POST', 'HEAD', 'DELETE', 'PUT', 'OPTIONS', 'PATCH']);
  const name = random.pick(nasty);
  return {
    method,
    path: random.pick([
      '/', `/${name}`, `/cdn/${name}`, '/cdn/floor-pump/1.svg', `/cart/c/${name}`, `/cart/c/x?key=${name}`, `/orders/${name}`, `/products/${name}`,
      `/collections/${name}`, '/sandbox/stock', '/sandbox/carts', `/sandbox/${name}`, '/sandbox/faults',
    ]), // prettier-ignore
    headers: [['Content-Type', random.pick(['application/json', 'application/x-www-form-urlencoded'])]],
    ...(method !== 'GET' && method !== 'HEAD' && { body: random.pick([json, form])(random) }),
  };
};

const headerValues = {
  Cookie: (random) =>
    random.pick([
      'cart=',
      'cart=%',
      'cart=x%3Fkey%3Dy',
      'localization=DE',
      'localization=XX',
      '=;=;=',
      'a=b; '.repeat(1000),
    ]),
  Origin: (random) => random.pick(['null', 'https://evil.example', 'x']),
  'Sec-Fetch-Site': (random) => random.pick(['same-origin', 'cross-site', 'x']),
  'x-sandbox-fault': (random) => random.pick(['explode', '%', 'status=418', 'delay=', ';']),
  'Access-Control-Request-Headers': (random) => random.pick(['x', ','.repeat(500)]),
  'Accept-Language': (random) => random.pick(['de', '*', '-'.repeat(3000)]),
};

/** Returns one random request. */
export function hostileSandboxRequest(random) {
  const request = random.pick([graphql, graphql, theme, theme, bigCommerce, page])(random);
  const more = random.times(0, 2, () => random.pick(Object.keys(headerValues)));
  // A random fault rule could match all later requests and hide other findings.
  const isRule = request.path.startsWith('/sandbox/faults') && request.method === 'POST';
  const body = isRule ? '{"fault":"explode"}' : request.body;
  return {
    method: random.isLucky(0.03) ? random.pick(['PUT', 'OPTIONS', 'TRACE', 'PROPFIND']) : request.method,
    path: request.path.replace(/[\0-\x20]/g, ''),
    headers: [
      ['Host', random.isLucky(0.98) ? '127.0.0.1' : random.pick(['', 'evil.example', '%', '[::', 'a b'])],
      ['Connection', 'close'],
      ...request.headers.filter(([, text]) => text !== ''),
      ...more.map((name) => [name, headerValues[name](random)]),
      ...(body === undefined ? [] : [['Content-Length', String(Buffer.byteLength(body, 'latin1'))]]),
    ],
    ...(body !== undefined && { body }),
  };
}
