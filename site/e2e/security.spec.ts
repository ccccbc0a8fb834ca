import { expect, startShop, stopShop, test } from './support/shop';
import { addSimpleProduct } from './support/shopper';

const pages = ['/', '/collections/bikes', '/products/floor-pump', '/no-such-thing'];

test('no page allows inline scripts except its own', async ({ request }) => {
  for (const path of pages) {
    const policies = (await request.get(path))
      .headersArray()
      .filter(({ name }) => /^content-security-policy$/i.test(name));
    const ofScripts = policies.map(({ value }) => value.match(/script-src[^;]*/)?.[0] ?? '');
    expect(ofScripts.some((policy) => policy.includes("'sha256-") && !policy.includes('unsafe'))).toBe(true);
    const whole = policies.find(({ value }) => value.includes('default-src'))?.value.split('; ');
    const always = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "worker-src 'self'"];
    expect(whole).toEqual(expect.arrayContaining(always));
    const ofStyles = policies.flatMap(({ value }) => value.match(/style-src [^;]*/) ?? []);
    expect(ofStyles.some((policy) => policy.includes("'self'") && !policy.includes('unsafe'))).toBe(true);
  }
});

test('every response has its policy, and none reveals its software', async ({ request }) => {
  for (const path of [...pages, '/account/login', '/icon.svg', '/api/health']) {
    const headers = (await request.get(path)).headers();
    expect(headers['referrer-policy'], path).toMatch(/^(strict-origin-when-cross-origin|same-origin)$/);
    // No other site may read a response.
    expect(headers, path).not.toHaveProperty('access-control-allow-origin');
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-permitted-cross-domain-policies': 'none',
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('x-middleware-'))).toEqual([]);
  }
});

test('the built shop has no tools of development', async ({ request }) => {
  const [script] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  const code = await request.get(script!);
  expect(code.status()).toBe(200);
  expect(await code.text()).not.toContain('sourceMappingURL');
  const tools = ['original-stack-frames', 'source-map', 'launch-editor?file=next.config.ts', 'error_feedback'];
  for (const path of [`${script}.map`, '/_next/webpack-hmr', ...tools.map((tool) => `/__nextjs_${tool}`)])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('each response names its type, and a text its characters', async ({ request }) => {
  const documents = ['/sw.js', '/robots.txt', '/sitemap.xml', '/sitemaps/products-1.xml', '/products/floor-pump.md'];
  const data = ['/api/health', '/api/ready', '/.well-known/ucp', '/feeds/google.xml', '/no-such-thing.txt'];
  for (const path of [...pages, ...documents, ...data, '/account/login', '/cart', '/icon.svg', '/no-such-thing.js']) {
    const type = (await request.get(path)).headers()['content-type'] ?? 'none';
    // JSON has one encoding, and a picture declares its own.
    expect(type, path).toMatch(
      /^(?:text\/[\w.-]+|application\/[\w.-]*xml); ?charset=utf-8$|^application\/json\b|^image\//i,
    );
  }
});

test('behind TLS, a header makes browsers use TLS only; security.txt has the address for reports', async ({
  request,
}) => {
  const shop = await startShop({ SITE_URL: 'https://shop.example', SECURITY_CONTACT: 'mailto:security@shop.example' });
  try {
    for (const path of ['/', '/', '/account/login', '/no-such-thing', '/api/health'])
      expect((await request.get(shop.url + path)).headers()['strict-transport-security'], path).toBe(
        'max-age=31536000; includeSubDomains',
      );
    const text = await (await request.get(`${shop.url}/.well-known/security.txt`)).text();
    expect(text).toMatch(
      /^Contact: mailto:security@shop\.example\nExpires: 20\d\d-.*Z\nCanonical: https:\/\/shop\.example\//,
    );
  } finally {
    await stopShop(shop);
  }
  expect((await request.get('/')).headers()).not.toHaveProperty('strict-transport-security');
  expect((await request.get('/.well-known/security.txt')).status()).toBe(404);
});

test('behind TLS, each cookie is for this host over TLS alone, and no script can read it', async ({ request }) => {
  const shop = await startShop({ SITE_URL: 'https://shop.example' });
  try {
    const names = new Set<string>();
    const send = async (path: string, options: Parameters<typeof request.post>[1]) => {
      // As from a page of the shop, through its proxy.
      const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-Proto': 'https' };
      const response = await request.post(shop.url + path, { maxRedirects: 0, ...options, headers });
      for (const { name, value } of response.headersArray()) {
        if (name.toLowerCase() !== 'set-cookie') continue;
        names.add(value.split('=')[0] ?? '');
        for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
          expect(value.split('; '), value).toContain(attribute);
        expect(value).toMatch(/^__Host-/);
        expect(value).not.toMatch(/Domain=/i);
      }
    };
    await send('/api/cart', { form: { intent: 'add', slug: 'floor-pump', quantity: '1' } });
    await send('/api/shop/customer/login', { data: { args: [{ email: 'robin@example.com', password: 'northlane' }] } });
    await send('/api/shop/customer/logout', { data: { args: [] } });
    for (const name of ['cart', 'customer', 'device']) expect([...names]).toContain(`__Host-vitrine_${name}`);
  } finally {
    await stopShop(shop);
  }
});

test('a foreign script does not run', async ({ page, problems }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isHurt = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'isHurt' in window)).toBe(false);
  await expect.poll(() => problems.splice(0).join()).toContain('Content Security Policy');
});

