import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { checkPage } from '../../scripts/check/pageChecks.mjs';
import { expect, test } from './support/shop';
import { addSimpleProduct, cartDrawer, cartLines } from './support/shopper';

const pages = [
  '/',
  '/collections/bikes',
  '/collections/bikes?availability=true&option.Size=M',
  '/brands/skerry',
  '/collections/bikes?page=99',
  '/collections/winter',
  '/products/skerry-drift',
  '/products/skerry-29',
  '/products/cut-spokes',
  '/products/wall-hook',
  '/about',
  '/contact',
  '/policies/returns',
  '/no-such-thing',
  '/search?q=jersey',
  '/cart',
  '/account/login',
  '/account/register',
  '/account/recover-password',
];

const schemes = ['light', 'dark'] as const;

async function expectNoViolations(page: Page, { except = [] }: { except?: string[] } = {}) {
  // The other mode opens a page for its result, for sites with frames of other origins.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().disableRules(except).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** As `expectNoViolations`, in the light and in the dark. One page serves both: the shop changes with the system's setting. */
async function expectNoneInAnyScheme(page: Page, options?: { except?: string[] }) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, options);
  }
}

for (const path of pages)
  test(`${path} has no violation that axe finds`, async ({ page }) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expectNoViolations(page);
      // It acts on the page: the next look needs another.
      expect(await checkPage(page)).toEqual([]);
    }
  });

test('nor has the cart', async ({ page, sandbox: _ }) => {
  await addSimpleProduct(page, 'floor-pump');
  await expect(cartDrawer(page).getByRole('img', { name: 'Checking the stock' })).toBeHidden();
  await expectNoneInAnyScheme(page);
});

for (const path of ['/', '/search'])
  test(`nor has ${path} with the suggestions of a search`, async ({ page }) => {
    await page.goto(path);
    const isOnPage = path === '/search';
    if (!isOnPage) await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const fields = isOnPage ? page.getByRole('main') : page.getByRole('group', { name: 'Search' });
    await fields.getByRole('combobox', { name: 'Search' }).fill('kettle');
    await expect(page.getByRole('option').first()).toBeVisible();
    // The popover and the list are at the end of the document, outside of its landmarks. Axe does not follow `aria-owns`.
    await expectNoneInAnyScheme(page, { except: ['region'] });
  });

const faulty = '/account/login';

/** Faults that axe does not find, to be seeded into a page without faults: an element's attribute, a style sheet, or a script. */
const seeds: { fault: string; found: string; sow: () => unknown }[] = [
  {
    fault: 'a skip link to nowhere',
    found: 'it leads to nowhere: <a href="#nowhere"',
    sow: () => document.querySelector('a[href^="#"]')!.setAttribute('href', '#nowhere'),
  },
  {
    fault: 'a field that does not tell its purpose',
    found: 'autocomplete does not say current-password',
    sow: () => document.querySelector('[type=password]')!.removeAttribute('autocomplete'),
  },
  {
    fault: 'a password that cannot be pasted',
    found: 'nothing can be pasted into it: <input',
    sow: () => document.querySelector('[type=password]')!.addEventListener('paste', (event) => event.preventDefault()),
  },
  {
    fault: 'a field that keeps Tab',
    found: 'Tab does not leave it: <input',
    sow: () =>
      document
        .querySelector('[type=password]')!
        .addEventListener('keydown', (event) => (event as KeyboardEvent).key === 'Tab' && event.preventDefault()),
  },
  {
    fault: 'an error beside a field that is not invalid',
    found: 'its field is not marked as invalid: <p id="seed"',
    sow: () => {
      const field = document.querySelector('[type=password]')!;
      field.setAttribute('aria-describedby', 'seed');
      field.parentElement!.insertAdjacentHTML('afterend', '<p id="seed" style="color: var(--vt-color-sale)">Wrong</p>');
    },
  },
  {
    fault: 'an error that nobody sees',
    found: 'it explains an error, and nobody sees it: <p id="seed"',
    sow: () => {
      const field = document.querySelector('[type=password]')!;
      field.setAttribute('aria-describedby', 'seed');
      field.setAttribute('aria-invalid', 'true');
      field.parentElement!.insertAdjacentHTML(
        'afterend',
        '<p id="seed" style="color: var(--vt-color-paper)">Wrong</p>',
      );
    },
  },
  {
    fault: 'a picture with the name of any picture',
    found: 'its name fits any picture: <img alt="image"',
    sow: () => document.querySelector('main')!.insertAdjacentHTML('beforeend', '<img alt="image">'),
  },
  {
    fault: 'a faint field',
    found: 'its edge has a contrast of 1.',
    // The page's policy lets no script add a style element.
    sow: () =>
      document.styleSheets[0]!.insertRule(
        ':has(> input), input { border-color: #e8e6e0 !important; background: none !important }',
      ),
  },
  {
    fault: 'a page that scrolls smoothly',
    found: 'it scrolls smoothly: <html',
    sow: () => document.documentElement.style.setProperty('scroll-behavior', 'smooth', 'important'),
  },
  {
    fault: 'a text for the pointer only',
    found: 'only the pointer shows it: <p id="seed"',
    sow: () => {
      const [sheet] = document.styleSheets;
      sheet!.insertRule('#seed { opacity: 0 }');
      sheet!.insertRule('main:hover > #seed { opacity: 1 }');
      document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p id="seed">More</p>');
    },
  },
  {
    fault: 'a control that always says that it is closed',
    found: 'pressed, it stays collapsed: <button aria-expanded="false"',
    sow: () =>
      document
        .querySelector('main')!
        .insertAdjacentHTML('beforeend', '<button aria-expanded="false">Delivery</button>'),
  },
];

