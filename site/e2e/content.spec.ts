import type { Page } from '@playwright/test';
import { expect, onEveryPlatform, startShop, stopShop, test, type RunningShop } from './support/shop';
import { addSimpleProduct, cartButton, cartDrawer, choose, tabTo } from './support/shopper';

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const consentBar = (page: Page) => page.getByRole('region', { name: 'Your privacy' });

/** The data layer that tag managers read. */
const dataLayer = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event?: string; ecommerce?: object | null }[] }).dataLayer);
const eventsIn = async (page: Page) => (await dataLayer(page))?.flatMap(({ event }) => event ?? []) ?? [];

/** Sends what Google's script would, as it does: each event, unless it is turned off. */
const googleScript = `{
  const send = ([command, name, data]) => {
    if (command !== 'event' || window['ga-disable-G-TEST123']) return;
    const url = 'https://region1.google-analytics.com/g/collect?en=' + name;
    void fetch(url, { method: 'POST', mode: 'no-cors', body: JSON.stringify(data) });
  };
  dataLayer.forEach((command) => send(command));
  dataLayer.push = (...commands) => commands.forEach((command) => send(command));
}`;

/** The messages that shoppers have sent to the shop. */
async function messagesTo({ sandbox }: RunningShop) {
  const mail = await sandbox.client.mail();
  return mail.filter(({ subject }) => subject.startsWith('Message from'));
}

