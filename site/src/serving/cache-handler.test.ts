import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { noteChange } from '../server/pages/changes.mjs';
import { tagOf } from '../server/pages/productTag.mjs';
import { sharePages } from '../server/pages/sharedPages.mjs';
import { createMemoryPages } from '../server/store/memoryPages';
import PageCache, { readyPage } from './cache-handler.mjs';
import { keyOf } from './next/testing';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page as a client without compression gets it. */
const sentAs = async (path: string) => String(await (await readyPage(path))?.bytes('identity'));

describe('the cache of pages', () => {
  const cache = new PageCache();
  type Value = NonNullable<Parameters<typeof cache.set>[1]>;
  type SetContext = Parameters<typeof cache.set>[2];

  const page = (html: string, data = '') =>
    ({ kind: 'APP_PAGE', html, headers: {}, status: undefined, rscData: Buffer.from(data) }) as unknown as Value;
  const keep = (key: string, value: Value) =>
    cache.set(key, value, { cacheControl: { revalidate: 300, expire: 900 } } as SetContext);
  const cached = (key: string) => cache.get(key);
  const failed = '<meta name="vitrine-status" content="503"/>';

  it('keeps a page together with its policy and its status', async () => {
    await keep('/missing', page('<meta name="vitrine-status" content="404"/><script>go()</script>'));
    const entry = await cached('/missing');
    expect(entry?.value).toMatchObject({
      status: 404,
      headers: { 'content-security-policy': expect.stringContaining(`script-src 'self' ${hash('go()')}; `) },
    });
  });

  it('keeps no page that Next has not completed', async () => {
    await keep('/shell', { ...page(''), postponed: 'the rest' } as Value);
    expect([await cached('/shell'), readyPage('/shell')]).toEqual([null, undefined]);
  });

  it('does not cache a page if the platform did not respond, and forbids it to other caches', async () => {
    const value = page(failed);
    await keep('/down', value);
    expect(value).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
    expect(await cached('/down')).toBeNull();
  });

  it('reports when a page can be requested again', async () => {
    const value = page(`${failed}<meta name="vitrine-retry-after" content="30"/>`);
    await keep('/busy', value);
    expect(value).toMatchObject({ headers: { 'retry-after': '30' } });
  });

  it('keeps the earlier page instead, and renders it again soon', async () => {
    await keep('/bikes', page('<p>Bikes</p>'));
    await keep('/bikes', page(failed));
    expect(await cached('/bikes')).toMatchObject({
      value: { html: '<p>Bikes</p>' },
      cacheControl: { revalidate: 10, expire: 900 },
    });
  });

  it('renders an incomplete page again soon, and lets no cache store it longer', async () => {
    const value = page('<p>Bikes, 250 so far</p><meta name="vitrine-revalidate" content="10"/>');
    await keep('/bikes', value);
    expect(await cached('/bikes')).toMatchObject({ value, cacheControl: { revalidate: 10, expire: 900 } });
    expect(value).toMatchObject({ headers: { 'cache-control': 'max-age=0, must-revalidate, s-maxage=10' } });
  });

  it.each([
    ['a page, for minutes', '', '', 120],
    ['a page, for the time that is set', '', '300', 300],
    ['a page that does not exist, shortly', '<meta name="vitrine-status" content="404"/>', '300', 10],
    ['no page, if none is wanted', '', '0', 0],
  ])('lets shared caches keep %s, and browsers only revalidate it', async (_which, mark, setting, seconds) => {
    vi.stubEnv('SHARED_CACHE_SECONDS', setting);
    onTestFinished(() => void vi.unstubAllEnvs());
    const value = page(`${mark}<p>Bikes</p>`);
    await keep(`/shared/${seconds}`, value);
    expect(value).toMatchObject({
      headers: { 'cache-control': `max-age=0, must-revalidate, s-maxage=${seconds}` },
    });
  });

  describe('when the shop changes', () => {
    const markOf = (...ids: string[]) => `<meta name="vitrine-products" content="${ids.map(tagOf).join('')}"/>`;
    const shows = (...ids: string[]) => page(markOf(...ids));
    const state = async (key: string) => {
      const entry = await cached(key);
      if (!entry) return 'none';
      if (entry.lastModified === -1) return 'ended';
      const { revalidate } = entry.cacheControl ?? {};
      return Date.now() - (entry.lastModified ?? 0) < Number(revalidate) * 1000 ? 'fresh' : 'due';
    };
    /** Renders it as Next does: the cache is asked first. */
    const render = async (key: string, value: Value) => {
      await cached(key);
      await keep(key, value);
    };

    // Each test has its own day, before the other tests: changes stay in the memory of the process.
    let day = Date.UTC(2020, 0);

    beforeEach(() => {
      day += 86_400_000;
      vi.useFakeTimers({ now: day });
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    });

    it('ends the pages that show a product, and renews lists which may show it next', async () => {
      await render('/x/$/en-US/products/bell/-', shows('1', '2'));
      await render('/x/$/en-US/products/pump/-', shows('3', '4'));
      await render('/x/$/en-US/collections/bells/1/-', shows('1', '5'));
      await render('/x/$/en-US/collections/pumps/1/-', shows('3', '4'));
      vi.advanceTimersByTime(1000);
      noteChange({ of: 'products', ids: ['1', '6'] });
      expect(await state('/x/$/en-US/products/bell/-')).toBe('ended');
      expect(await state('/x/$/en-US/products/pump/-')).toBe('fresh');
      expect(await state('/x/$/en-US/collections/bells/1/-')).toBe('ended');
      expect(await state('/x/$/en-US/collections/pumps/1/-')).toBe('due');
      expect(readyPage('/en-US/products/bell/-')).toBeUndefined();
      expect(await readyPage('/en-US/products/pump/-')).toBeDefined();
      expect(readyPage('/en-US/collections/pumps/1/-')).toBeUndefined();
    });

    it('ends all pages if any may show the change', async () => {
      await render('/x/$/en-US/products/bell/-', shows('1'));
      await render('/x/$/en-US/about', page('<p>About</p>'));
      vi.advanceTimersByTime(1000);
      noteChange({ of: 'shop' });
      expect(await state('/x/$/en-US/products/bell/-')).toBe('ended');
      expect(await state('/x/$/en-US/about')).toBe('ended');
    });

    it('looks again for a page that did not exist', async () => {
      await render('/x/$/en-US/products/new/-', page('<meta name="vitrine-status" content="404"/>'));
      await render('/x/$/en-US/nowhere', page('<meta name="vitrine-status" content="404"/>'));
      expect(await state('/x/$/en-US/nowhere')).toBe('fresh');
      vi.advanceTimersByTime(1000);
      noteChange({ of: 'products', ids: ['7'] });
      expect(await state('/x/$/en-US/products/new/-')).toBe('none');
      expect(await state('/x/$/en-US/nowhere')).toBe('none');
    });

    it('keeps no page whose rendering began before the change', async () => {
      await cached('/x/$/en-US/products/bell/-');
      vi.advanceTimersByTime(500);
      noteChange({ of: 'products', ids: ['1'] });
      vi.advanceTimersByTime(500);
      await keep('/x/$/en-US/products/bell/-', shows('1'));
      expect(await state('/x/$/en-US/products/bell/-')).toBe('ended');
      vi.advanceTimersByTime(1);
      await render('/x/$/en-US/products/bell/-', shows('1'));
      expect(await state('/x/$/en-US/products/bell/-')).toBe('fresh');
    });

    it('sends the earlier page while the platform fails, and tries again after ten seconds', async () => {
      await render('/x/$/en-US/products/bell/-', page(`${markOf('1')}<p>$24</p>`));
      vi.advanceTimersByTime(1000);
      noteChange({ of: 'products', ids: ['1'] });
      vi.advanceTimersByTime(1);
      const value = page(failed);
      await render('/x/$/en-US/products/bell/-', value);
      expect(value).toMatchObject({ html: expect.stringContaining('$24'), status: undefined });
      expect(await state('/x/$/en-US/products/bell/-')).toBe('fresh');
      vi.advanceTimersByTime(10_001);
      expect(await state('/x/$/en-US/products/bell/-')).toBe('ended');
      await render('/x/$/en-US/products/bell/-', shows('1'));
      expect(await state('/x/$/en-US/products/bell/-')).toBe('fresh');
    });

    it('renders again after a minute what was rendered soon after a change: platforms may lag', async () => {
      vi.stubEnv('SHOPIFY_WEBHOOK_SECRET', 'a secret of webhooks');
      noteChange({ of: 'products', ids: ['1'] });
      vi.advanceTimersByTime(1);
      await render('/x/$/en-US/products/bell/-', shows('1'));
      await render('/x/$/en-US/products/pump/-', shows('3'));
      vi.advanceTimersByTime(60_000);
      expect(await state('/x/$/en-US/products/bell/-')).toBe('due');
      expect(await state('/x/$/en-US/products/pump/-')).toBe('fresh');
    });
  });

  describe('with pages of all servers', () => {
    const servers = createMemoryPages();
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-build-'));
    writeFileSync(join(folder, 'BUILD_ID'), 'build-1');
    const another = servers();
    const changed = vi.fn();
    another.listen(changed);
    const own = new PageCache({ serverDistDir: join(folder, 'server') });
    const render = async (key: string, value: Value) => {
      await own.get(key);
      await own.set(key, value, { cacheControl: { revalidate: 300, expire: 900 } } as SetContext);
    };
    const htmlOf = async (key: string) => {
      const value = (await own.get(key))?.value;
      return value?.kind === 'APP_PAGE' ? String(value.html) : undefined;
    };
    /** Moves what this server has rendered to another name, as if another server had rendered it. */
    const renderElsewhere = async (key: string, value: Value, ahead: number) => {
      const elsewhere = `/x/$/en-US/elsewhere/${randomBytes(6).toString('hex')}`;
      await render(elsewhere, value);
      const page = await another.get(`build-1 ${elsewhere}`);
      if (!page) throw new Error('The page is not shared.');
      const begunAt = page.facts.begunAt + ahead;
      await another.set(`build-1 ${key}`, { ...page, facts: { ...page.facts, begunAt } });
    };

    beforeEach(() => {
      sharePages(servers());
      changed.mockClear();
    });
    afterEach(() => sharePages(undefined));
    afterAll(() => rmSync(folder, { recursive: true }));

    it('has the pages that another server has rendered, also ready to be sent', async () => {
      await renderElsewhere('/x/$/en-US/of-another', page('<p>Of another</p>'), 0);
      expect(readyPage('/en-US/of-another')).toBeUndefined();
      expect(await htmlOf('/x/$/en-US/of-another')).toBe('<p>Of another</p>');
      expect(await sentAs('/en-US/of-another')).toBe('<p>Of another</p>');
    });

    it('gives its pages to the others, but none that does not exist, failed, or is of another build', async () => {
      await render('/x/$/en-US/own', page('<p>Own</p>'));
      await render('/x/$/en-US/made-up', page('<meta name="vitrine-status" content="404"/>'));
      await render('/x/$/en-US/failed', page(failed));
      expect(changed.mock.calls.map(([name]) => name as string)).toEqual(['build-1 /x/$/en-US/own']);
      const nextFolder = mkdtempSync(join(tmpdir(), 'vitrine-build-'));
      onTestFinished(() => rmSync(nextFolder, { recursive: true }));
      writeFileSync(join(nextFolder, 'BUILD_ID'), 'build-2');
      const next = new PageCache({ serverDistDir: join(nextFolder, 'server') });
      await another.set('build-1 /x/$/en-US/of-the-old-build', (await another.get('build-1 /x/$/en-US/own'))!);
      expect(await next.get('/x/$/en-US/of-the-old-build')).toBeNull();
      expect(await own.get('/x/$/en-US/of-the-old-build')).not.toBeNull();
    });

    it('shows the newer page of another server at once, and goes back to no older one', async () => {
      await render('/x/$/en-US/bell', page('<p>$72</p>'));
      await renderElsewhere('/x/$/en-US/bell', page('<p>$99</p>'), 1);
      expect(readyPage('/en-US/bell')).toBeUndefined();
      expect(await htmlOf('/x/$/en-US/bell')).toBe('<p>$99</p>');
      expect(await sentAs('/en-US/bell')).toBe('<p>$99</p>');
      await renderElsewhere('/x/$/en-US/bell', page('<p>$72</p>'), -60_000);
      expect(await htmlOf('/x/$/en-US/bell')).toBe('<p>$99</p>');
    });

    it('does not keep what it has rendered from older data than another server', async () => {
      await renderElsewhere('/x/$/en-US/pump', page('<p>$99</p>'), 60_000);
      await own.set('/x/$/en-US/pump', page('<p>$72</p>'), {} as SetContext);
      expect(await htmlOf('/x/$/en-US/pump')).toBe('<p>$99</p>');
    });

    it('removes a page for all if it is no more', async () => {
      await render('/x/$/en-US/seasonal', page('<p>Seasonal</p>'));
      await render('/x/$/en-US/seasonal', page('<meta name="vitrine-status" content="404"/>'));
      expect(await another.get('build-1 /x/$/en-US/seasonal')).toBeUndefined();
      expect(changed).toHaveBeenLastCalledWith('build-1 /x/$/en-US/seasonal');
    });

    it('looks for a page that did not exist as soon as another server has it', async () => {
      await render('/x/$/en-US/soon', page('<meta name="vitrine-status" content="404"/>'));
      expect(await own.get('/x/$/en-US/soon')).toMatchObject({ value: { status: 404 } });
      await renderElsewhere('/x/$/en-US/soon', page('<p>Soon</p>'), 1);
      expect(await htmlOf('/x/$/en-US/soon')).toBe('<p>Soon</p>');
    });

    it("shows no other server's page from before a change", async () => {
      vi.useFakeTimers({ now: Date.UTC(2019, 0) });
      onTestFinished(() => void vi.useRealTimers());
      const markOf = (id: string) => `<meta name="vitrine-products" content="${tagOf(id)}"/>`;
      await renderElsewhere('/x/$/en-US/products/old/-', page(markOf('901')), -1000);
      noteChange({ of: 'products', ids: ['901'] }, Date.now() - 500);
      expect((await own.get('/x/$/en-US/products/old/-'))?.lastModified).toBe(-1);
    });
  });

  it.each([
    ['five minutes', {}, 300],
    ['an hour with webhooks', { BIGCOMMERCE_WEBHOOK_SECRET: 'a secret of webhooks' }, 3600],
    ['the time that is set', { SHOPIFY_WEBHOOK_SECRET: 'a secret of webhooks', PAGE_FRESH_SECONDS: '900' }, 900],
  ])(
    'keeps a page fresh for %s, and a page that does not exist for five minutes at most',
    async (_which, env, seconds) => {
      vi.useFakeTimers();
      onTestFinished(() => {
        vi.useRealTimers();
        vi.unstubAllEnvs();
      });
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      await keep('/long', page('<p>Long</p>'));
      await keep('/made-up', page('<meta name="vitrine-status" content="404"/>'));
      expect((await cached('/long'))?.cacheControl?.revalidate).toBe(seconds);
      expect((await cached('/made-up'))?.cacheControl?.revalidate).toBe(300);
    },
  );

  it('does not serve an expired missing page: its next rendering would lose the title', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const missing = page('<meta name="vitrine-status" content="404"/>');
    await keep('/gone', missing);
    await keep('/there', page('<p>There</p>'));
    vi.advanceTimersByTime(299_000);
    expect(await cached('/gone')).toMatchObject({ value: missing });
    vi.advanceTimersByTime(2_000);
    expect(await cached('/gone')).toBeNull();
    expect(await cached('/there')).toMatchObject({ value: { html: '<p>There</p>' } });
  });

  it('has a page ready to be sent by its internal path, while it is fresh', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const key = keyOf('/en-US/about');
    await keep(key, page('<p>Made – to last</p><script>go()</script>'));
    const ready = await readyPage('/en-US/about');
    expect(ready).toMatchObject({
      policy: expect.stringContaining(`script-src 'self' ${hash('go()')}; `),
      headers: { 'Cache-Control': 'max-age=0, must-revalidate, s-maxage=120' },
    });
    const html = '<p>Made – to last</p><script>go()</script>';
    expect(await sentAs('/en-US/about')).toBe(html);
    const [brotli, gzip, again] = await Promise.all(
      (['br', 'gzip', 'gzip'] as const).map((name) => ready?.bytes(name)),
    );
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(html);
    expect(gunzipSync(gzip ?? '').toString()).toBe(html);
    // Two clients at once wait for one copy, and it is kept.
    expect(again).toBe(gzip);
    expect(ready?.bytes('gzip')).toBe(gzip);
    expect(await readyPage('/en-US/about')).toBe(ready);
    await keep(key, page('<p>Made again</p>'));
    expect((await readyPage('/en-US/about'))?.headers.ETag).not.toBe(ready?.headers.ETag);
    vi.advanceTimersByTime(301_000);
    expect(readyPage('/en-US/about')).toBeUndefined();
  });

  it('has no page ready that does not exist or was never rendered', async () => {
    await keep('/x/$/en-US/nowhere', page('<meta name="vitrine-status" content="404"/>'));
    expect(readyPage('/en-US/nowhere')).toBeUndefined();
    expect(readyPage('/en-US/elsewhere')).toBeUndefined();
  });

  // Cached pages are compressed, and random bytes cannot be compressed.
  const filler = randomBytes(75_000).toString('base64');
  const notFound = '<meta name="vitrine-status" content="404"/>';
  const noSuchVariant = '<meta name="vitrine-made-up" content="yes"/>';

  it.each([
    ['pages that do not exist', notFound],
    ['variants that no product has', noSuchVariant],
  ])('lets no number of %s evict a page that was visited', async (_which, mark) => {
    await keep('/visited', page('<p>Visited</p>'));
    for (let number = 0; number < 100; number++) await keep(`/made-up/${mark.length}/${number}`, page(mark + filler));
    expect(await cached('/visited')).toMatchObject({ value: { html: '<p>Visited</p>' } });
    expect(await cached(`/made-up/${mark.length}/99`)).not.toBeNull();
    expect(await cached(`/made-up/${mark.length}/0`)).toBeNull();
  });

  it('drops a page that no longer exists, and one that did not exist before', async () => {
    await keep('/seasonal', page('<p>Seasonal</p>'));
    await keep('/seasonal', page(notFound));
    expect(await cached('/seasonal')).toMatchObject({ value: { status: 404 } });
    await keep('/seasonal', page('<p>Seasonal</p>'));
    expect(await cached('/seasonal')).toMatchObject({ value: { html: '<p>Seasonal</p>' } });
  });

  it("shows a product's page for all variants that it does not have", async () => {
    const ox = page('<p>Ox</p>', '{"variants":[{"id":"gid://shopify/ProductVariant/42"},{"id":"7"}]}');
    await keep('/en-US/products/ox/-', ox);
    expect(await cached('/en-US/products/ox/999')).toMatchObject({ value: { html: '<p>Ox</p>' } });
    expect(await cached('/en-US/products/ox/42')).toBeNull();
    expect(await cached('/en-US/products/ox/7')).toBeNull();
    expect(await cached('/en-US/products/roadrunner/999')).toBeNull();
  });
});
