import type { Page } from '@playwright/test';
import { expect, test } from './support/shop';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Stops each copy of a picture on its way, so that a test sees it. Resolves to a function that reads how many there have been. */
async function stopCopies(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const copy of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (copy instanceof HTMLImageElement) {
          seen.push(copy.src);
          for (const animation of copy.getAnimations()) animation.pause();
        }
    }).observe(document.body, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.length);
}

/** Adds a page as Next's next model keeps earlier ones: in the document, hidden. */
const addEarlierPage = (page: Page) =>
  page.evaluate(() => {
    const earlier = document.createElement('div');
    earlier.style.display = 'none';
    earlier.innerHTML =
      '<h1>Earlier</h1><img src="/icon.svg" alt=""><a href="/products/lane-one"><img src="/icon.svg" alt=""></a>';
    document.querySelector('main')!.prepend(earlier);
  });

for (const beside of ['', ', beside a hidden earlier page'])
  test(`the picture of a pressed product is carried over to its page, and back${beside}`, async ({ page }) => {
    // However slow this machine is, the page comes soon enough after the press.
    await page.clock.setFixedTime(Date.now());
    await page.goto('/collections/bikes');
    const copies = await stopCopies(page);
    const copy = page.locator('body > img');
    const tile = page.getByRole('main').getByRole('link', { name: 'Lane One' });
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(tile.locator('img').first()).toHaveJSProperty('complete', true);
    // The page comes at once if the browser has it already: first the names of its parts, and then the parts.
    let answers = 0;
    const ahead = page.waitForResponse(
      (response) => /\/products\/lane-one\?.*_rsc=/.test(response.url()) && ++answers === 2,
    );
    await tile.hover();
    await (await ahead).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // By now, the page is hydrated: React would find an element that is not its own.
    if (beside) await addEarlierPage(page);
    await tile.click();
    await expect(copy).toBeAttached();
    // It is in place of the product's own picture, and does not hold up the focus.
    await expect(picture).toHaveCSS('opacity', '0');
    await expect(page.getByRole('heading', { level: 1, name: 'Lane One' })).toBeFocused();
    const [own, carried] = await Promise.all([
      picture.boundingBox(),
      copy.evaluate((image: HTMLImageElement) => image.offsetWidth),
    ]);
    expect(carried).toBeCloseTo(own!.width, 0);

    // Any input ends it.
    await page.keyboard.press('Shift');
    await expect(copy).toHaveCount(0);
    await expect(picture).toHaveCSS('opacity', '1');
    await page.goBack();
    await expect.poll(copies).toBe(2);
    await page.mouse.wheel(0, 10);
    await expect(copy).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tile.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lane One' })).toBeFocused();
    expect(await copies()).toBe(2);
  });

test('a page at rest computes no styles, and another page keeps the scheme of its colours', async ({ page }) => {
  await page.goto('/collections/bikes');
  const link = page.getByRole('main').locator('a[href^="/products/"]').first();
  await expect(link).toBeVisible();
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(running)).toBe(0);
  const scheme = await page.locator('meta[name=color-scheme]').elementHandle();
  await link.click();
  await page.waitForURL(/\/products\//);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /Add to Cart|Select|options/ })
      .first(),
  ).toBeVisible();
  expect(await scheme!.evaluate((element) => element.isConnected)).toBe(true);
});
