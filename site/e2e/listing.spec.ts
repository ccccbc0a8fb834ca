import type { Locator, Page } from '@playwright/test';
import { listingOffer } from '@vitrine/commerce';
import { expect, onEveryPlatform, test } from './support/shop';
import { tabTo, textsOf } from './support/shopper';

const bikes = '/collections/bikes';

const products = (page: Page) => page.getByRole('region', { name: 'Products' });
const status = (page: Page) =>
  products(page)
    .getByRole('paragraph')
    .filter({ hasText: /^\d+ products?/ });
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const chosen = (page: Page, name: string) => page.getByRole('link', { name: `Remove ${name}` });

/** Records what a screen reader announces: changes of live regions and the focused elements. Resolves to a function that reads the record. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if (target.textContent) heard.push(target.textContent);
    });
    const follow = () => {
      const announcer = document.querySelector('next-route-announcer')?.shadowRoot;
      for (const region of [announcer, ...document.querySelectorAll('[aria-live], [role=status], [role=alert]')])
        if (region) observer.observe(region, { childList: true, characterData: true, subtree: true });
    };
    follow();
    new MutationObserver(follow).observe(document.body, { childList: true });
    document.addEventListener('focusin', ({ target }) => heard.push((target as HTMLElement).innerText));
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('pages behind tiles in view come ahead, and those behind the breadcrumb on intent', async ({ page }) => {
  // A busy machine looks like a slow network, on which nothing comes ahead.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
  const ahead: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('_rsc')) ahead.push(pathname);
  });
  await page.goto(bikes);
  await expect.poll(() => ahead).toContainEqual(expect.stringMatching(/^\/products\//));
  expect(ahead).not.toContain('/');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).hover();
  await expect.poll(() => ahead).toContain('/');
});

test('the page of a list changes without a page load, and is announced once', async ({ page }) => {
  await page.goto(bikes);
  const heard = await listen(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(status(page)).toHaveText(/, page 2 of 2$/);
  await expect(status(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Bikes, page 2/);
  const said = await heard();
  expect(said.filter((text) => text.includes('page 2'))).toHaveLength(1);
  expect(said).not.toContain('Bikes');

  await test.step('and back and forward keep the position', async () => {
    await page.goBack();
    await expect(status(page)).toHaveText(/, page 1 of 2$/);
    await expect.poll(async () => (await heard()).join()).toContain('page 1 of 2');
    await page.goForward();
    await expect(status(page)).toHaveText(/, page 2 of 2$/);
  });

  await test.step('while another page is announced by its heading', async () => {
    const product = products(page).getByRole('heading', { level: 3 }).first();
    const name = await product.innerText();
    await product.click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  });
});

test('a product is found by facets, and again on the way back', onEveryPlatform, async ({ page }) => {
  await page.goto(bikes);
  const heard = await listen(page);
  await box(page, /^M \(/).click();
  await expect(page).toHaveURL(`${bikes}?option.Size=M`);
  await expect(chosen(page, 'Size: M')).toBeVisible();
  await expect(box(page, /^M \(/)).toBeFocused();
  await expect.poll(async () => (await heard()).join()).toMatch(/\d+ products?$/);

  await page.getByRole('spinbutton', { name: 'To' }).fill('2000');
  await page.keyboard.press('Enter');
  await expect(chosen(page, 'Up to $2,000')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low');
  await expect(page).toHaveURL(/sort=price-descending/);
  const prices = page.getByRole('listitem').getByText(/^\$/);
  await expect(async () => {
    const texts = await textsOf(prices, await prices.count());
    // Of a range, the lowest price counts.
    const amounts = texts.map((price) => Number(/^\$([\d,.]+)/.exec(price)?.[1]?.replace(/,/g, '')));
    expect(amounts).not.toEqual([]);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(Math.max(...amounts)).toBeLessThanOrEqual(2000);
  }).toPass();

  await products(page).getByRole('heading', { level: 3 }).first().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(box(page, /^M \(/)).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-descending');

  await chosen(page, 'Up to $2,000').click();
  await expect(page).toHaveURL(/option\.Size=M&sort=price-descending$/);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(`${bikes}?sort=price-descending`);
  await expect(status(page)).toBeFocused();
});

test('the browser shows where the keyboard is in the list of orders, also in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(bikes);
  await page.getByRole('combobox', { name: 'Sort by' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  const option = page.locator('option:focus-visible');
  await expect(option).toHaveText('Best selling');
  await expect(option).toHaveCSS('outline-style', 'solid');
});

test('choices before scripts load count afterwards', async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(bikes, { waitUntil: 'commit' });
  await box(page, /^M \(/).click();
  arrive();
  await expect(page).toHaveURL(`${bikes}?option.Size=M`);
  await expect(chosen(page, 'Size: M')).toBeVisible();
  await page.reload();
  await box(page, /^M \(/).click();
  await expect(page).toHaveURL(bikes);
});

test('with the keyboard alone', async ({ page }) => {
  await page.goto(bikes);
  // All bikes are in stock, so there is nothing to choose.
  await expect(box(page, /^In stock/)).toHaveCount(0);
  await tabTo(page, box(page, /^M \(/));
  await page.keyboard.press('Space');
  await expect(chosen(page, 'Size: M')).toBeVisible();
  await expect(box(page, /^M \(/)).toBeFocused();
  await tabTo(page, chosen(page, 'Size: M'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(bikes);
  await expect(status(page)).toBeFocused();

  await test.step('also a price on a track, which is in step with its field', async () => {
    const heard = await listen(page);
    const [from, to] = ['From', 'To'].map((name) => page.getByRole('spinbutton', { name }));
    await from!.focus();
    const most = page.getByRole('slider', { name: 'Maximum Price range' });
    await expect(most).toBeAttached();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('link', { name: /^Remove Up to \$/ })).toBeVisible();
    await expect(page).toHaveURL(`${bikes}?price-max=${await to!.inputValue()}`);
    await expect(most).toBeFocused();
    await expect.poll(async () => (await heard()).join()).toMatch(/\d+ products?$/);
    await page.goBack();
    await expect(page).toHaveURL(bikes);
    await expect(to!).toHaveValue('');
    await expect(most).toHaveValue((await most.getAttribute('max'))!);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 } });

  test('the filters are in a drawer, which stays open while each takes effect; products are in two columns', async ({
    page,
  }) => {
    await page.goto(bikes);
    const [first, second] = await products(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(second).toBe(first);

    await page.getByRole('button', { name: 'Filter' }).click();
    const show = page.getByRole('dialog').getByRole('button', { name: /^Show \d+ products?$/ });
    const all = await show.textContent();
    await box(page, /^M \(/).check();
    await expect(page).toHaveURL(`${bikes}?option.Size=M`);
    await expect(show).not.toHaveText(all!);
    await expect(box(page, /^M \(/)).toBeFocused();
    await page.getByRole('spinbutton', { name: 'To' }).fill('2000');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${bikes}?price-max=2000&option.Size=M`);
    await expect(page.getByRole('dialog')).toBeHidden();
    const opener = page.getByRole('button', { name: 'Filter (2)' });
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(box(page, /^M \(/)).toBeChecked();
    const count = (await status(page).textContent())!.match(/^\d+ products?/)![0];
    await show.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(status(page)).toContainText(count);
  });
});

test('products are in at least two columns on any screen', async ({ page }) => {
  await page.goto(bikes);
  for (const width of [320, 479, 480, 600, 768, 800, 992, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const tops = await products(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.slice(0, 2).map((item) => item.getBoundingClientRect().top));
    expect(tops[1], `at ${width} px`).toBe(tops[0]);
  }
});

// With a mouse: under a finger a small button is as tall as the select anyway. A scroll bar leaves 303 px of 320.
test('the filter button and the sorting are one row of equal height', async ({ page }) => {
  await page.goto(bikes);
  for (const width of [303, 480, 600, 768, 900]) {
    await page.setViewportSize({ width, height: 720 });
    const [button, select] = await Promise.all([
      page.getByRole('button', { name: 'Filter' }).boundingBox(),
      page.getByRole('combobox', { name: 'Sort by' }).boundingBox(),
    ]);
    expect([button!.y, button!.height], `at ${width} px`).toEqual([select!.y, select!.height]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('facets and sorting are forms', async ({ page }) => {
    await page.goto(bikes);
    await box(page, /^M \(/).check();
    await page.getByRole('button', { name: 'Show products' }).click();
    await expect(chosen(page, 'Size: M')).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-ascending');
    await expect(box(page, /^M \(/)).toBeChecked();
  });
});

test('search engines do not index filtered or sorted lists, whose canonical URL is the plain list', async ({
  request,
}) => {
  const filtered = await (await request.get(`${bikes}?option.Size=M&sort=newest`)).text();
  expect(filtered).toContain('<meta name="robots" content="noindex"');
  expect(filtered).not.toContain('rel="canonical"');
  // Parameters that do not change the list leave the page unfiltered.
  const plain = await (await request.get(`${bikes}?utm_source=mail&sort=featured&price-min=`)).text();
  expect(plain).toMatch(/<link rel="canonical" href="[^"?]*\/collections\/bikes"/);
  expect(plain).not.toContain('noindex');
});

test("collections and brands are listed, in the platform's orders", onEveryPlatform, async ({ page, capabilities }) => {
  await page.goto(bikes);
  await expect(status(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' })).toBeVisible();
  const hasOrders = listingOffer('collection', capabilities).sorts.length > 1;
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(hasOrders ? 1 : 0);
  const response = await page.goto('/brands/skerry?availability=true&sort=price-ascending');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Skerry' })).toBeVisible();
  if (hasOrders) await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-ascending');

  await page.goto('/collections/winter');
  await expect(page.getByRole('main').getByText('Nothing here for now.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Bikes', exact: true })).toBeVisible();
});

test('a product page after a link first shows its subject, in its final place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(bikes);
  await page.evaluate(() => {
    const frames = new Set<string>();
    const look = () => {
      const name = document.querySelector('h1');
      const part = document.querySelector('main form') ? 'whole' : 'first';
      if (name && location.pathname.startsWith('/products/'))
        frames.add(`${part}: ${name.textContent} at ${name.getBoundingClientRect().top + scrollY}`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { frames });
  });
  // This product has several pictures. Their thumbnails are between the first picture and the name.
  await products(page).getByRole('link', { name: 'Lane One' }).click();
  await expect(page.getByRole('tab').nth(2)).toBeVisible();
  const frames = await page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames]);
  const shown = frames.filter((frame) => frame.includes('Lane One'));
  expect(shown).toEqual([expect.stringContaining('first'), expect.stringContaining('whole')]);
  expect(new Set(shown.map((frame) => frame.split(' at ')[1])).size).toBe(1);
});

/** Records each change of the focus. Resolves to a function that reads the record. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const moves: string[] = [];
    for (const type of ['focusin', 'focusout'])
      addEventListener(type, ({ target }) => moves.push(`${type} ${(target as Element).localName}`));
    Object.assign(window, { moves });
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}

for (const path of [bikes, '/brands/skerry'])
  test(`a choice on ${path} keeps its control, so that screen readers do not read it again`, async ({ page }) => {
    await page.goto(path);
    const order = page.getByRole('combobox', { name: 'Sort by' });
    const choices: [control: Locator, keys: string[]][] = [
      // The first key opens the list.
      [order, ['ArrowDown', 'ArrowDown', 'Enter']],
      ...(path === bikes ? [[box(page, /^M \(/), ['Space']] satisfies [Locator, string[]]] : []),
    ];
    await order.focus();
    const moves = await watchFocus(page);
    for (const [control, keys] of choices) {
      await control.focus();
      const element = (await control.elementHandle())!;
      const before = { url: page.url(), moves: await moves(), status: await status(page).innerText() };
      for (const key of keys) await page.keyboard.press(key);
      await expect(page).not.toHaveURL(before.url);
      await expect(page.locator('[data-live-announcer]')).toContainText(
        control === order ? before.status : /\d products$/,
      );
      expect(await element.evaluate((one) => one === document.activeElement)).toBe(true);
      if (control !== order) expect(await moves()).toEqual(before.moves);
    }

    await test.step('and shows the same as the list on the way back', async () => {
      for (const _ of choices) await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(order).toHaveValue('');
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await page.goForward();
      await expect(order).not.toHaveValue('');
    });
  });
