// What search engines and agents find.
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import type { APIRequestContext, Page } from '@playwright/test';
import { sampleShop } from '@vitrine/sandbox';
import { withAgent } from './support/agent';
import { addByForm, cartButton } from './support/shopper';
import { texts } from './support/texts';
import { environmentOf, expect, onEveryPlatform, startShop, stopShop, test } from './support/shop';
import { expectValidPages } from './support/html';

/** The parts of a thing of schema.org that the tests read. */
interface Thing {
  name?: string;
  url?: string;
  price?: string;
  availability?: string;
  image?: string | string[];
  offers?: Thing;
  shippingDetails?: object;
  hasMerchantReturnPolicy?: object;
  hasVariant?: Thing[];
}

/** Products without a picture. Search engines want one, but the shop has none to show. */
const unpictured = sampleShop.products.filter(({ images }) => images.length === 0).map(({ handle }) => handle);

/** Reads the structured data of a page, by type. @throws if a search engine would find an error in it */
async function thingsOn(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const found = new WebAutoExtractor().parse(html);
  const issues = await new Validator().validate(found);
  const isUnpictured = unpictured.some((handle) => path.endsWith(`/${handle}`));
  const errors = issues.filter(
    ({ severity, fieldNames }) => severity === 'ERROR' && !(isUnpictured && fieldNames?.join() === 'image'),
  );
  expect([...found.errors, ...errors], path).toEqual([]);
  return { html, things: found.jsonld as Record<string, Thing[] | undefined> };
}

/** Reads the product of a page, and its variants: the product itself if there is nothing to choose. */
async function productOn(request: APIRequestContext, handle: string) {
  const { html, things } = await thingsOn(request, `/products/${handle}`);
  const [product] = things.ProductGroup ?? things.Product ?? [];
  if (!product) throw new Error(`/products/${handle} states no product.`);
  return { html, product, variants: product.hasVariant ?? [product], trail: things.BreadcrumbList?.[0] };
}

test('an offer is in stock if the page sells it', onEveryPlatform, async ({ page, request }) => {
  for (const handle of ['enamel-kettle', 'millrace-single', 'skerry-dune']) {
    for (const { url, offers } of (await productOn(request, handle)).variants) {
      const { pathname, search } = new URL(url!);
      await page.goto(pathname + search);
      // The forms below the product add other products.
      const button = page.locator('main form').first().locator('button[type="submit"]').last();
      const text = offers?.availability === 'https://schema.org/OutOfStock' ? 'Sold out' : 'Add to Cart';
      await expect(button, url).toHaveText(text, { ignoreCase: true });
      const isBeforeRelease = offers?.availability === 'https://schema.org/PreOrder';
      await expect(page.getByRole('main').getByText('Pre-order: leaves on March 12'), url).toHaveCount(
        isBeforeRelease ? 1 : 0,
      );
    }
  }
});

test(
  'a page without the stock states none, and is rendered again soon',
  onEveryPlatform,
  async ({ request, sandbox }) => {
    // No other test visits this variant: its page without the stock may stay in the cache.
    const { pathname, search } = new URL((await productOn(request, 'touring-shorts')).variants[1]!.url!);
    await sandbox.fail({ match: { call: 'inventory.read' }, fault: 'status=500' });
    const response = await request.get(pathname + search);
    expect(await response.text()).not.toContain('schema.org/InStock');
    expect(response.headers()['cache-control']).toContain('s-maxage=10');
  },
);

test('lists, the start page and their trails are stated', onEveryPlatform, async ({ request }) => {
  const { CollectionPage, BreadcrumbList } = (await thingsOn(request, '/collections/bikes?page=2')).things;
  expect(CollectionPage?.[0]).toMatchObject({ name: 'Bikes', mainEntity: { '@type': 'ItemList' } });
  expect(BreadcrumbList?.[0]).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2, name: 'Bikes' }] });
  const start = (await thingsOn(request, '/')).things;
  expect(start.Organization?.[0]).toMatchObject({ name: 'Northlane' });
  expect(start.WebSite?.[0]).toMatchObject({ potentialAction: { '@type': 'SearchAction' } });
});

