// Chromium, with playwright-core.
import { chromium } from 'playwright-core';
import { viewport } from './viewport.mjs';

export async function openChromium({ file, args = [], proxy, isHeadless = true, env = {} }) {
  const browser = await chromium.launch({
    executablePath: file,
    args: [
      ...args,
      // Playwright's own proxy option would also send local URLs to the proxy.
      ...(proxy ? [`--proxy-server=${proxy}`] : []),
      `--window-size=${viewport.width},${viewport.height}`,
      '--window-position=0,0',
    ],
    headless: isHeadless,
    env: { ...process.env, ...env },
  });
  // In a visible window, the window's size limits the page.
  const page = await browser.newPage({ viewport: isHeadless ? viewport : null });
  return {
    version: browser.version(),
    go: (url) => page.goto(url),
    forget: () => page.context().clearCookies(),
    evaluate: (expression) => page.evaluate(expression),
    press: (keys) => page.keyboard.press(keys.join('+')),
    // Sends all steps at once: if it waited for each, a click on a busy machine would be a button held down, which repeats.
    mouse: (steps) => Promise.all(steps.map(({ to, button }) => (to ? page.mouse.move(...to) : page.mouse[button]()))),
    async swipe([x, y], [toX, toY]) {
      const session = await page.context().newCDPSession(page);
      const send = (type, ...touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', { x, y });
      await send('touchMove', { x: (x + toX) / 2, y: (y + toY) / 2 });
      await send('touchMove', { x: toX, y: toY });
      await send('touchEnd');
      await session.detach();
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
