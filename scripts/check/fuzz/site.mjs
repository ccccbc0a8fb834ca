// Hostile requests to the storefront's server: pages, pictures, calls and forms.

const paths = [
  '/',
  '/collections/bikes',
  '/collections/no-such-thing',
  '/products/floor-pump',
  '/products/enamel-kettle',
  '/products/no-such-thing',
  '/search',
  '/account/orders',
  '/en-US/products/floor-pump/-',
  '/api/health',
  '/api/shop/cart/get',
  '/api/shop/cart/addItems',
  '/media/AAAAAAAAAAAAAAAAAAAAAA/aHR0cDovL2V4YW1wbGUuY29tLw',
  '/_next/static/chunks/main.js',
  '/_next/image',
  '/_next/data/build/products/floor-pump.json',
  '/icon.svg',
  '/_not-found',
];

const nasty = [
  '%', '%%', '%2', '%00', '%0d%0a', '%FF', '%C0%AF', '%ED%A0%80', '%25', '%2525', '%2F', '%5C', '%3F', '%23', '..', '../', '..%2f',
  '%2e%2e', './', '//', '\\', '\\\\', '~', '~ZZ', '~', '(.)', '(..)', '[slug]', '[...rest]', '@x', '$', "'", '"', '<script>', '{}', '|',
  '^', '`', ';', ':', '*', '!', '#', '-', '_', '.rsc', '.segments/_tree.segment.rsc', '.json', '.html', '\x80\xff', 'ä', 'é\x00',
  'constructor', '__proto__', 'toString', 'undefined', 'null', 'NaN', '0', '-1', '1e9', '999999999999999999999',
]; // prettier-ignore

const parameters = [
  'page',
  'variant',
  '_rsc',
  'q',
  'url',
  'w',
  'nxtPslug',
  'nxtPlocale',
  '__nextLocale',
  '__flight__',
  'slug',
  'sort',
  'amp',
];

const methods = [
  ...Array(12).fill('GET'),
  'POST',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
];

const headerValues = {
  'User-Agent': (random) => random.pick(['Googlebot', '-'.repeat(15_000), 'a'.repeat(15_000), 'Mozilla/5.0', '']),
  Accept: (random) => random.pick(['*/*', 'text/html', 'text/x-component', ',;q=,', 'a/b;q='.repeat(500)]),
  'Accept-Encoding': (random) => random.pick(['gzip', 'br;q=9', 'identity;q=0', ','.repeat(2000), '*']),
  'Accept-Language': (random) => random.pick(['de', '*', 'x-x-x;q=z', '-'.repeat(3000)]),
  Cookie: (random) =>
    random.pick(['vitrine_cart=', 'vitrine_cart=Fe26.2*1*forged', 'vitrine_customer=%', '=;=;=', 'a=b; '.repeat(1000), '__prerender_bypass=1']),
  RSC: (random) => random.pick(['1', '0', '']),
  'Next-Router-Prefetch': (random) => random.pick(['1', '2', 'x']),
  'Next-Router-Segment-Prefetch': (random) => random.pick(['/_tree', '/_full', '/__PAGE__', '%', '../..', '/$d$locale']),
  'Next-Router-State-Tree': (random) => random.pick(['%', '[]', '{}', encodeURIComponent('["",{}]'), '%5B%22%22'.repeat(300), 'null']),
  'Next-Url': (random) => random.pick(['/', '%', '//x', '/en-US/products/floor-pump/-']),
  'Next-Action': (random) => random.pick(['x', '0'.repeat(42), '%', '']),
  'Next-HMR-Refresh': () => '1',
  'X-Nextjs-Data': () => '1',
  'X-Middleware-Subrequest': () => 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy',
  'X-Middleware-Rewrite': () => 'http://127.0.0.1:1/',
  'X-Matched-Path': () => '/_next/data/x',
  'X-Invoke-Path': () => '/500',
  'X-Forwarded-Host': (random) => random.pick(['evil.example', '', '%', 'a,b', '[::']),
  'X-Forwarded-Proto': (random) => random.pick(['https', 'javascript', '', 'http,https']),
  'X-Forwarded-For': (random) => random.pick(['203.0.113.7', 'x', ','.repeat(1000)]),
  Origin: (random) => random.pick(['null', 'https://evil.example', 'x', '', 'http://']),
  'Sec-Fetch-Site': (random) => random.pick(['same-origin', 'cross-site', 'x']),
  'Sec-Fetch-Dest': (random) => random.pick(['document', 'image', 'x']),
  Range: (random) => random.pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x=']),
  'If-None-Match': (random) => random.pick(['*', '"x"', 'W/"x"', '"']),
  'If-Modified-Since': (random) => random.pick(['x', 'Thu, 01 Jan 1970 00:00:00 GMT']),
  'Content-Encoding': (random) => random.pick(['gzip', 'br', 'x']),
  Expect: (random) => random.pick(['100-continue', 'x']),
  Upgrade: (random) => random.pick(['websocket', 'h2c']),
  Authorization: (random) => random.pick(['Basic %', 'Bearer x']),
  'Content-Type': (random) =>
    random.pick(['application/json', 'application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=', 'x']),
}; // prettier-ignore