test('a foreign style element does nothing', async ({ page, problems }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
  });
  await expect(page.locator('body')).toBeVisible();
  await expect.poll(() => problems.splice(0).join()).toContain('Content Security Policy');
});

test('pages contain nothing personal, and set no cookie', async ({ page }) => {
  await addSimpleProduct(page, 'floor-pump');
  for (const path of pages) {
    const response = await page.request.get(path);
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect(await response.text()).not.toContain('gid://shopify/Cart/');
  }
});

test('the session is a sealed cookie that scripts cannot read', async ({ page, context }) => {
  await addSimpleProduct(page, 'floor-pump');
  const cookies = await context.cookies();
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatchObject({ name: 'vitrine_cart', httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(decodeURIComponent(cookies[0]?.value ?? '')).not.toContain('gid:');
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('another site can do nothing to the cart', async ({ page, baseURL }) => {
  await addSimpleProduct(page, 'floor-pump');
  const { request } = page;
  const read = (headers: Record<string, string>) => request.post('/api/shop/cart/get', { headers, data: { args: [] } });
  const form = { intent: 'add', slug: 'floor-pump', quantity: '1' };
  const foreign: Record<string, string>[] = [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }];
  for (const headers of foreign) {
    expect((await read(headers)).status()).toBe(403);
    const note = { headers, data: { args: ['from elsewhere'] } };
    expect((await request.post('/api/shop/cart/updateNote', note)).status()).toBe(403);
    expect((await request.post('/api/cart', { headers, form })).status()).toBe(403);
    expect((await request.post('/account/logout', { headers, multipart: { sent: 'elsewhere' } })).status()).toBe(403);
  }
  const own = await read({ Origin: baseURL ?? '', 'Sec-Fetch-Site': 'same-origin' });
  expect(own.status()).toBe(200);
  expect(own.headers()['cache-control']).toContain('no-store');
  const { result } = await own.json();
  expect(result.items).toMatchObject([{ quantity: 1 }]);
  expect(result.note).toBeFalsy();
});

test('a forged session counts as empty', async ({ request }) => {
  const response = await request.post('/api/shop/cart/get', {
    headers: { Cookie: 'vitrine_cart=Fe26.2*1*forged' },
    data: { args: [] },
  });
  expect(response.status()).toBe(200);
  expect((await response.json()).result.items).toEqual([]);
});

test('the image proxy serves pictures of the shop, and nothing else', async ({ page, request, shop }) => {
  await page.goto('/products/floor-pump');
  const src = await page.getByRole('main').getByRole('img').first().getAttribute('src');
  expect(src).toMatch(/^\/media\//);
  const picture = await request.get(src ?? '');
  expect(picture.headers()).toMatchObject({ 'content-type': expect.stringContaining('image/svg+xml') });
  expect(picture.headers()['content-security-policy']).toContain('sandbox');
  const film = await page.getByRole('link', { name: /^Play video/ }).getAttribute('href');
  const part = await request.get(film ?? '', { headers: { range: 'bytes=0-99' } });
  expect(part.headers()).toMatchObject({ 'content-type': 'video/mp4', 'content-range': 'bytes 0-99/68745' });
  const encode = (href: string) => Buffer.from(href).toString('base64url');
  const signature = src?.split('/')[2];
  for (const path of [
    '/media/cdn/floor-pump/1.svg',
    `/media/${signature}/${encode(`${shop.sandbox.url}/sandbox/faults`)}`,
    `/media/${signature}/${encode('https://example.com/1.svg')}`,
  ])
    expect((await request.get(path)).status()).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the catalogue is readable, page by page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Bikes', exact: true }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await page.getByRole('link', { name: 'Previous page' }).click();
    await page.getByRole('link', { name: 'Millrace Eight' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Millrace Eight' })).toBeVisible();
    await page.goto('/no-such-thing');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});
