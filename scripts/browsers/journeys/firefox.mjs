// Firefox, by WebDriver BiDi: Puppeteer speaks it with the browser itself, so no driver is needed beside it.
import puppeteer from 'puppeteer-core';
import { viewport } from './viewport.mjs';

/** Asks nothing, and moves what moves: Puppeteer's own profile does the rest. */
const preferences = { 'ui.prefersReducedMotion': 0 };

/** What is not on the machine itself is asked of this proxy. */
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
  /** A tab for each story: in the first one the address bar has the focus, and in one that has shown a story before, some keys do nothing. */
  const openTab = async () => {
    const before = page;
    page = await browser.newPage();
    await before?.close();
  };
  return {
    version: await browser.version(),
    async go(url) {
      await openTab();
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    async press(keys) {
      const named = keys.map((key) => (key === 'Space' ? ' ' : key));
      for (const key of named) await page.keyboard.down(key);
      for (const key of named.toReversed()) await page.keyboard.up(key);
    },
    async mouse(steps) {
      for (const { to, button } of steps) await (to ? page.mouse.move(...to) : page.mouse[button]());
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