/** Returns a random argument. */
function value(random, depth = 0) {
  const simple = [
    null, true, '', 'x', 'floor-pump', '\u0000', '\ud800', 'x'.repeat(300), 0, -1, 1.5, 1e308, 2 ** 53,
    'gid://shopify/ProductVariant/1', 'gid://shopify/ProductVariant/', 'gid://shopify/Cart/1', '__proto__', 'Product', 'ProductVariant',
  ]; // prettier-ignore
  if (depth > 3 || random.isLucky(0.5)) return random.pick(simple);
  if (random.isLucky(0.5)) return random.times(0, 3, () => value(random, depth + 1));
  const names = [
    'id',
    'lineItemId',
    'variantId',
    'productId',
    'quantity',
    'optionSelections',
    'modifiers',
    '__proto__',
    'signal',
  ];
  return Object.fromEntries(random.times(0, 4, () => [random.pick(names), value(random, depth + 1)]));
}

const calls = [
  'cart/get', 'cart/addItems', 'cart/updateItems', 'cart/removeItems', 'catalog/product', 'catalog/collection', 'catalog/shop',
  'inventory/lookup', 'cart/__proto__', 'customer/get',
]; // prettier-ignore

const lines = [
  () => ({ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }),
  (random) => ({ variantId: value(random, 3), quantity: value(random, 3) }),
  (random) => ({ id: value(random, 3), lineItemId: value(random, 3), quantity: random.int(0, 3) }),
  () => ({ id: 'x', lineItemId: 'gid://shopify/CartLine/1', quantity: 1 }),
];

function args(random) {
  if (random.isLucky(0.4)) return [random.times(0, 3, () => random.pick(lines)(random))];
  if (random.isLucky(0.3))
    return [random.pick(['Product', 'ProductVariant']), random.times(0, 60, () => String(value(random, 4)))];
  return random.isLucky(0.5) ? [value(random, 4)] : value(random);
}

function callBody(random) {
  const whole = JSON.stringify({ args: args(random) });
  return random.pick([
    () => whole,
    () => whole,
    () => whole,
    () => whole.slice(0, random.int(0, whole.length)),
    () => `{"args":${'['.repeat(20_000)}`,
    () => `{"args":["${'x'.repeat(70_000)}"]}`,
    () => '{"args":["\xff\xfe"]}',
    () => '',
  ])();
}

function mutate(random, path) {
  const at = random.int(1, path.length);
  return random.pick([
    () => path,
    () => path.slice(0, at) + random.pick(nasty) + path.slice(at),
    () => `${path}/${random.pick(nasty)}`,
    () => `${path}/${random.pick(nasty)}/${random.pick(nasty)}`,
    () => random.pick(nasty) + path,
    () => `/${random.pick(nasty)}`,
    () => `${random.pick(['/api', '/_next', '/media', '/products', '/collections'])}/${random.pick(nasty)}`,
    () => path + random.pick(nasty).repeat(random.int(1, 400)),
    () => path.toUpperCase(),
  ])();
}

function query(random) {
  const pairs = random.times(0, 3, () => `${random.pick(parameters)}=${random.pick(nasty)}`);
  return pairs.length ? `?${pairs.join('&')}` : '';
}

/** Pages whose forms are posted to the page itself if there are no scripts. */
const formPages = [
  '/account/login?redirectUrl=/account/orders',
  '/account/register',
  '/account/recover-password',
  '/account/change-password?resetUrl=http%3A%2F%2F127.0.0.1%2Faccount%2Freset%2F7%2Fabc',
];

const entities = { '&quot;': '"', '&amp;': '&', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

/** Reads the forms of a running shop with their hidden fields. The server finds the form's action by these. */
export const readForms = (url) =>
  Promise.all(
    formPages.map(async (path) => {
      const page = await (await fetch(url + path)).text();
      const forms = (page.match(/<form\b[^]*?<\/form>/g) ?? []).map((form) => [
        ...form.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g),
      ]);
      const hidden = forms.find((inputs) => inputs.some(([, name]) => name.startsWith('$ACTION')));
      if (!hidden) throw new Error(`${path} has no form with an action.`);
      return { path, hidden: hidden.map(([, name, value = '']) => [name, value].map(withoutEntities)) };
    }),
  );

