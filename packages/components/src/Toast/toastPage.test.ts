import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browser as findBrowser } from '../../../../scripts/browsers/browser.mjs';
import { bundle } from '../testing/bundle.js';
import type {} from '../testing/toastPage.js';

let script: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const [forBrowser, { CHROMIUM_PATH, CHROMIUM_ARGS }] = await Promise.all([
    bundle({ entry: 'toastPage.tsx', platform: 'browser' }),
    findBrowser(),
  ]);
  script = forBrowser;
  browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS.split(' ') });
});
afterAll(() => browser?.close());

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 320, height: 568 } });
  await page.clock.install();
  await page.setContent('<!doctype html><html lang="en"><title>Toasts</title><body></body></html>');
  await page.addScriptTag({ content: script });
  await page.getByRole('link').first().waitFor();
});
afterEach(() => page.close());

const titles = () =>
  page
    .getByRole('alertdialog')
    .evaluateAll((toasts) => toasts.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent));

const withAction = (title: string) =>
  page.evaluate(
    (title) =>
      void window.toastQueue.add({
        title,
        description: 'Touring bicycle, size M, moss green',
        action: { label: 'Undo', onPress: () => {} },
      }),
    title,
  );

describe('a toast never covers the focused element, at 320 px:', () => {
  /** Returns the part of the focused element that is under the toasts or off the screen, from 0 to 1. */
  const covered = () =>
    page.evaluate(
      () =>
        // By the second frame, scrolling and movement are done.
        new Promise<{ text: string; part: number }>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const focused = document.activeElement!;
              const { top, bottom, left } = focused.getBoundingClientRect();
              let hits = 0;
              for (let step = 0; step < 10; step++) {
                const y = top + ((step + 0.5) / 10) * (bottom - top);
                if (!focused.contains(document.elementFromPoint(left + 2, y))) hits++;
              }
              resolve({ text: focused.textContent, part: hits / 10 });
            }),
          ),
        ),
    );

  test.each([1, 3])('%i with an action, Tab and back through 30 links', async (count) => {
    for (let number = 1; number <= count; number++) await withAction(`Removed from your cart ${number}`);
    await expect.poll(titles).toHaveLength(count);
    const found: { text: string; part: number }[] = [];
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      found.push(await covered());
    }
    for (let step = 0; step < 29; step++) {
      await page.keyboard.press('Shift+Tab');
      found.push(await covered());
    }
    expect(found.map(({ text }) => text)).toContain('Link 30');
    expect(found.filter(({ part }) => part > 0)).toEqual([]);
  });
});

describe('timers', () => {
  const add = (title: string) => page.evaluate((title) => void window.toastQueue.add({ title }), title);
  const shown = async () => (await titles()).map((text) => text?.replace(/^\w+: /, ''));

  test('run while nothing holds them, and continue with the time left', async () => {
    await add('a');
    await expect.poll(shown).toEqual(['a']);
    await page.clock.runFor(4000);
    await page.mouse.move(160, 20);
    await page.getByRole('alertdialog').hover();
    // A toast that is added meanwhile waits, too.
    await add('b');
    await expect.poll(shown).toEqual(['b', 'a']);
    await page.clock.runFor(60_000);
    expect(await shown()).toEqual(['b', 'a']);
    await page.keyboard.press('F6');
    await page.mouse.move(160, 20, { steps: 5 });
    await page.clock.runFor(60_000);
    expect(await shown()).toEqual(['b', 'a']);
    await page.keyboard.press('F6');
    await page.clock.runFor(1000);
    expect(await shown()).toEqual(['b', 'a']);
    await page.clock.runFor(1000);
    await expect.poll(shown).toEqual(['b']);
    await page.clock.runFor(4000);
    await expect.poll(shown).toEqual([]);
  });

  test('stop while the page is hidden', async () => {
    const show = (isHidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await add('a');
    await expect.poll(shown).toEqual(['a']);
    await show(true);
    await page.clock.runFor(60_000);
    expect(await shown()).toEqual(['a']);
    await show(false);
    await page.clock.runFor(5000);
    expect(await shown()).toEqual(['a']);
    await page.clock.runFor(1000);
    await expect.poll(shown).toEqual([]);
  });

  test('start again for a toast that had to wait', async () => {
    for (const title of ['a', 'b', 'c', 'd']) await add(title);
    await expect.poll(shown).toEqual(['d', 'c', 'b']);
    await page.clock.runFor(6000);
    await expect.poll(shown).toEqual(['a']);
    await page.clock.runFor(5000);
    expect(await shown()).toEqual(['a']);
    await page.clock.runFor(1000);
    await expect.poll(shown).toEqual([]);
  });
});