/** The bytes of a page as Markdown, by the bytes of its HTML. */
const share = 0.1;

const locationsIn = (xml: string, name = 'loc') =>
  Array.from(xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g')), ([, text = '']) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&'),
  );

/** What a service reads of a variant, with the words of schema.org. */
interface Facts {
  name: string | undefined;
  price: number;
  availability: string | undefined;
  picture: string | undefined;
}

const availabilities: Record<string, string> = {
  ...{ in_stock: 'InStock', out_of_stock: 'OutOfStock', backorder: 'BackOrder' },
  ...{ preorder: 'PreOrder', pre_order: 'PreOrder' },
};

/** Reads both product feeds: the facts of each variant by the address of its page. */
async function feedsOf(request: APIRequestContext) {
  const [google, openAi] = await Promise.all(
    ['/feeds/google.xml', '/feeds/openai.jsonl'].map(async (path) => (await request.get(path)).text()),
  );
  const toFacts = (name?: string, price?: string, availability?: string, picture?: string): Facts => ({
    ...{ name, picture, price: Number(price?.split(' ')[0]), availability: availabilities[availability ?? ''] },
  });
  const byGoogle = locationsIn(google!, 'item').map((item) => {
    const [url, name, was, now, stock, picture] = [
      'link',
      'title',
      'price',
      'sale_price',
      'availability',
      'image_link',
    ].map((key) => locationsIn(item, `g:${key}`)[0]);
    return [url, toFacts(name, now ?? was, stock, picture)] as const;
  });
  const byOpenAi = openAi!
    .trim()
    .split('\n')
    .map((line) => {
      const { url, title, price, sale_price, availability, image_url } = JSON.parse(line) as Record<string, string>;
      return [url, toFacts(title, sale_price ?? price, availability, image_url)] as const;
    });
  return { google: new Map(byGoogle), openAi: new Map(byOpenAi) };
}

const factsOf = ({ name, image, offers }: Thing): Facts => ({
  name,
  price: Number(offers?.price),
  availability: offers?.availability?.split('/').at(-1),
  picture: [image].flat()[0],
});

test('a page, its Markdown and the product feeds have the same facts', onEveryPlatform, async ({ request }) => {
  const feeds = await feedsOf(request);
  const expected = new Map<string | undefined, Facts>();
  for (const { handle, title, variants: sold } of sampleShop.products) {
    const [{ html, product, variants, trail }, response] = await Promise.all([
      productOn(request, handle),
      request.get(`/products/${handle}.md`),
    ]);
    const facts = variants.map(factsOf);
    for (const { offers } of variants)
      expect(offers, handle).toMatchObject({
        shippingDetails: { shippingRate: { value: '0' }, deliveryTime: { transitTime: { minValue: 3, maxValue: 10 } } },
        hasMerchantReturnPolicy: { merchantReturnDays: 30 },
      });
    expect(product.name).toBe(title);
    expect(
      facts.map(({ price }) => price),
      handle,
    ).toEqual(sold.map(({ price }) => price / 100));
    expect(trail, handle).toBeDefined();
    const text = await response.text();
    expect(text.replaceAll('\\', '')).toContain(`# ${title}\n`);
    const stated = Array.from(text.matchAll(/([\d.]+) [A-Z]{3}, (\w+)/g), ([, price, stock]) => [Number(price), stock]);
    expect(stated, handle).toEqual(facts.map(({ price, availability }) => [price, availability]));
    const shown = html.replace(/<script[^]*?<\/script>/g, '');
    expect(
      /<h1[^>]*>(.*?)<\/h1>/
        .exec(shown)?.[1]
        ?.replaceAll('&amp;', '&')
        .replace(/<[^>]+>/g, ''),
      handle,
    ).toBe(title);
    // A page without a chosen variant may show the lowest and the highest price.
    const [, amounts = ''] = /class="vt-Price-Amount">([^<]+)/.exec(shown.slice(shown.indexOf('<h1'))) ?? [];
    const prices = Array.from(amounts.replace('Free', '0').matchAll(/\d[\d,.]*/g), ([amount]) =>
      Number(amount.replaceAll(',', '')),
    );
    expect(prices, handle).not.toEqual([]);
    expect(
      facts.map((each) => each.price),
      handle,
    ).toEqual(expect.arrayContaining(prices));
    const [picture] = [product.image].flat();
    if (picture) {
      expect(shown, handle).toContain(new URL(picture).pathname);
      expect(text, handle).toContain(picture);
    }
    const isListed = ({ price: own }: Facts) => own > 0 && !unpictured.includes(handle);
    variants.forEach(({ url }, index) => {
      const each = facts[index]!;
      // Both services take 150 characters of a name.
      if (isListed(each)) expected.set(url, { ...each, name: each.name?.slice(0, 150) });
    });
  }
  // Neither service takes an SVG: the feeds name a PNG of the same picture.
  const drawings = [...feeds.google.values()].map(({ picture }) => picture!);
  for (const facts of [...feeds.google.values(), ...feeds.openAi.values()])
    facts.picture = facts.picture?.replace(/\/picture\.png$/, '');
  expect(feeds.google).toEqual(expected);
  expect(feeds.openAi).toEqual(expected);
  expect(drawings.filter((url) => !url.endsWith('/picture.png'))).toEqual([]);
  expect(sizeOf(await pngAt(request, drawings[0]!))).toEqual([960, 1200]);
});

