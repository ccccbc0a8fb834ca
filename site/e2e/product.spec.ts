import type { Locator, Page } from '@playwright/test';
import { expect, onEveryPlatform, test } from './support/shop';

/** The buy button: the form's only submit button, with any text. */
/** The button of the product. The forms below it add other products. */
const buyButton = (page: Page) => page.getByRole('main').locator('form').first().locator('button[type=submit]');

/** Expects that the button has this text, and that no press of it adds anything. */
async function expectRefused(button: Locator, text: string) {
  await expect(button).toHaveAccessibleName(text);
  await expect(button).toBeDisabled();
}

test('the button of a product without choices names the next step', onEveryPlatform, async ({ page, sandbox }) => {
  await test.step('the stock is loading, then loaded', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/shop/inventory/**', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/products/floor-pump');
    await expectRefused(buyButton(page), 'Add to Cart');
    await expect(buyButton(page)).toHaveAttribute('data-loading');
    answer();
    await expect(buyButton(page)).toBeEnabled();
    await expect(buyButton(page)).toHaveAccessibleName('Add to Cart');
    await expect(buyButton(page)).not.toHaveAttribute('data-loading');
    await page.unroute('**/api/shop/inventory/**');
  });
  await test.step('a required option is not chosen', async () => {
    await page.goto('/products/millrace-eight');
    await expectRefused(buyButton(page), 'All required options must be selected');
  });
  await test.step('it is sold out', async () => {
    await sandbox.leave(0, 'NL-FP');
    await page.goto('/products/floor-pump');
    await expectRefused(buyButton(page), 'Sold out');
  });
});

test.describe('for a shopper who has not been asked', () => {
  test.use({ consent: 'none' });

  test(
    'on a phone, the price and the button stay in sight after the form has left the screen',
    onEveryPlatform,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 780 });
      await page.goto('/products/merino-jersey');
      const bar = page.getByRole('region', { name: 'Buy this product' });
      const button = bar.getByRole('button');
      await expect(bar).toHaveCount(0);

      await test.step('it is above the question about privacy', async () => {
        await rowOf(page, 'You may also like').scrollIntoViewIfNeeded();
        await expect(bar).toBeVisible();
        const boxOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
        const question = page.getByRole('region', { name: 'Your privacy' });
        await expect.poll(async () => Math.round((await boxOf(bar)).bottom - (await boxOf(question)).top)).toBe(0);
        await question.getByRole('button', { name: 'Decline' }).click();
        await expect.poll(async () => Math.round((await boxOf(bar)).bottom)).toBe(780);
        // Also if the question comes later.
        await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).press('Enter');
        await expect(question).toBeVisible();
        await expect.poll(async () => Math.round((await boxOf(bar)).bottom - (await boxOf(question)).top)).toBe(0);
        await question.getByRole('button', { name: 'Decline' }).click();
        await rowOf(page, 'You may also like').scrollIntoViewIfNeeded();
      });
      await test.step('a press leads to the first missing choice', async () => {
        await expectRefused(button, 'All required options must be selected');
        await button.focus();
        await page.keyboard.press('Enter');
        const sizes = page.getByRole('radiogroup', { name: 'Size' });
        await expect(sizes.getByRole('radio').first()).toBeFocused();
        await expect(sizes).toBeInViewport();
        await expect(bar).toHaveCount(0);
      });
      await test.step('it adds what is chosen', async () => {
        for (const [option, value] of [
          ['Size', 'M'],
          ['Colour', 'Bone'],
        ] as const)
          await page
            .getByRole('radiogroup', { name: option })
            .getByRole('radio', { name: value, exact: true })
            .press('Space');
        await rowOf(page, 'You may also like').scrollIntoViewIfNeeded();
        await expect(bar).toContainText('M, Bone');
        await button.click();
        await expect(page.getByRole('dialog', { name: 'Shopping cart (1)' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(button).toBeFocused();
      });
    },
  );
});

test(
  'what goes with the cart can be chosen and added over it, with the keyboard',
  onEveryPlatform,
  async ({ page, sandbox: _ }) => {
    await page.goto('/products/enamel-kettle');
    await buyButton(page).click();
    const cart = page.getByRole('dialog', { name: 'Shopping cart (1)' });
    const choose = cart.getByRole('button', { name: 'Choose options: Stoneware Mug' });
    await choose.press('Enter');
    const options = page.getByRole('dialog', { name: 'Stoneware Mug' });
    await options.getByRole('radio').first().press('Space');
    await options.getByRole('button', { name: 'Add to Cart' }).press('Enter');
    await expect(options).toHaveCount(0);
    const more = page.getByRole('dialog', { name: 'Shopping cart (2)' });
    await expect(more.getByRole('button', { name: 'Added: Stoneware Mug' })).toBeFocused();
    await expect(more.getByRole('list', { name: 'In your cart' }).getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(more).toBeHidden();
    await expect(buyButton(page)).toBeFocused();
  },
);

test('a product and the cart name the day on which an order leaves, also from a page cached before', async ({
  page,
}) => {
  // In San Mateo: Tuesday noon, Tuesday after the cut-off hour, and the evening before Thanksgiving.
  for (const [now, sentence] of [
    ['2026-11-24T20:00:00Z', 'Leaves San Mateo today'],
    ['2026-11-24T23:00:00Z', 'Leaves San Mateo on Wednesday'],
    ['2026-11-25T23:00:00Z', 'Leaves San Mateo on Monday'],
  ] as const)
    await test.step(sentence, async () => {
      await page.clock.setFixedTime(new Date(now));
      await page.goto('/products/floor-pump');
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    });
  await buyButton(page).click();
  await expect(page.getByRole('dialog').getByText('Leaves San Mateo on Monday')).toBeVisible();
});

/** Visible slides by the width of the screen: spec §9. */
const slidesInView = [
  { width: 320, count: 1 },
  { width: 480, count: 2 },
  { width: 768, count: 3 },
  { width: 1440, count: 3 },
];

const rowOf = (page: Page, name: string) => page.getByRole('region', { name });

/** Returns the places of the slides within their carousel, and the numbers of those that are wholly in view. */
const lookAtSlides = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const outer = element.getBoundingClientRect();
    const slides = [...element.querySelectorAll('[aria-roledescription=slide]')];
    const row = slides[0]!.parentElement!.getBoundingClientRect();
    const boxes = slides.map((slide) => slide.getBoundingClientRect());
    return {
      places: boxes.map(({ left, top, width, height }) =>
        [left - outer.left, top - outer.top, width, height].map(Math.round),
      ),
      inView: boxes.flatMap(({ left, right }, at) => (left > row.left - 1 && right < row.right + 1 ? [at + 1] : [])),
    };
  });

const numbers = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

test('spec §9: the rows below a product are carousels of 1, 2, 3 and 3 slides, also without scripts', async ({
  page,
  browser,
  shop,
}) => {
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const plain = await withoutScripts.newPage();
  for (const slug of ['dusk-lights', 'pepper-mill', 'wall-hook', 'enamel-kettle']) {
    await page.goto(`/products/${slug}`);
    // The browser caches it when it is idle.
    await page.waitForFunction((slug) => localStorage.getItem('vitrine-viewed')?.includes(slug), slug);
  }
  for (const { width, count } of slidesInView)
    await test.step(`${width} px`, async () => {
      for (const one of [page, plain]) {
        await one.setViewportSize({ width, height: 900 });
        await one.goto('/products/floor-pump');
      }
      const similar = rowOf(page, 'You may also like');
      await expect(similar.locator('[aria-roledescription=slide]:not([inert])')).toHaveCount(count);
      const before = await lookAtSlides(rowOf(plain, 'You may also like'));
      expect(before.inView).toEqual(numbers(1, count));
      await expect(rowOf(plain, 'You may also like').getByRole('button', { name: 'slide' })).toHaveCount(0);
      // The script moves nothing.
      expect(await lookAtSlides(similar)).toEqual(before);
      for (const carousel of [similar, rowOf(page, 'Recently viewed')]) {
        await carousel.scrollIntoViewIfNeeded();
        await carousel.getByRole('button', { name: 'Next slide' }).focus();
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await lookAtSlides(carousel)).inView).toEqual(numbers(2, count));
        await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect.poll(async () => (await lookAtSlides(carousel)).inView).toEqual(numbers(1, count));
      }
    });
  await withoutScripts.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('a first touch anywhere fetches what the controls in view will open', async ({ page }) => {
    await page.goto('/products/floor-pump');
    await expect(buyButton(page)).toBeEnabled();
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await page.getByRole('heading', { level: 1 }).tap();
    // The scripts start when the browser is idle, together.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

    // Nothing more is fetched for the press itself: it opens also without a connection.
    await page.route('**/*.js', (route) => route.abort());
    await search.tap();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await buyButton(page).tap();
    await expect(page.getByRole('dialog', { name: /^Shopping cart/ })).toBeVisible();
  });
});
