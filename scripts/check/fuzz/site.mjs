// Hostile requests to the shop: pages, pictures, calls, forms and agents.
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import '../../../packages/commerce/scripts/sourceImports.mjs';
import { beginningOf, complete, jsonText, jsonValue, mostly, word } from './hostile.mjs';

// The tables of all calls and of all operations for agents, with the schemas of what they take. The packages do not export them.
const { namedCalls } = await import('../../../packages/commerce/src/port/calls.ts');
const { schemas } = await import('../../../packages/commerce/src/port/schemas.ts');
const { operations } = await import('../../../packages/commerce/src/ucp/operations.ts');

const nasty = fc.constantFrom(
  '%', '%%', '%2', '%00', '%0d%0a', '%FF', '%C0%AF', '%ED%A0%80', '%25', '%2525', '%2F', '%5C', '%3F', '%23', '..', '../', '..%2f',
  '%2e%2e', './', '//', '\\', '\\\\', '~', '~ZZ', '(.)', '(..)', '[slug]', '[...rest]', '@x', '$', "'", '"', '<script>', '{}', '|',
  '^', '`', ';', ':', '*', '!', '#', '-', '_', '.rsc', '.segments/_tree.segment.rsc', '.json', '.html', '\x80\xff', 'ä', 'é\x00',
  'constructor', '__proto__', 'toString', 'undefined', 'null', 'NaN', '0', '-1', '1e9', '999999999999999999999',
); // prettier-ignore

const headerValues = {
  'User-Agent': ['Googlebot', '-'.repeat(15_000), 'a'.repeat(15_000), 'Mozilla/5.0', ''],
  Accept: ['*/*', 'text/html', 'text/x-component', 'text/markdown', ',;q=,', 'a/b;q='.repeat(500)],
  'Accept-Encoding': ['gzip', 'br;q=9', 'identity;q=0', ','.repeat(2000), '*'],
  'Accept-Language': ['de', '*', 'x-x-x;q=z', '-'.repeat(3000)],
  Cookie: ['vitrine_cart=', 'vitrine_cart=Fe26.2*1*forged', 'vitrine_customer=%', '=;=;=', 'a=b; '.repeat(1000), '__prerender_bypass=1'],
  RSC: ['1', '0', ''],
  'Next-Router-Prefetch': ['1', '2', 'x'],
  'Next-Router-Segment-Prefetch': ['/_tree', '/_full', '/__PAGE__', '%', '../..', '/$d$locale'],
  'Next-Router-State-Tree': ['%', '[]', '{}', encodeURIComponent('["",{}]'), '%5B%22%22'.repeat(300), 'null'],
  'Next-Url': ['/', '%', '//x', '/en-US/products/floor-pump/-'],
  'Next-Action': ['x', '0'.repeat(42), '%', ''],
  'Next-HMR-Refresh': ['1'],
  'X-Nextjs-Data': ['1'],
  'X-Middleware-Subrequest': ['src/proxy:src/proxy:src/proxy:src/proxy:src/proxy'],
  'X-Middleware-Rewrite': ['http://127.0.0.1:1/'],
  'X-Matched-Path': ['/_next/data/x'],
  'X-Invoke-Path': ['/500'],
  'X-Forwarded-Host': ['evil.example', '', '%', 'a,b', '[::'],
  'X-Forwarded-Proto': ['https', 'javascript', '', 'http,https'],
  'X-Forwarded-For': ['203.0.113.7', 'x', ','.repeat(1000)],
  Origin: ['null', 'https://evil.example', 'x', '', 'http://'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'x'],
  'Sec-Fetch-Dest': ['document', 'image', 'x'],
  Range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x='],
  'If-None-Match': ['*', '"x"', 'W/"x"', '"'],
  'If-Modified-Since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'Content-Encoding': ['gzip', 'br', 'x'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['websocket', 'h2c'],
  Authorization: ['Basic %', 'Bearer x'],
  'Content-Type': ['application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=', 'x'],
  'Idempotency-Key': ['', 'x', 'x'.repeat(3000)],
  'UCP-Agent': ['', 'profile=', 'profile="x"', 'profile="http://127.0.0.1:1/"', 'profile="file:///etc/passwd"', '"'.repeat(3000)],
}; // prettier-ignore

const anyValue = jsonValue('id lineItemId variantId productId quantity optionSelections modifiers __proto__ signal', [
  null, true, '', 'x', 'floor-pump', '\u0000', '\ud800', 'x'.repeat(300), 0, -1, 1.5, 1e308, 2 ** 53,
  'gid://shopify/ProductVariant/1', 'gid://shopify/ProductVariant/', 'gid://shopify/Cart/1', '__proto__', 'Product', 'ProductVariant',
]); // prettier-ignore

