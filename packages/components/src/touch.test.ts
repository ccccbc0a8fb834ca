import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { browser as findBrowser } from '../../../scripts/browsers/browser.mjs';
import { bundle } from './testing/bundle.js';

// What a story can't do: real fingers and real keys, in a browser whose language differs from the page's.

let browser: Browser;
let script: string;
let page: Page;
let devtools: CDPSession;

beforeAll(async () => {
  const [bundled, { CHROMIUM_PATH, CHROMIUM_ARGS }] = await Promise.all([
    bundle({ entry: 'touchPage.tsx', platform: 'browser' }),
    findBrowser(),
  ]);
  script = bundled;
  browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS.split(' ') });
});

afterAll(() => browser?.close());

beforeEach(async () => {
  page = await browser.newPage({
    locale: 'ar-EG',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await page.route('**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><body>',
    }),
  );
  await page.goto('http://components.test');
  await page.addScriptTag({ content: script });
  await page.locator('[data-swipes] img').first().waitFor();
  devtools = await page.context().newCDPSession(page);
});

afterEach(() => page.context().close());

interface Finger {
  x: number;
  y: number;
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: Finger[]) =>
  devtools.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: touchPoints.map((finger, id) => ({ ...finger, id })),
  });

/** Moves a finger from one place to another, with the places in between. */
async function move(from: Finger, to: Finger, end: 'touchEnd' | 'touchCancel' | null = 'touchEnd') {
  await touch('touchStart', from);
  for (let part = 0.1; part <= 1.01; part += 0.1)
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  if (end) await touch(end);
}

async function tap(at: Finger) {
  await touch('touchStart', at);
  await touch('touchEnd');
}

/** The middle of the pictures. */
const middle = { x: 180, y: 220 };
const left = { x: 60, y: 220 };
const right = { x: 300, y: 220 };

/** Names of the slides that can be reached, after they have reached their places. */
const shown = () =>
  page.locator('[data-swipes]').evaluate((row) => ({
    slide: [...row.children].find((slide) => !slide.hasAttribute('inert'))?.querySelector('img')?.alt,
    isInPlace: Math.abs(row.scrollLeft % (row.clientWidth + 16)) < 3 && !row.hasAttribute('data-free'),
  }));
const shows = (slide: string) => expect.poll(shown).toEqual({ slide, isInPlace: true });

/** The shift as a share of the picture's width, and the scale. */
const view = () =>
  page.locator('img[alt=red]').evaluate((image) => {
    const picture = image.parentElement!.getBoundingClientRect();
    const frame = image.parentElement!.parentElement!.getBoundingClientRect();
    const round = (value: number) => Math.round(value * 100) / 100 || 0;
    return { scale: round(picture.width / frame.width), x: round((picture.left - frame.left) / frame.width) };
  });

test('a swipe over an unenlarged picture changes the slide', async () => {
  await move(right, left);
  await shows('green');
  await move(left, right);
  await shows('red');
  expect((await view()).scale).toBe(1);
});

test('a finger on an enlarged picture moves it, and not the slides', async () => {
  await tap(middle);
  await tap(middle);
  await expect.poll(view).toEqual({ scale: 2.5, x: -0.75 });
  await move(middle, { x: 100, y: 220 });
  // 80 of 360 px.
  await expect.poll(view).toEqual({ scale: 2.5, x: -0.97 });
  await shows('red');
  // After the zoom ends, the finger moves the carousel.
  await tap(middle);
  await tap(middle);
  await expect.poll(view).toEqual({ scale: 1, x: 0 });
  await move(right, left);
  await shows('green');
});

test('two fingers enlarge the picture', async () => {
  await touch('touchStart', { x: 160, y: 220 }, { x: 200, y: 220 });
  for (let apart = 20; apart <= 40; apart += 4)
    await touch('touchMove', { x: 180 - apart, y: 220 }, { x: 180 + apart, y: 220 });
  await expect.poll(view).toEqual({ scale: 2, x: -0.5 });
  await touch('touchEnd');
  await shows('red');
});

test('a swipe that the browser cancels goes back, and the next one counts', async () => {
  await move(right, left, 'touchCancel');
  await shows('red');
  await move(right, left);
  await shows('green');
});

test('a finger that moves up scrolls the page', async () => {
  await move({ x: 180, y: 300 }, { x: 190, y: 100 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await page.evaluate(() => window.scrollTo(0, 0));
  await shows('red');
});

test('a number shows the digits of the page, not of the browser, and a refused letter does not move the caret', async () => {
  const input = page.getByRole('textbox', { name: 'Quantity' });
  expect(await page.evaluate(() => navigator.language)).toBe('ar-EG');
  expect(await input.inputValue()).toBe('12');
  await input.focus();
  await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(1, 1));
  await page.keyboard.type('x5');
  expect(await input.inputValue()).toBe('152');
  await page.keyboard.press('Enter');
  await expect.poll(() => input.inputValue()).toBe('100');
});

test('a press steps a number once, and repeats while held', async () => {
  const input = page.getByRole('textbox', { name: 'Quantity' });
  const increase = page.getByRole('button', { name: 'Increase Quantity' });
  await increase.scrollIntoViewIfNeeded();
  const box = (await increase.boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await tap(at);
  await expect.poll(() => input.inputValue()).toBe('13');
  await touch('touchStart', at);
  await expect.poll(async () => Number(await input.inputValue()), { timeout: 5000 }).toBeGreaterThan(16);
  await touch('touchEnd');
  const held = await input.inputValue();
  await tap(at);
  await expect.poll(() => input.inputValue()).toBe(String(Number(held) + 1));
});
