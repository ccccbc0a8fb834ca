import type { Page } from '@playwright/test';
import { expect, onEveryPlatform, test, type RunningShop } from './support/shop';
import { cartDrawer, choose, tabTo } from './support/shopper';

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const consentBar = (page: Page) => page.getByRole('region', { name: 'Your privacy' });

/** The data layer that tag managers read. */
const dataLayer = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event?: string; ecommerce?: object | null }[] }).dataLayer);
const eventsIn = async (page: Page) => (await dataLayer(page))?.flatMap(({ event }) => event ?? []) ?? [];

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
      await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
      await expect(consentBar(page)).toBeVisible();
      expect(await dataLayer(page)).toBeUndefined();
      expect(await page.evaluate(() => localStorage.getItem('vitrine-consent'))).toBeNull();

      await consentBar(page).getByRole('button', { name: 'Allow' }).click();
      await expect(consentBar(page)).toBeHidden();
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

      const events = await eventsIn(page);
      expect(events[0]).toBe('view_item_list');
      const done = events.filter((event) => event !== 'view_item_list');
      // A removal is reported once the platform has done it.
      expect(done.toSorted()).toEqual(['add_to_cart', 'click_logo', 'remove_from_cart', 'view_item']);
      const added = (await dataLayer(page))?.find(({ event }) => event === 'add_to_cart')?.ecommerce;
      expect(added).toMatchObject({
        currency: 'USD',
        value: 1480,
        items: [{ item_name: expect.stringContaining('Millrace Eight'), price: 1480, quantity: 1 }],
      });
    },
  );

  test('the choice is stored, and can be changed at the end of every page', async ({ page }) => {
    await page.goto('/about');
    await consentBar(page).getByRole('button', { name: 'Decline' }).click();
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    await expect(consentBar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(consentBar(page)).toBeFocused();
    expect(await dataLayer(page)).toBeUndefined();
  });
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

test('sticky content beside a longer text is not under the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/products/lane-one');
  const [name, header] = [page.getByRole('heading', { level: 1 }), page.getByRole('banner')];
  // Within the range in which the heading is sticky beside the longer text.
  await page.mouse.wheel(0, 250);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250);
  const [own, bar] = [await name.boundingBox(), await header.boundingBox()];
  expect(bar?.y).toBe(0);
  expect(own?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
});

test('the footer is at the end of a screen that is taller than the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto('/no-such-thing');
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(1400);
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
