import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/shop';
import { addSimpleProduct, cartDrawer } from './support/shopper';

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
  '/no-such-thing',
];

async function expectNoViolations(page: Page, { except = [] }: { except?: string[] } = {}) {
  const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const path of pages)
      test(`${path} has no violation that axe knows`, async ({ page }) => {
        await page.goto(path);
        await expectNoViolations(page);
      });

    test('nor has the cart', async ({ page, sandbox: _ }) => {
      await addSimpleProduct(page, 'floor-pump');
      await expect(cartDrawer(page).getByRole('img', { name: 'Checking the stock' })).toBeHidden();
      await expectNoViolations(page);
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
        await expectNoViolations(page, { except: ['region'] });
      });
  });
}

test.describe('spec §9: the narrowest supported screen is 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of pages)
    test(`${path} needs no scrolling sideways`, async ({ page }) => {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
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

test('each page has a title of its own, one main heading, and a canonical address', async ({ page, baseURL }) => {
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