test.describe('a fault that axe does not detect is found in a page', () => {
  for (const { fault, found, sow } of seeds)
    test(fault, async ({ page }) => {
      await page.goto(faulty);
      await page.evaluate(sow);
      expect((await checkPage(page)).filter((finding) => finding.includes(found))).not.toEqual([]);
    });
});

for (const path of pages)
  test(`Tab moves through the whole of ${path} and leaves it, from the skip link on`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.matches('main, main *, body'))).toBe(true);
    expect(await walk(page)).toBeGreaterThan(5);
  });

const maxStops = 400;

/** Presses Tab until the focus leaves the document. Returns the number of stops. @throws if the focus stays on an element, or in the page */
async function walk(page: Page) {
  const stop = await page.evaluateHandle(() => ({ element: document.body as Element }));
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press('Tab');
    // One question for each stop: a page has hundreds.
    const { hasLeft, stuckOn } = await stop.evaluate((last) => {
      const now = document.activeElement ?? document.body;
      const isSame = now === last.element;
      last.element = now;
      return { hasLeft: now === document.body, stuckOn: isSame ? now.outerHTML.slice(0, 120) : '' };
    });
    if (hasLeft) return stops;
    expect(stuckOn, 'the element that Tab does not leave').toBe('');
  }
  throw new Error(`The focus does not leave the page within ${maxStops} stops.`);
}

test.describe('spec §9: the narrowest supported screen is 320 px wide', () => {
  // A scroll bar that takes room leaves 303 px of it.
  const room = 303;
  test.use({ viewport: { width: room, height: 640 } });

  for (const path of pages)
    test(`${path} needs no scrolling sideways`, async ({ page }) => {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(room);
    });
});

/** The words that begin in one line and end in another, of those with up to nine letters. */
const brokenWords = (place: Locator) =>
  place.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
      for (const { 0: word, index } of text.data.matchAll(/(?<!\p{L})\p{L}{1,9}(?!\p{L})/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    return broken;
  });

test.describe('on a phone, with text twice as large', () => {
  test.use({ viewport: { width: 390, height: 720 } });

  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  });
  const expectToFit = async (page: Page) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  for (const path of pages)
    test(`${path} needs no scrolling sideways`, async ({ page }) => {
      await page.goto(path);
      await expectToFit(page);
      expect(await brokenWords(page.getByRole('heading', { level: 1 }))).toEqual([]);
    });

  test('a cart with lines, and its checkout, have room for their words', async ({ page }) => {
    await addSimpleProduct(page, 'floor-pump');
    await cartLines(page).scrollIntoViewIfNeeded();
    await expect(cartLines(page)).toBeInViewport({ ratio: 0.9 });
    await page.goto('/cart');
    const company = page.getByRole('region', { name: 'Goes with it' }).getByRole('listitem').first();
    const [name, button] = await Promise.all([
      company.getByRole('link').first().boundingBox(),
      company.getByRole('button').boundingBox(),
    ]);
    expect(button!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
    await expectToFit(page);
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expectToFit(page);
    expect(await brokenWords(page.getByRole('group', { name: 'Delivery' }))).toEqual([]);
  });
});

test('the sandbox’s front page needs no scrolling sideways at 320 px, with the text spacing of WCAG 1.4.12', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(sandbox.url);
  await expect(page.getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(spacing);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('each page has a title of its own, one main heading, and a canonical URL', async ({ page, baseURL }) => {
  const expected = [
    ['/', /^Northlane$/, '/'],
    ['/collections/bikes?page=1', /^Bikes – Northlane$/, '/collections/bikes'],
    ['/collections/bikes?page=2', /^Bikes, page 2 – Northlane$/, '/collections/bikes?page=2'],
    ['/products/floor-pump', /^Floor Pump – Northlane$/, '/products/floor-pump'],
  ] as const;
  for (const [path, title, canonical] of expected) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const address = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(address ?? '').href).toBe(new URL(canonical, baseURL).href);
  }
});
