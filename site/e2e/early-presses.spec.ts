/**
 * Presses every button of the shop's pages before, during and just after the loading of its script, by mouse, finger,
 * key and assistive technology. Each press must have the same result as a press long after the page has loaded, on the
 * same element, which keeps the focus.
 * `EARLY_PRESSES=all` presses each button in every way at every moment: `npm run test:presses`.
 */
import type { Browser, BrowserContext, ElementHandle, Locator, Page } from '@playwright/test';
import { expect, onEveryPlatform, test, type RunningShop } from './support/shop';
import { addByForm, cartDrawer } from './support/shopper';
import { holdScripts, takenOver } from './support/takeOver';

/**
 * When the press comes: before the scripts; it begins before them and ends after them; as soon as React has taken over, while parts of
 * the page are not hydrated.
 */
const moments = ['before', 'during', 'at once'] as const;
const ways = ['mouse', 'finger', 'key', 'assistive technology'] as const;
type Moment = (typeof moments)[number];
type Way = (typeof ways)[number];

interface Control {
  /** Finds it on the page. */
  find: (page: Page) => Locator;
  /** Waits for the result of a press. */
  result: (page: Page) => Promise<unknown>;
  /** Where the focus is after the press: on the control unless the result takes it. Default: 'stays'. */
  focus?: 'stays' | 'moves';
}