test.describe('the question whether the shop may count', () => {
  test.use({ consent: 'none' });

  test(
    'the menu leads to a collection and a brand, with pointer and keyboard, and views are counted after consent',
    onEveryPlatform,
    async ({ page, sandbox: _ }) => {
      const [entry, found] = ['Brands', 'Millrace'];
      await page.goto('/');
      await menu(page).getByText('Shop').click();
      await menu(page).getByRole('link', { name: 'Tools' }).click();
      const tools = page.getByRole('heading', { level: 1, name: 'Tools' });
      // The focus comes a moment after the page, and returns after the answer.
      await expect(tools).toBeFocused();
      await expect(consentBar(page)).toBeVisible();
      expect(await dataLayer(page)).toBeUndefined();
      expect(await page.evaluate(() => localStorage.getItem('vitrine-consent'))).toBeNull();

      await consentBar(page).getByRole('button', { name: 'Allow' }).click();
      await expect(consentBar(page)).toBeHidden();
      await expect(tools).toBeFocused();
      await expect.poll(() => eventsIn(page)).toEqual(expect.arrayContaining(['page_view', 'view_item_list']));
      await page.keyboard.press('Home');
      await tabTo(page, menu(page).getByText(entry));
      await page.keyboard.press('Enter');
      await tabTo(page, menu(page).getByRole('link', { name: found }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible();
      await expect(menu(page).getByRole('link', { name: found })).toBeHidden();

      await page.getByRole('link', { name: 'Millrace Eight' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Millrace Eight' })).toBeVisible();
      await choose(page, 'Size', '54');
      await choose(page, 'Colour', 'Ink');
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await cartDrawer(page, 1).getByRole('button', { name: 'Remove Millrace Eight' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Northlane, home' }).click();
      await expect(page).toHaveURL('/');
      await expect.poll(() => eventsIn(page)).toEqual(expect.arrayContaining(['click_logo', 'remove_from_cart']));

      const seen = ['page_view', 'view_item_list', 'view_item', 'view_cart'];
      const events = (await eventsIn(page)).filter((event) => /^[a-z]/.test(event));
      const done = events.filter((event) => !seen.includes(event));
      // A removal is reported once the platform has done it.
      expect(done.toSorted()).toEqual(['add_to_cart', 'click_logo', 'remove_from_cart', 'select_item']);
      expect(events.filter((event) => event === 'view_item' || event === 'view_cart')).toEqual([
        'view_item',
        'view_cart',
      ]);
      const added = (await dataLayer(page))?.find(({ event }) => event === 'add_to_cart')?.ecommerce;
      expect(added).toMatchObject({
        currency: 'USD',
        value: 1480,
        items: [{ item_name: expect.stringContaining('Millrace Eight'), price: 1480, quantity: 1 }],
      });
    },
  );

  test('nothing is loaded from the provider of analytics before consent, and nothing is sent after a withdrawal', async ({
    page,
  }) => {
    const shop = await startShop({ ANALYTICS: 'google:G-TEST123' });
    const sent: { name: string | null; data: unknown }[] = [];
    await page.route(/googletagmanager|google-analytics/, async (route) => {
      const request = route.request();
      const { searchParams } = new URL(request.url());
      if (request.resourceType() === 'script')
        return route.fulfill({ contentType: 'text/javascript', body: googleScript });
      sent.push({ name: searchParams.get('en'), data: request.postDataJSON() });
      await route.fulfill({ status: 204 });
    });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    const ofOthers = () => asked.filter((url) => !url.startsWith(shop.url) && !url.startsWith('data:'));
    const named = (name: string) => sent.filter((event) => event.name === name).map(({ data }) => data);
    try {
      const response = await page.goto(`${shop.url}/collections/bikes`);
      const policies = (await response?.headersArray())?.filter(({ name }) => /^content-security-policy$/i.test(name));
      for (const { value } of policies ?? [])
        expect(value).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
      await expect(consentBar(page)).toBeVisible();
      await page.getByRole('link', { name: 'Northlane, home' }).hover();
      expect(ofOthers()).toEqual([]);

      await consentBar(page).getByRole('button', { name: 'Allow' }).click();
      await expect.poll(() => named('view_item_list')).toEqual([expect.objectContaining({ item_list_name: 'Bikes' })]);
      expect(named('page_view')).toEqual([{ page_path: '/collections/bikes' }]);
      await expect.poll(() => named('TTFB')).toEqual([expect.objectContaining({ content_group: 'collection' })]);
      expect(new Set(ofOthers().map((url) => new URL(url).host))).toEqual(
        new Set(['www.googletagmanager.com', 'region1.google-analytics.com']),
      );

      await page.getByRole('link', { name: 'Millrace Eight' }).click();
      await expect.poll(() => named('view_item')).toHaveLength(1);
      expect(named('select_item')).toEqual([expect.objectContaining({ item_list_name: 'Bikes' })]);
      // This answer comes from the cache of pages.
      const again = await page.reload();
      expect(again?.headers()['content-security-policy']).toContain('https://*.google-analytics.com');
      await expect.poll(() => named('view_item')).toHaveLength(2);

      await page.getByRole('button', { name: 'Privacy choices' }).click();
      await consentBar(page).getByRole('button', { name: 'Decline' }).click();
      const before = sent.length;
      await page.getByRole('link', { name: 'Northlane, home' }).click();
      await expect(page).toHaveURL(`${shop.url}/`);
      await page.goto(`${shop.url}/search?q=pump`);
      await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
      expect(sent).toHaveLength(before);
    } finally {
      await stopShop(shop);
    }
  });

  test('a press on Checkout is counted with the cart, and only after consent', async ({ page }) => {
    // An answer without content keeps the page, and with it what the page has counted.
    const atPlatform = /\/cart\/c\//;
    await page.route(atPlatform, (route) => route.fulfill({ status: 204 }));
    const press = async () => {
      const asked = page.waitForRequest(atPlatform);
      await cartDrawer(page).getByRole('link', { name: 'Checkout' }).click();
      await asked;
    };
    await addSimpleProduct(page, 'floor-pump');
    await press();
    expect(await dataLayer(page)).toBeUndefined();

    await page.keyboard.press('Escape');
    await consentBar(page).getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => eventsIn(page)).toContain('page_view');
    expect(await eventsIn(page)).not.toContain('begin_checkout');
    await cartButton(page, 1).click();
    await press();
    const begun = async () => (await dataLayer(page))?.filter(({ event }) => event === 'begin_checkout');
    await expect.poll(begun).toEqual([
      expect.objectContaining({
        ecommerce: expect.objectContaining({ currency: 'USD', items: [expect.objectContaining({ quantity: 1 })] }),
      }),
    ]);
  });

  test('the choice is stored, and can be changed at the end of every page', async ({ page }) => {
    await page.goto('/about');
    await consentBar(page).getByRole('button', { name: 'Decline' }).click();
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    await expect(consentBar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(consentBar(page)).toBeFocused();
    await expect(consentBar(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/policies/privacy',
    );
    expect(await dataLayer(page)).toBeUndefined();
  });
});

test('each policy is a page, in the footer of every page', onEveryPlatform, async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const title of ['Delivery', 'Returns', 'Terms of sale', 'Privacy policy', 'Accessibility', 'Imprint']) {
    await footer.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Policies' }).locator('[aria-current="page"]')).toHaveText(title);
  }
  await page.goto('/policies/delivery');
  // The text is the platform's.
  await expect(page.getByRole('row', { name: /^Standard 3\sto\s10 every country$/ })).toBeVisible();
  const response = await page.goto('/policies/none');
  expect(response?.status()).toBe(404);
});

test('the header stays visible, covers no focused element, and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as { shift?: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift! += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/collections/bikes');
  const header = page.getByRole('banner');
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
  await tiles.last().focus();
  await expect(header).toBeInViewport();
  for (const tile of (await tiles.all()).reverse()) {
    await tile.focus();
    const [own, bar] = [await tile.boundingBox(), await header.boundingBox()];
    expect(bar?.y).toBe(0);
    expect(own?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
  }
  const shift = await page.evaluate(() => (window as { shift?: number }).shift);
  expect(shift).toBeLessThan(0.01);
});

test('a column beside a longer one is not under the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products/brass-bell');
  const [name, header] = [page.getByRole('heading', { level: 1 }), page.getByRole('banner')];
  // Within the range in which the text is sticky beside the pictures.
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  const [own, bar] = [await name.boundingBox(), await header.boundingBox()];
  expect(bar?.y).toBe(0);
  expect(own?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
});

test('the footer is at the end of a screen that is taller than the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto('/no-such-thing');
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(2000);
});

test('a message to the shop arrives in its mailbox', onEveryPlatform, async ({ page, shop, sandbox: _ }) => {
  await page.goto('/');
  await menu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.getByLabel('Name').fill('Robin');
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByLabel('Message').fill('Do you sell bells?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('group', { name: 'Thank you!' })).toBeFocused();
  expect(await messagesTo(shop)).toMatchObject([
    { subject: 'Message from Robin', text: expect.stringContaining('Do you sell bells?') },
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, navigates and searches', async ({ page }) => {
    await page.goto('/');
    await menu(page).getByText('Shop').click();
    await menu(page).getByRole('link', { name: 'Clothing' }).click();
    await expect(page).toHaveURL('/collections/clothing');

    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const pages = () => page.getByRole('navigation', { name: 'Main' });
    await pages().getByText('Brands').click();
    await expect(pages().getByRole('link', { name: 'Dunlin' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('pump');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=pump');
  });

  test('a message is sent, and after a refusal the fields keep their values', async ({ page, shop, sandbox }) => {
    await page.goto('/contact');
    await page.getByLabel('Email').fill('kim@example.com');
    await page.getByLabel('Message').fill('Do you mend pans?');
    await sandbox.fail({ match: { call: 'contact.send' }, fault: 'status=500', times: 1 });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('main')).toContainText('The shop has a problem on its side.');
    await expect(page.getByLabel('Message')).toHaveValue('Do you mend pans?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    expect(await messagesTo(shop)).toMatchObject([{ subject: 'Message from kim@example.com' }]);
  });
});