async function pngAt(request: APIRequestContext, url: string) {
  const response = await request.get(url);
  expect([response.status(), response.headers()['content-type']], url).toEqual([200, 'image/png']);
  expect(response.headers()['set-cookie'], url).toBeUndefined();
  return response.body();
}

/** Width and height in the head of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Reads the head of a page as social sites do. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const tags = Array.from(html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g));
  const [, markdown] = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html) ?? [];
  return { tags: Object.fromEntries(tags.map(([, name, content]) => [name, content])), markdown };
}

test('a shared page shows its name and a card', onEveryPlatform, async ({ request, shop }) => {
  const pages = [
    ['/', 'Northlane', '/cards/shop.png', '/index.md'],
    ['/products/lane-one', 'Lane One', '/cards/products/lane-one.png', '/products/lane-one.md'],
    ['/collections/bikes', 'Bikes', '/cards/shop.png', '/collections/bikes.md'],
    ['/collections/bikes?page=2', 'Bikes, page 2', '/cards/shop.png', undefined],
    ['/about', 'About us', '/cards/shop.png', '/about.md'],
    ['/policies/returns', 'Returns', '/cards/shop.png', '/policies/returns.md'],
  ] as const;
  for (const [path, title, card, text] of pages) {
    const { tags, markdown } = await headOf(request, path);
    expect(tags, path).toMatchObject({
      'og:title': title,
      'og:type': 'website',
      'og:url': path === '/' ? shop.url : shop.url + path,
      'og:site_name': 'Northlane',
      'og:locale': 'en_US',
      'og:image': shop.url + card,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
      'twitter:image': shop.url + card,
    });
    expect(markdown, path).toBe(text && shop.url + text);
    if (markdown)
      expect((await request.get(markdown)).headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
    expect(sizeOf(await pngAt(request, card)), card).toEqual([1200, 630]);
  }
  for (const slug of ['wall-hook', 'santoku-knife', 'cut-spokes']) await pngAt(request, `/cards/products/${slug}.png`);
  for (const path of ['/cards/products/no-such.png', '/cards/other.png'])
    expect((await request.get(path)).status(), path).toBe(404);
  const filtered = await headOf(request, '/collections/bikes?option.Size=M');
  expect([filtered.markdown, filtered.tags['og:title']]).toEqual([undefined, 'Bikes']);
});

test('pages are Markdown too', onEveryPlatform, async ({ request, shop }) => {
  const paths = ['/collections/bikes', '/brands/skerry', '/search?q=bell', '/policies/returns', '/about', '/'];
  for (const path of [...paths, '/products/lane-one', '/products/merino-jersey']) {
    const html = await request.get(path, { headers: { accept: 'text/html' } });
    const markdown = await request.get(path, { headers: { accept: 'text/markdown' } });
    expect(markdown.headers(), path).toMatchObject({ 'content-type': 'text/markdown; charset=utf-8' });
    for (const each of [html, markdown]) expect(each.headers().vary, path).toMatch(/\bAccept\b(?!-)/);
    expect((await markdown.body()).length / (await html.body()).length, path).toBeLessThan(share);
  }
  const agents = await (await request.get('/agents.md')).text();
  expect(agents).toContain(`(${shop.url}/collections/bikes.md)`);
  expect(await (await request.get('/llms.txt')).text()).toBe(agents);
  for (const [, link] of agents.matchAll(/\]\((.+?)\)/g)) expect((await request.get(link!)).status(), link).toBe(200);
  for (const path of ['/products/no-such.md', '/cart.md', '/policies/no-such.md', '/markdown/L2FnZW50cw'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('an agent fills a cart, and its buyer comes to the checkout', onEveryPlatform, async ({ request, shop }) => {
  const profile = await request.get('/.well-known/ucp', { maxRedirects: 0 });
  expect(profile.headers()['cache-control']).toBe('public, max-age=3600');
  const { ucp } = await profile.json();
  expect((await request.get(ucp.supported_versions['2026-04-08'])).status()).toBe(200);
  expect((await request.get('/.well-known/ucp/2020-01-01')).status()).toBe(404);
  const { endpoint } = ucp.services['dev.ucp.shopping'][0];
  expect(endpoint).toBe(`${shop.url}/api/ucp`);

  await withAgent(async (headers) => {
    const post = async (path: string, data: object) => {
      const response = await request.post(endpoint + path, { headers, data });
      expect(response.headers()['set-cookie']).toBeUndefined();
      return response.json();
    };
    const { products } = await post('/catalog/search', { query: 'kettle' });
    const { url, variants } = products[0];
    expect((await request.get(url)).status()).toBe(200);
    const cart = await post('/carts', { line_items: [{ item: { id: variants[0].id }, quantity: 1 }] });
    const call = { name: 'create_checkout', arguments: { checkout: { cart_id: cart.id } } };
    const meta = { 'ucp-agent': { profile: /"(.*)"/.exec(headers['UCP-Agent']!)![1] } };
    const params = { ...call, arguments: { ...call.arguments, meta } };
    const { result } = await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const { status, continue_url: way, links } = result.structuredContent;
    expect([status, links.length > 0]).toEqual(['requires_escalation', true]);

    const handed = await request.get(way, { maxRedirects: 0 });
    expect(handed.status()).toBe(303);
    expect(handed.headers()['set-cookie']).toBeUndefined();
    const checkout = await request.get(handed.headers().location!);
    expect(checkout.status()).toBe(200);
    expect(await checkout.text()).toContain(products[0].title);
    const gone = await request.get(`${endpoint}/continue/${'A'.repeat(80)}`, { maxRedirects: 0 });
    expect([gone.status(), gone.headers().location]).toEqual([303, '/cart']);
  });
});

test(
  'a customer gives the link to an order to an agent',
  onEveryPlatform,
  async ({ page, request, shop, sandbox, capabilities }) => {
    const { capabilities: served } = (await (await request.get('/.well-known/ucp')).json()).ucp;
    expect('dev.ucp.shopping.order' in served).toBe(capabilities.orderKeys);
    test.skip(!capabilities.orderKeys, 'the platform shows orders to their customers only');
    const main = page.getByRole('main');
    await page.goto('/account/orders?order-id=1000');
    await main.getByLabel(/^Email/).fill('robin@example.com');
    await main.getByLabel(/^Password/).fill('northlane');
    await main.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(main.getByRole('region', { name: 'Delivery address' })).toBeVisible();
    await main.getByRole('link', { name: 'Open the link to this order' }).click();
    await expect(page).toHaveURL(/\/order\?id=order_[\w-]+$/);
    await expect(main.getByRole('heading', { level: 1, name: 'Order #1000' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Delivery address' })).toHaveCount(0);

    const link = new URL(page.url());
    const seen = await request.get(link.href);
    expect(seen.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' });
    const html = await seen.text();
    expect(html).toContain('noindex');
    for (const secret of ['robin@example.com', 'Bayshore']) expect(html).not.toContain(secret);

    await withAgent(async (headers) => {
      const id = link.searchParams.get('id');
      const read = (one: string) => request.get(`${shop.url}/api/ucp/orders/${one}`, { headers });
      const answer = await read(id!);
      expect(answer.headers()['cache-control']).toBe('no-store');
      const order = await answer.json();
      expect(order).toMatchObject({ id, label: '#1000', permalink_url: link.href });
      for (const { item } of order.line_items) await expect(main).toContainText(item.title.split(',')[0]);
      expect(JSON.stringify(order)).not.toContain('Bayshore');
    });
    const made = await request.get('/order?id=order_made-up');
    expect(made.status()).toBe(404);
    expect(await made.text()).toContain('Page not found');

    await sandbox.fail({ fault: 'status=503' });
    const failed = await request.get(link.href);
    await sandbox.recover();
    expect(failed.status()).toBe(503);
    expect(await failed.text()).toContain(texts.errorTitle);
  },
);

test('the sitemap has every product with its picture, and pages that exist', onEveryPlatform, async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = await request.get(/^Sitemap: (.+)$/m.exec(robots)![1]!);
  expect(index.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const [pages, ...parts] = locationsIn(await index.text());
  const products = (await Promise.all(parts.map(async (part) => (await request.get(part)).text()))).join('');
  const paths = locationsIn(products).map((url) => new URL(url).pathname);
  expect(paths.sort()).toEqual(sampleShop.products.map(({ handle }) => `/products/${handle}`).sort());
  const pictures = locationsIn(products, 'image:loc');
  expect(pictures).toHaveLength(sampleShop.products.length - unpictured.length);
  expect((await request.get(pictures[0]!)).headers()['content-type']).toContain('image/svg+xml');
  for (const url of locationsIn(await (await request.get(pages!)).text()))
    expect((await request.get(url)).status(), url).toBe(200);
  for (const name of ['products-2.xml', 'other.xml'])
    expect((await request.get(`/sitemaps/${name}`)).status()).toBe(404);
});

test('the sitemap stays while the platform is down, and one that was not read yet says when to come back', async ({
  request,
  sandbox,
}) => {
  await request.get('/sitemap.xml');
  await sandbox.fail({ fault: 'status=503' });
  expect((await request.get('/sitemap.xml')).status()).toBe(200);
  const failed = await request.get('/sitemaps/products-7.xml');
  expect([failed.status(), failed.headers()['retry-after']]).toEqual([503, '10']);
});

const kindsOfPage = [
  ...[
    '/',
    '/collections/bikes?page=2',
    '/collections/bikes?availability=true&option.Size=M',
    '/collections/bikes?page=99',
  ],
  ...['/brands/skerry', '/collections/winter', '/search?q=jersey', '/search?q=no-such-word', '/no-such-page'],
  // With a video, choices, a table of sizes, words of another language, a long name, and no picture.
  ...['floor-pump', 'merino-jersey', 'lane-one', 'santoku-knife', 'wall-hook', 'cut-spokes'].map(
    (slug) => `/products/${slug}`,
  ),
  ...['/about', '/contact', '/policies/returns', '/policies/accessibility', '/cart', '/find-order'],
  ...['/account', '/account/login', '/account/register', '/account/recover-password', '/account/change-password'],
];

test('every kind of page is valid HTML', onEveryPlatform, async ({ request, shop }) => {
  await expectValidPages(request, kindsOfPage);
  const headers = { origin: shop.url };
  const data = { args: [{ email: 'robin@example.com', password: 'northlane' }] };
  expect((await request.post('/api/shop/customer/login', { headers, data })).status()).toBe(200);
  expect(await (await request.get('/account')).text()).toContain('robin@example.com');
  expect((await addByForm(request, shop, 'floor-pump')).url()).toBe(`${shop.url}/cart`);
  await expectValidPages(request, ['/cart', '/account', '/account/orders', '/account/address']);
});

test('a page that has moved answers 301 with its last address', onEveryPlatform, async ({ request, shop }) => {
  const moves = [
    ['/products/lane-1?utm_source=mail&variant=1', '/products/lane-one?utm_source=mail&variant=1'],
    ['/collections/parts', '/collections/parts-accessories'],
    // The platform's redirect leads to a path of the shop's own table.
    ['/pages/contact-us?q=%22%0d%0a', '/contact?q=%22%0D%0A'],
    ['/shipping', '/policies/delivery'],
    ['/policies/refund-policy', '/policies/returns'],
  ] as const;
  // The second answer is from the cache.
  for (const [from, to] of [...moves, ...moves]) {
    const response = await request.get(from, { maxRedirects: 0 });
    const { location, 'cache-control': control } = response.headers();
    expect([response.status(), location, control], from).toEqual([301, to, 'max-age=0, must-revalidate, s-maxage=120']);
    expect((await request.get(from)).url()).toBe(new URL(to, shop.url).href);
  }
  const documents = [
    ['/products/lane-1.md?utm_source=mail', '/products/lane-one.md?utm_source=mail'],
    ['/collections/parts', '/collections/parts-accessories.md'],
    ['/policies/refund-policy', '/policies/returns.md'],
  ] as const;
  for (const [from, to] of documents) {
    const headers = { accept: 'text/markdown' };
    const response = await request.get(from, { headers, maxRedirects: 0 });
    expect([response.status(), response.headers().location], from).toEqual([301, to]);
    const followed = await request.get(from, { headers });
    expect([followed.status(), followed.headers()['content-type']], from).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
  }
  for (const path of ['/no-such-page', '/products/no-such-product', '/collections/nothing', '/policies/nothing'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});

test('a filtered list states no list of its own', async ({ request }) => {
  const filtered = (await thingsOn(request, '/collections/bikes?option.Size=M')).things;
  expect(filtered.CollectionPage).toBeUndefined();
  expect(filtered.BreadcrumbList).toHaveLength(1);
});

test('crawlers and browsers find robots.txt, the icons and the manifest', async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /cart\n');
  expect(robots).not.toContain('/collections');
  await page.goto('/');
  const paths = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(paths).toHaveLength(4);
  for (const path of [...paths, '/favicon.ico', '/apple-touch-icon.png'])
    expect((await request.get(path)).status(), path).toBe(200);
});

test.describe('for an agent in the browser', () => {
  /** A browser with WebMCP keeps the tools that a page offers. */
  const keepTools = () => {
    const tools = new Map<string, unknown>();
    Object.assign(navigator, {
      modelContext: { registerTool: (tool: { name: string }) => tools.set(tool.name, tool) },
    });
    Object.assign(window, { tools });
  };
  interface Tools {
    tools: Map<string, { execute: (input: object) => Promise<{ content: { text: string }[] }> }>;
  }
  const call = (page: Page, name: string, input: object) =>
    page.evaluate(
      async ([tool, given]) => (await (window as unknown as Tools).tools.get(tool)!.execute(given)).content[0]?.text,
      [name, input] as const,
    );
  const toolsOn = (page: Page) => page.evaluate(() => [...(window as unknown as Tools).tools.keys()]);

  test('the shop has no tools unless its setting is on', async ({ page, flavour }) => {
    await page.addInitScript(keepTools);
    await page.goto('/about');
    await cartButton(page, 0).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await toolsOn(page)).toEqual([]);

    const shop = await startShop({ ...environmentOf(flavour), WEB_MCP: 'on' });
    try {
      await page.goto(`${shop.url}/about`);
      await expect.poll(() => toolsOn(page)).toEqual(['search_products', 'read_page']);
      expect(await call(page, 'search_products', { words: 'floor pump' })).toContain('/products/floor-pump');
      expect(await call(page, 'read_page', { path: '/products/floor-pump' })).toMatch(/^# Floor Pump\n[^]*72/);
      // Another site's address is a path of this one.
      expect(await call(page, 'read_page', { path: 'https://elsewhere.test/products/floor-pump' })).toContain(
        'Floor Pump',
      );
    } finally {
      await stopShop(shop);
    }
  });
});
