// Firefox, with WebDriver BiDi. Puppeteer speaks it directly with the browser, without a driver.
import puppeteer from 'puppeteer-core';
import { viewport } from './viewport.mjs';

/** Enables motion. Puppeteer's own profile turns off prompts. */
const preferences = { 'ui.prefersReducedMotion': 0 };

/** Returns preferences that send all requests except local ones to this proxy. */
function proxied(proxy) {
  const [host, port] = proxy.split(':');
  const to = (scheme) => ({ [`network.proxy.${scheme}`]: host, [`network.proxy.${scheme}_port`]: Number(port) });
  return { 'network.proxy.type': 1, ...to('http'), ...to('ssl') };
}

export async function openFirefox({ file, proxy, isHeadless = true, env = {}, preferences: more = {} }) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: file,
    headless: isHeadless,
    defaultViewport: isHeadless ? viewport : null,
    env: { ...process.env, ...env },
    extraPrefsFirefox: { ...preferences, ...more, ...(proxy && proxied(proxy)) },
  });
  let page;
  /** Opens a new tab for each story. In the first tab the URL bar has the focus, and in a used tab some keys do nothing. */
  const openTab = async () => {
    const before = page;
    page = await browser.newPage();
    await before?.close();
  };
  return {
    // 'firefox/153.7.0'
    version: (await browser.version()).split('/').at(-1),
    async go(url) {
      await openTab();
      await page.goto(url);
    },
    forget: async () => browser.deleteCookie(...(await browser.cookies())),
    evaluate: (expression) => page.evaluate(expression),
    async press(keys) {
      const named = keys.map((key) => (key === 'Space' ? ' ' : key));
      for (const key of named) await page.keyboard.down(key);
      for (const key of named.toReversed()) await page.keyboard.up(key);
    },
    // Sends all steps at once: if it waited for each, a click on a busy machine would be a button held down, which repeats.
    mouse: (steps) => Promise.all(steps.map(({ to, button }) => (to ? page.mouse.move(...to) : page.mouse[button]()))),
    async swipe([x, y], [toX, toY]) {
      await page.touchscreen.touchStart(x, y);
      await page.touchscreen.touchMove((x + toX) / 2, (y + toY) / 2);
      await page.touchscreen.touchMove(toX, toY);
      await page.touchscreen.touchEnd();
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