interface PageOfControls {
  path: string;
  /** Controls by name. */
  controls: Record<string, Control>;
  /** The platforms' screens on which the control shows. Default: both. */
  width?: 'wide' | 'narrow';
  /** Puts something into the shopper's cart first. */
  hasCart?: boolean;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const summary = (text: string) => (page: Page) => page.getByRole('main').locator('summary', { hasText: text });
const isOpen = (text: string) => (page: Page) =>
  expect(summary(text)(page).locator('xpath=..')).toHaveAttribute('open');
const quantityIs = (count: number) => (page: Page) =>
  expect(page.getByRole('main').getByRole('textbox', { name: /^Quantity/ })).toHaveValue(String(count));
const banner = (name: RegExp) => (page: Page) => page.getByRole('banner').getByRole('button', { name });

const nextSlideOf = (carousel: string | RegExp) => (page: Page) =>
  page.getByRole('region', { name: carousel }).getByRole('button', { name: 'Next slide' });
const slideIs = (position: number) => (page: Page) =>
  expect(page.getByRole('tab', { name: new RegExp(`^Slide ${position} of`) })).toHaveAttribute('aria-selected', 'true');

/** A page of results has ten products. */
const hasMoreResults = (page: Page) =>
  expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(10);

const pages: Record<string, PageOfControls> = {
  'wide header': {
    path: '/about',
    width: 'wide',
    controls: {
      cart: { find: banner(/cart/i), result: (page) => expect(cartDrawer(page, 0)).toBeVisible(), focus: 'moves' },
      search: {
        find: banner(/^Search$/),
        result: (page) => expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused(),
        focus: 'moves',
      },
      submenu: {
        find: (page) => page.getByRole('banner').locator('summary', { hasText: 'Shop' }).last(),
        result: (page) => expect(page.getByRole('banner').getByRole('link', { name: 'Clothing' })).toBeVisible(),
      },
    },
  },
  'narrow header': {
    path: '/about',
    width: 'narrow',
    controls: {
      menu: {
        find: banner(/^Menu$/),
        result: (page) => expect(page.getByRole('link', { name: 'Contact' }).first()).toBeVisible(),
        focus: 'moves',
      },
      cart: { find: banner(/cart/i), result: (page) => expect(cartDrawer(page, 0)).toBeVisible(), focus: 'moves' },
    },
  },
  product: {
    path: '/products/harbor-rain-jacket',
    controls: {
      'next slide': { find: nextSlideOf(/^Pictures of/), result: slideIs(2) },
      'next product like it': {
        find: nextSlideOf('You may also like'),
        result: (page) =>
          expect(
            page.getByRole('region', { name: 'You may also like' }).locator('[aria-roledescription=slide]').first(),
          ).toHaveAttribute('inert'),
      },
      thumbnail: { find: (page) => page.getByRole('tab', { name: /^Slide 2 of/ }), result: slideIs(2) },
      enlarge: {
        find: button(/^Enlarge/),
        result: (page) => expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible(),
        focus: 'moves',
      },
      'size guide': { find: summary('Size guide'), result: isOpen('Size guide') },
      more: { find: button(/^Increase/), result: quantityIs(2) },
      'delivery and returns': { find: summary('Delivery and returns'), result: isOpen('Delivery and returns') },
      'a value': {
        find: (page) => page.getByRole('radiogroup', { name: 'Colour' }).locator('label').nth(1),
        result: (page) =>
          expect(page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio').nth(1)).toBeChecked(),
        focus: 'moves',
      },
      'add to cart without a choice': {
        find: button('All required options must be selected'),
        result: async (page) => {
          await expect(page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').first()).toBeFocused();
          await expect(page.locator('[data-live-announcer]')).toContainText('All required options must be selected');
        },
        focus: 'moves',
      },
    },
  },
  'product without options': {
    path: '/products/floor-pump',
    controls: {
      'add to cart': {
        find: button('Add to Cart'),
        result: (page) => expect(cartDrawer(page, 1)).toBeVisible(),
        focus: 'moves',
      },
    },
  },
  'sold-out product': {
    path: '/products/torque-wrench',
    controls: {
      'add to cart': {
        find: button(/^(Add to Cart|Sold out)$/),
        result: async (page) => {
          await expect(button('Sold out')(page)).toHaveAttribute('aria-disabled', 'true');
          await expect(page.locator('[data-live-announcer]')).toContainText('This is sold out for now.');
        },
      },
    },
  },
  collection: {
    path: '/collections/bikes',
    controls: {
      'choose options on a tile': {
        find: button('Choose options: Lane One'),
        result: (page) => expect(page.getByRole('dialog', { name: 'Lane One' })).toBeVisible(),
        focus: 'moves',
      },
    },
  },
  search: {
    path: '/search?q=pump',
    controls: {
      'add on a tile': {
        find: button('Add Floor Pump'),
        result: (page) => expect(cartDrawer(page, 1)).toBeVisible(),
        focus: 'moves',
      },
    },
  },
  results: {
    path: '/search?q=bike',
    controls: {
      'load more': { find: button('Load more'), result: hasMoreResults, focus: 'moves' },
    },
  },
  cart: {
    path: '/cart',
    hasCart: true,
    controls: {
      more: { find: button(/^Increase/), result: quantityIs(2) },
      remove: {
        find: button(/^Remove/),
        result: (page) => expect(page.getByRole('main').getByText('Your cart is currently empty.')).toBeVisible(),
        focus: 'moves',
      },
    },
  },
};

type Pressable = ElementHandle<HTMLElement | SVGElement>;

/** Presses the control. `between` is called when the press has begun and not ended. */
async function press(page: Page, control: Pressable, way: Way, between: () => Promise<unknown>) {
  if (way === 'assistive technology') {
    // A screen reader focuses what it presses, and sends no event of a pointer or a key.
    await control.evaluate((element) => element.focus());
    await between();
    return control.evaluate((element) => (element as HTMLElement).click());
  }
  if (way === 'key') {
    // A label has no focus of its own: the shopper's keys reach its radio button.
    await control.evaluate((element) => (element.querySelector('input') ?? element).focus());
    await page.keyboard.down('Space');
    await between();
    return page.keyboard.up('Space');
  }
  await control.scrollIntoViewIfNeeded();
  const box = (await control.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (way === 'mouse') {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await between();
    return page.mouse.up();
  }
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await between();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

async function pressEarly(
  page: Page,
  { path, find, result, focus }: Control & { path: string },
  way: Way,
  moment: Moment,
) {
  const release = await holdScripts(page);
  if (moment === 'at once') await release();
  await page.goto(path, { waitUntil: 'commit' });
  // A shopper presses what has arrived. What still arrives may move it, such as the text beside a picture that stays in view.
  await page.waitForFunction(() => document.readyState !== 'loading');
  // The element, not its name: the name may change with the state.
  const control = (await find(page).elementHandle()) as Pressable;
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  if (moment === 'at once') await takenOver(page);
  const releaseNow = async () => {
    await release();
    await takenOver(page);
  };
  await press(page, control, way, moment === 'during' ? releaseNow : () => Promise.resolve());
  if (moment === 'before') await releaseNow();
  await result(page);
  if (focus !== 'moves') {
    expect(await control.evaluate((one) => one.isConnected), 'the control is the same element').toBe(true);
  }
  // If the browser sends the form, another document opens, in which nothing has the focus yet.
  const isLost = await page.evaluate(() => 'isFirst' in window && document.activeElement === document.body);
  expect(isLost, 'the focus is lost').toBe(false);
}

/** All combinations, or two for each control. These differ from control to control, so that together they cover all. */
function combinations(index: number): [Way, Moment][] {
  const all = ways.flatMap((way) => moments.map((moment): [Way, Moment] => [way, moment]));
  if (process.env.EARLY_PRESSES === 'all') return all;
  return [0, 5].map((step) => all[(index * 7 + step) % all.length]!);
}

async function newContext(browser: Browser, shop: RunningShop, width: 'wide' | 'narrow'): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: width === 'wide' ? { width: 1280, height: 900 } : { width: 390, height: 780 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('vitrine-consent', 'denied');
  });
  return context;
}

let index = 0;
for (const [place, { path, controls, width, hasCart }] of Object.entries(pages)) {
  for (const [name, control] of Object.entries(controls)) {
    const own = index++;
    test(`a press of ${name} on the page ${place} counts at any time`, async ({ browser, shop, sandbox }) => {
      test.slow();
      for (const [way, moment] of combinations(own)) {
        await test.step(`${way}, ${moment}`, async () => {
          await sandbox.reset();
          const context = await newContext(browser, shop, width ?? (way === 'finger' ? 'narrow' : 'wide'));
          const page = await context.newPage();
          if (hasCart) await addByForm(context.request, shop, 'floor-pump');
          await pressEarly(page, { path, ...control }, way, moment);
          await context.close();
        });
      }
    });
  }
}

const paths = [
  '/',
  '/collections/bikes',
  '/products/harbor-rain-jacket',
  '/products/floor-pump',
  '/products/torque-wrench',
  '/search?q=bike',
  '/cart',
  '/about',
  '/contact',
];

test('a page shows the same before and after its script loads', onEveryPlatform, async ({ browser, shop }) => {
  test.slow();
  for (const path of paths) {
    await test.step(path, async () => {
      const context = await newContext(browser, shop, 'wide');
      const page = await context.newPage();
      // The response with the stock may change the page. Until it comes, nothing may change. The server may read it: its
      // pages stay cached for other tests.
      await page.route('**/api/shop/inventory/**', () => {});
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(() => document.readyState !== 'loading');
      const before = await main.ariaSnapshot();
      await release();
      await takenOver(page);
      expect(await main.ariaSnapshot()).toBe(before);
      await context.close();
    });
  }
});