/** Texts that fields accept, and texts that they must refuse. */
const texts = fc.constantFrom(
  '', ' ', 'x', 'US', 'DE', 'CA', 'XX', 'California', '94107', 'robin@example.com', 'northlane-1', '2', '-1', '1e9', '/account', '//evil.example',
  'javascript:1', 'http://127.0.0.1/account/reset/7/abc', 'https://127.0.0.1/account/callback?code=x&state=y', 'x'.repeat(260), 'x'.repeat(2000),
  '\0', 'a\r\nBcc: b', '\u202e', '\ud800', 'ä', '\xff\xfe', '\r\n--x--', '"', "' OR 1=1", '$F1', '$Q1', '$undefined', '[', '{"id":"x"}', '__proto__',
); // prettier-ignore

/** Returns a value for a schema of valibot, with hostile parts. `known` has values of the running shop by the names of fields. */
function valueOf(schema, known, name) {
  const inner = (part, key = name) => valueOf(part, known, key);
  const fitting = () => {
    switch (schema.type) {
      case 'object':
      case 'strict_object':
      case 'loose_object': {
        const entries = Object.entries(schema.entries);
        const requiredKeys = entries.flatMap(([key, { type }]) => (type === 'optional' ? [] : [key]));
        return fc.record(Object.fromEntries(entries.map(([key, entry]) => [key, inner(entry, key)])), { requiredKeys });
      }
      case 'array':
        return mostly(
          fc.array(inner(schema.item), { maxLength: 3 }),
          30,
          fc.array(inner(schema.item), { minLength: 50, maxLength: 260 }),
        );
      case 'optional':
      case 'nullish':
        return inner(schema.wrapped);
      case 'union':
        return fc.oneof(...schema.options.map((option) => inner(option)));
      case 'picklist':
        return fc.constantFrom(...schema.options);
      case 'number':
        return fc.constantFrom(1, 2, 0, 20, 250, 1_000_000, 2 ** 53 - 1);
      case 'boolean':
        return fc.boolean();
      default:
        return textFor(name, known);
    }
  };
  return mostly(fitting(), 30, anyValue);
}

/** Returns a text for a field: mostly one that the running shop knows by this name. */
const textFor = (name, known) => (known[name]?.length ? mostly(fc.constantFrom(...known[name]), 3, texts) : texts);

const post = (path, body, headers = [['Content-Type', 'application/json']]) =>
  fc.record({ method: fc.constant('POST'), path, body, headers: fc.constant(headers) });

const paths = word(
  '/ /collections/bikes /collections/no-such-thing /products/floor-pump /products/enamel-kettle /products/no-such-thing /search /account/orders ' +
    '/en-US/products/floor-pump/- /api/health /api/shop/cart/get /api/shop/cart/addItems /media/AAAAAAAAAAAAAAAAAAAAAA/aHR0cDovL2V4YW1wbGUuY29tLw ' +
    '/_next/static/chunks/main.js /_next/image /_next/data/build/products/floor-pump.json /icon.svg /_not-found /find-order /contact /api/cart /api/ucp/mcp',
);

const path = fc.oneof(
  paths,
  fc.tuple(paths, fc.nat(), nasty).map(([whole, at, piece]) => {
    const end = 1 + (at % whole.length);
    return whole.slice(0, end) + piece + whole.slice(end);
  }),
  fc.tuple(paths, nasty).map((parts) => parts.join('/')),
  fc.tuple(paths, nasty, nasty).map((parts) => parts.join('/')),
  fc.tuple(nasty, paths).map(([piece, whole]) => `/${piece}${whole}`),
  fc.tuple(nasty, paths).map((parts) => parts.join('')),
  fc.tuple(word(' /api /_next /media /products /collections'), nasty).map((parts) => parts.join('/')),
  fc.tuple(paths, nasty, fc.integer({ min: 1, max: 400 })).map(([whole, piece, times]) => whole + piece.repeat(times)),
  paths.map((whole) => whole.toUpperCase()),
);

const query = fc
  .array(fc.tuple(word('page variant _rsc q url w nxtPslug nxtPlocale __nextLocale __flight__ slug sort amp'), nasty), {
    maxLength: 3,
  })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));

const page = fc.record({
  method: mostly(fc.constant('GET'), 1, word('POST HEAD PUT DELETE PATCH OPTIONS TRACE PROPFIND')),
  path: fc.tuple(path, query).map((parts) => parts.join('')),
  body: mostly(fc.constant(undefined), 4, jsonText(anyValue)),
});