const withoutEntities = (text) => text.replace(/&\S+?;/g, (entity) => entities[entity] ?? entity);

const fieldNames = [
  'email', 'password', 'confirmPassword', 'firstName', 'lastName', 'company', 'phone', 'countryCode', 'province', 'provinceOf', 'city',
  'zip', 'address1', 'address2', 'id', 'intent', 'checkout_url', 'redirectUrl', 'resetUrl', '__proto__', '$ACTION_REF_1', '$ACTION_1:0', '1_x',
]; // prettier-ignore

const fieldValues = [
  '', 'x', 'robin@example.com', 'northlane', 'US', 'DE', 'California', 'states', 'delete', '/account', '//evil.example', 'javascript:1',
  'http://127.0.0.1/account/reset/7/abc', 'x'.repeat(2000), '\0', '\xff\xfe', '\r\n--x--', '"', '$F1', '$Q1', '$undefined', '[', '{"id":"x"}',
]; // prettier-ignore

/** Returns a form's request as a browser sends it, or nearly so. */
function formRequest(random, forms) {
  const { path, hidden } = random.pick(forms);
  const kept = hidden.filter(() => random.isLucky(0.97));
  const written = random.times(0, 12, () => [random.pick(fieldNames), random.pick([...fieldValues, ...nasty])]);
  const boundary = random.isLucky(0.97) ? 'fuzz' : random.pick(['', '"', 'x'.repeat(300)]);
  const part = ([name, value]) => {
    const file = random.isLucky(0.02) ? '; filename="x.txt"' : '';
    return `--fuzz\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  };
  const whole = [...kept, ...written].map(part).join('') + '--fuzz--\r\n';
  const body = random.isLucky(0.95)
    ? whole
    : random.pick([whole.slice(0, random.int(0, whole.length)), '', whole + 'x'.repeat(70_000), whole.repeat(9)]);
  const names = random.isLucky(0.2) ? [random.pick(Object.keys(headerValues))] : [];
  const headers = [
    ['Host', '127.0.0.1'],
    ['Connection', 'close'],
    ['Content-Type', `multipart/form-data; boundary=${boundary}`],
    ...names.map((name) => [name, headerValues[name](random)]),
    ['Content-Length', String(Buffer.byteLength(body, 'latin1'))],
  ];
  return {
    method: 'POST',
    path: random.isLucky(0.9) ? path : random.pick(['/account/logout', '/account']),
    headers,
    body,
  };
}

/**
 * Returns one random request.
 * @param forms the result of `readForms`; none by default
 */
export function hostileRequest(random, forms = []) {
  if (forms.length > 0 && random.isLucky(0.2)) return formRequest(random, forms);
  const isCall = random.isLucky(0.3);
  const mutated = isCall ? `/api/shop/${random.pick(calls)}` : mutate(random, random.pick(paths));
  const path = mutated.startsWith('/') || random.isLucky(0.1) ? mutated : `/${mutated}`;
  const names = random.times(0, 3, () => random.pick(Object.keys(headerValues)));
  const body = isCall ? callBody(random) : random.isLucky(0.2) ? String(value(random, 3)) : undefined;
  const method = isCall && random.isLucky(0.9) ? 'POST' : random.pick(methods);
  const headers = [
    ['Host', random.isLucky(0.95) ? '127.0.0.1' : random.pick(['', 'evil.example', '%', '[::', 'a b'])],
    ['Connection', 'close'],
    ...(isCall ? [['Content-Type', 'application/json']] : []),
    ...names.map((name) => [name, headerValues[name](random)]),
  ];
  if (body !== undefined) headers.push(lengthOf(random, body));
  // A line break would end the line, and a space would end the path: the rest would become another header.
  return { method, path: withoutSpaces(path + query(random)), headers, body };
}

const withoutSpaces = (text) => text.replace(/[\0-\x20]/g, '');

/**
 * Returns the length of the body, rarely a wrong one. It is never too long: the server would rightly wait for the rest, which is not tested
 * here.
 */
const lengthOf = (random, body) =>
  random.isLucky(0.97)
    ? ['Content-Length', String(Buffer.byteLength(body, 'latin1'))]
    : random.pick([
        ['Content-Length', 'x'],
        ['Transfer-Encoding', 'gzip'],
        ['Content-Length', '0'],
      ]);
