import { describe, expect, test, vi } from 'vitest';
import { samplePassword, sampleShop, withLargeCustomer } from './goods/index.js';
import { createSandbox } from './sandbox.js';
import { ask, origin, testSandbox } from './testing/client.js';

const get = (path: string, sandbox = testSandbox({ shopUrl: 'https://storefront.test' })) =>
  sandbox.fetch(new Request(origin + path));

describe('the sandbox', () => {
  test('is the sample shop by default, with a picture at every picture URL', async () => {
    const sandbox = createSandbox();
    const { products } = await ask<{
      products: { nodes: { handle: string; images: { nodes: { url: string }[] } }[] };
    }>(sandbox, '{ products(first: 250) { nodes { handle images(first: 250) { nodes { url } } } } }');
    expect(products.nodes.map(({ handle }) => handle)).toEqual(sampleShop.products.map(({ handle }) => handle));
    for (const { url } of products.nodes.flatMap(({ images }) => images.nodes)) {
      const response = await sandbox.fetch(new Request(url));
      expect([url, response.status, await response.text()]).toEqual([url, 200, expect.stringMatching(/^<svg/)]);
    }
  });

  test('serves pictures that can be cached forever and shown anywhere, and that run nothing', async () => {
    const { status, headers } = await get('/cdn/bell/1.svg?width=400');
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/cdn/none')).status).toBe(404);
    expect((await get('/cdn/%E0%A4%A')).status).toBe(404);
  });

  test('links from its products to the storefront', async () => {
    const { status, headers } = await get('/products/bell?variant=7');
    expect([status, headers.get('location')]).toEqual([302, 'https://storefront.test/products/bell?variant=7']);
  });

  test('has the addresses of its own origin, or of the given one', async () => {
    const query = '{ shop { primaryDomain { url } } }';
    expect(await ask(testSandbox(), query)).toEqual({ shop: { primaryDomain: { url: origin } } });
    expect(await ask(testSandbox({ origin: 'https://public.test' }), query)).toEqual({
      shop: { primaryDomain: { url: 'https://public.test' } },
    });
  });

  test('links from the platform’s account page to the storefront’s', async () => {
    const { headers } = await get('/account.php');
    expect(headers.get('location')).toBe('https://storefront.test/account');
  });

  test('spec §9: delays its responses on request, except for pictures', async () => {
    vi.useFakeTimers();
    try {
      const sandbox = testSandbox({ delay: 1000 });
      expect((await get('/cdn/bell/1.svg', sandbox)).status).toBe(200);
      const answered = vi.fn();
      const answer = get('/cart.js', sandbox).then(answered);
      await vi.advanceTimersByTimeAsync(999);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await answer;
      expect(answered).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  test('opens with the sample customers, and on request with a customer with many orders', async () => {
    const { shop } = createSandbox({ data: withLargeCustomer() });
    const counts = shop.store.all('customer').map((customer) => {
      const [orders, addresses] = [shop.orders.all(customer), shop.addresses.all(customer)];
      return [customer.email, orders.length, addresses.length];
    });
    expect(counts).toEqual([
      ['robin@example.com', 12, 4],
      ['marlene@example.com', 2, 1],
      ['jun@example.com', 1, 1],
      ['sam@example.com', 0, 0],
      ['pat@example.com', 0, 0],
      ['alex@example.com', 300, 120],
    ]);
    expect(shop.customers.identify('robin@example.com', samplePassword)?.firstName).toBe('Robin');
    expect(shop.customers.identify('pat@example.com', samplePassword)).toBeUndefined();
  });

  test('has no pages at other URLs', async () => expect((await get('/elsewhere')).status).toBe(404));
});

/** Makes the request of a curl command, or of a URL alone. */
function requestOf(example: string): Request {
  const [, url = ''] = /(https:[^\s']+)/.exec(example) ?? [];
  const headers = [...example.matchAll(/-H '([\w-]+): ([^']+)'/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  const [, body] = /-d '([^']+)'/.exec(example) ?? [];
  return new Request(url, { headers, ...(body && { method: 'POST', body }) });
}

describe('its front page', () => {
  test('lists protocols, carts, orders, mail and faults', async () => {
    const sandbox = testSandbox({ faults: [{ match: { call: 'cart.add' }, fault: 'delay=5', times: 3 }] });
    const { catalog } = sandbox.shop;
    const cartOf = (sku: string) =>
      sandbox.shop.createCart({ lines: [{ variant: catalog.variant(sku), quantity: 2, attributes: [] }] }).cart!;
    const open = cartOf('OIL');
    sandbox.shop.placeOrder(cartOf('BELL').token, {
      email: '<ada>@example.com',
      address: { firstName: 'Ada', lastName: 'Byron', address1: '1 Main St', city: 'San Mateo', countryCode: 'US' },
    });
    const response = await get('/', sandbox);
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    for (const part of [
      `${origin}/api/2026-04/graphql.json`,
      'Carts (1)',
      `/cart/c/${open.token}?key=${open.key}`,
      'Orders (1)',
      '#1001',
      '2 × Bell',
      '&lt;ada&gt;@example.com',
      'Order #1001 confirmed',
      'cart.add',
      'delay=5',
    ])
      expect(text).toContain(part);
  });

  test('has an example of every protocol to copy, which works unchanged', async () => {
    const sandbox = testSandbox();
    const response = await get('/', sandbox);
    const text = (await response.text()).replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const [, nonce] = /<script nonce="(\w+)">/.exec(text) ?? [];
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`);
    const examples = [...text.matchAll(/aria-label="example of [^"]+">([^<]+)</g)].map(([, example]) => example ?? '');
    const requests = examples.filter((example) => !example.startsWith('import')).map(requestOf);
    expect(requests).toHaveLength(10);
    for (const request of requests) {
      const answer = await sandbox.fetch(request);
      expect([request.url, answer.status < 400]).toEqual([request.url, true]);
      expect(await answer.text()).not.toContain('"errors"');
    }
  });

  test('shows no shoppers if that is switched off', async () => {
    const text = await (await get('/', testSandbox({ admin: false }))).text();
    expect(text).toContain('graphql.json');
    expect(text).not.toContain('Carts');
  });
});