/** Calls after which the platform knows the customer's session no longer. */
const endsSession = new Set(['customer/logout', 'customer/updateCustomer', 'customer/resetPassword']);

/** Returns calls of the port, as the shop's own pages make them. */
const calls = (known) =>
  fc.oneof(
    post(
      word('/api/shop/cart/__proto__ /api/shop/x/y /api/shop/constructor/name'),
      jsonText(fc.record({ args: anyValue })),
    ),
    ...namedCalls.map(({ name, row }) => ({
      weight: 2,
      arbitrary: post(
        fc.constant(`/api/shop/${name}`),
        jsonText(
          fc.record(
            {
              args: mostly(fc.tuple(...row.args.map((arg) => valueOf(schemas[arg], known, arg))), 20, anyValue),
              buyer: fc.record(
                { locale: word('en-US de-AT x-'), country: word('US AT XX x'), currency: word('USD EUR XYZ x') },
                { requiredKeys: [] },
              ),
            },
            { requiredKeys: ['args'] },
          ),
        ),
        [['Content-Type', 'application/json'], ...(endsSession.has(name) ? known.leaving : known.headers)],
      ),
    })),
  );

/** Returns requests of agents, in both bindings of the protocol. */
function agents(known) {
  const headers = [
    ['Content-Type', 'application/json'],
    ['UCP-Agent', `profile="${known.profile}"`],
  ];
  const payload = (operation) => (operation.payload ? valueOf(operation.payload.schema, known) : anyValue);
  const rest = operations
    .filter(({ rest }) => rest.method !== 'GET')
    .map((operation) =>
      fc.record({
        method: fc.constant(operation.rest.method),
        path: textFor('id', known).map(
          (id) => `/api/ucp${operation.rest.path.replace('{id}', encodeURI(id.toWellFormed()))}`,
        ),
        body: jsonText(payload(operation)),
        headers: fc.constant(headers),
      }),
    );
  const call = fc.oneof(
    ...operations.map((operation) =>
      fc.record({
        name: fc.constant(operation.name),
        arguments: mostly(
          fc.record({
            meta: fc.record({
              'ucp-agent': fc.constant({ profile: known.profile }),
              'idempotency-key': fc.uuid(),
            }),
            id: textFor('id', known),
            [operation.payload?.name ?? 'x']: payload(operation),
          }),
          10,
          anyValue,
        ),
      }),
    ),
  );
  const rpc = fc.record({
    jsonrpc: fc.constant('2.0'),
    id: fc.constantFrom(1, 'x', null),
    method: mostly(
      fc.constant('tools/call'),
      5,
      word('initialize ping tools/list notifications/initialized __proto__'),
    ),
    params: mostly(call, 10, anyValue),
  });
  return fc.oneof(...rest, {
    weight: rest.length,
    arbitrary: post(fc.constant('/api/ucp/mcp'), jsonText(mostly(rpc, 20, anyValue)), headers),
  });
}

/** Returns forms that change the cart or sign out. The shop's pages send them before scripts run. */
function plainForms(known) {
  const field = fc.oneof(
    fc.tuple(
      fc.constant('intent'),
      word('add update remove addDiscountCode removeDiscountCode updateGift updateNote x __proto__'),
    ),
    ...['slug', 'line', 'code', 'note', 'quantity', 'gift', 'message', 'wrap', 'option.x'].map((name) =>
      fc.tuple(fc.constant(name), textFor(name, known)),
    ),
  );
  const body = fc.array(field, { maxLength: 8 }).map((fields) => new URLSearchParams(fields).toString());
  const type = ['Content-Type', 'application/x-www-form-urlencoded'];
  return fc.oneof(
    {
      weight: 4,
      arbitrary: post(fc.constant('/api/cart'), mostly(body, 20, beginningOf(body)), [type, ...known.headers]),
    },
    post(fc.constant('/account/logout'), mostly(fc.constant('--fuzz--\r\n'), 5, body), [
      ['Content-Type', 'multipart/form-data; boundary=fuzz'],
      ...known.leaving,
    ]),
  );
}

/** The secret of the webhooks of the shop that is tested. */
export const webhookSecret = 'only for tests, and long enough to sign';

