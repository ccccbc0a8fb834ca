import { environmentOf, expect, onEveryPlatform, startShop, stopShop, test } from './support/shop';

const forged = '{"level":"warn","event":"authn_login_fail","msg":"forged"}';
/** A text that would end a line, begin another, and change a terminal's display. */
const forgery = `x\n${forged}\r${forged}\u2028\u001b[2J\u001b]0;title\u0007\u009b31m\u202e`;

test('each line of the log is JSON, for any input and any failure', onEveryPlatform, async ({ flavour, request }) => {
  const shop = await startShop({ ...environmentOf(flavour), LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' });
  const call = (name: string, ...args: unknown[]) => request.post(`${shop.url}/api/shop/${name}`, { data: { args } });
  const askForAll = async () => {
    await call('catalog/products', { in: { collection: 'bikes' }, cursor: forgery, perPage: 2 });
    await call('catalog/products', { in: { collection: forgery }, page: 1, perPage: 2 });
    await call('catalog/products', { in: { search: forgery }, page: 1, perPage: 2 });
    await call('catalog/product', forgery);
    await call('search/search', forgery, { page: 0 });
    await call('inventory/lookup', 'Product', [forgery]);
    await call('cart/addItems', [{ variantId: forgery, quantity: 1 }]);
    await call('cart/addDiscountCode', forgery);
    await call('customer/login', { email: forgery, password: forgery });
    for (const path of ['/products/', '/collections/', '/search?q=', '/account/login?redirectUrl=', '/api/shop/cart/'])
      await request.get(shop.url + path + encodeURIComponent(forgery));
  };
  try {
    await askForAll();
    // The platform's response is nonsense, and is not requested again.
    await shop.sandbox.fail({ fault: 'shape' });
    await request.get(`${shop.url}/products/floor-pump`, { headers: { 'X-Request-Id': 'proxy-page' } });
    await request.post(`${shop.url}/api/shop/customer/login`, {
      headers: { 'X-Request-Id': 'proxy-call' },
      data: { args: [{ email: 'robin@example.com', password: 'wrong' }] },
    });
    await askForAll();
  } finally {
    await stopShop(shop);
  }
  const lines = shop.site.log.trimEnd().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: expect.stringContaining('Next.js') });
  const entries = lines.map((line) => {
    expect(line).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u);
    return JSON.parse(line) as {
      level: string;
      msg: string;
      id?: string;
      call?: string;
      host?: string;
      status?: number;
    };
  });
  // Each of the two rounds has 14 requests, and the server is asked whether it has started.
  expect(entries.filter(({ msg }) => msg === 'request').length).toBeGreaterThanOrEqual(28);
  expect(entries.filter(({ level }) => level === 'error')).not.toEqual([]);
  expect(entries.filter(({ msg }) => msg === 'forged')).toEqual([]);
  // A failure and a request have one id, in a page and in a call. So has the login that the platform did not answer.
  const levelsOf = (id: string) => new Set(entries.filter((entry) => entry.id === id).map(({ level }) => level));
  expect(levelsOf('proxy-page')).toEqual(new Set(['error', 'info']));
  expect(levelsOf('proxy-call')).toEqual(new Set(['error', 'warn', 'info']));
  // So have the requests to the platform, each with the call of the port that made it.
  const toPlatform = (id: string) => entries.filter((entry) => entry.id === id && entry.msg === 'platform');
  expect(toPlatform('proxy-page').map(({ call }) => call)).toContain('catalog.product');
  const { host } = new URL(shop.sandbox.url);
  expect(toPlatform('proxy-call')).toContainEqual(
    expect.objectContaining({ call: 'customer.login', host, level: 'info' }),
  );
});