/** Webhooks that Shopify has signed, with hostile payloads. */
const signedWebhooks = fc
  .tuple(
    word(
      'products/update products/delete orders/create orders/cancelled collections/update variants/x product_listings/add __proto__ x',
    ),
    jsonText(
      mostly(
        fc.record(
          { id: anyValue, product_id: anyValue, line_items: anyValue, product_listing: anyValue },
          { requiredKeys: [] },
        ),
        4,
        anyValue,
      ),
    ),
    fc.uuid(),
    mostly(fc.constant(0), 9, fc.constantFrom(-100_000_000, 100_000_000)),
  )
  .map(([topic, body, id, late]) => ({
    method: 'POST',
    path: '/api/webhooks/shopify',
    body,
    headers: [
      ['Content-Type', 'application/json'],
      ['X-Shopify-Topic', topic],
      ['X-Shopify-Webhook-Id', id],
      ['X-Shopify-Triggered-At', new Date(Date.now() + late).toISOString()],
      ['X-Shopify-Hmac-Sha256', createHmac('sha256', webhookSecret).update(body, 'latin1').digest('base64')],
    ],
  }));

/** Requests to the addresses of webhooks: about half of them prove their sender. */
const webhooks = fc.oneof(
  signedWebhooks,
  post(
    fc.constant('/api/webhooks/big_commerce'),
    jsonText(
      mostly(
        fc.record({
          scope: word(
            'store/product/updated store/channel/1/product/updated store/sku/inventory/updated store/order/created store/order/statusUpdated x',
          ),
          created_at: mostly(
            fc.integer({ min: -9, max: 9 }).map((seconds) => Math.floor(Date.now() / 1000) + seconds),
            4,
            anyValue,
          ),
          data: mostly(
            fc.record({
              type: word('product order sku'),
              id: mostly(anyValue, 2, fc.constantFrom(1000, 1e12, '1000')),
            }),
            2,
            anyValue,
          ),
        }),
        4,
        anyValue,
      ),
    ),
    [
      ['Content-Type', 'application/json'],
      ['X-Webhook-Secret', webhookSecret],
    ],
  ),
  post(word('/api/webhooks/shopify /api/webhooks/big_commerce /api/webhooks/x'), jsonText(anyValue), [
    ['Content-Type', 'application/json'],
    ['X-Shopify-Topic', 'products/update'],
    ['X-Shopify-Hmac-Sha256', 'x'],
    ['Webhook-Signature', 'v1,x'],
  ]),
);

/** Returns a page's form as a browser sends it before scripts run, or nearly so. */
function pageForm({ path, hidden, names }, known) {
  const field = fc.oneof(
    ...names.map((name) => ({ weight: 3, arbitrary: fc.tuple(fc.constant(name), textFor(name, known)) })),
    fc.tuple(
      word('__proto__ $ACTION_REF_1 $ACTION_1:0 1_x intent checkout_url resetUrl provinceOf'),
      fc.oneof(texts, nasty),
    ),
  );
  const part = ([name, value, file = '']) =>
    `--fuzz\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  const own = mostly(fc.constant(hidden), 20, fc.subarray(hidden));
  const whole = fc
    .tuple(
      own,
      fc.array(field, { maxLength: 16 }),
      mostly(fc.constant([]), 30, fc.constant([['x', 'x', '; filename="x.txt"']])),
    )
    .map((fields) => `${fields.flat().map(part).join('')}--fuzz--\r\n`);
  const tooMuch = whole.map((text) => text + 'x'.repeat(70_000));
  const repeated = whole.map((text) => text.repeat(9));
  const type = ['Content-Type', 'multipart/form-data; boundary=fuzz'];
  return mostly(
    post(fc.constant(path), mostly(whole, 20, beginningOf(whole), tooMuch, repeated), [type, ...known.headers]),
    20,
    post(word('/account/logout /account /'), whole, [type]),
    post(fc.constant(path), whole, [['Content-Type', `multipart/form-data; boundary=${'x'.repeat(300)}`]]),
  );
}

/** Returns hostile requests: half of them change something. `shop` is the result of `readShop`. */
export function hostileRequests({ forms, ...known }) {
  const pageForms = forms.map((form) => pageForm(form, known));
  const changes = fc.oneof(
    calls(known),
    agents(known),
    plainForms(known),
    webhooks,
    ...(pageForms.length > 0 ? [{ weight: 2, arbitrary: fc.oneof(...pageForms) }] : []),
  );
  // Each comes from another visitor: behind a proxy, the limits of attempts would hide the rest.
  const visited = fc
    .tuple(changes, fc.ipV4())
    .map(([request, ip]) => ({ ...request, headers: [...request.headers, ['X-Forwarded-For', ip]] }));
  return complete(mostly(fc.oneof(page, visited), 30, page), headerValues);
}
