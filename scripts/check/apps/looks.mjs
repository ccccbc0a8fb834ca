// Checks of the guides' pages in Chromium.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { styleHashes } from '../../../packages/components/src/csp.ts';
import { freePort } from '../../run/port.mjs';
import { gzip } from '../size/bundling.mjs';
import { whileServing } from './shell.mjs';

/** React writes `style` attributes on the server. The only style elements are react-aria's. */
const policy = `style-src 'self' ${styleHashes.join(' ')}; style-src-attr 'unsafe-inline'`;

const withPolicy = async (route) => {
  if (route.request().resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
};

/** Collects the console's errors and warnings. */
function listen(page) {
  const said = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

/** Calls `use` with a new page and the messages of its console. */
async function withPage(browser, options, use) {
  const context = await browser.newContext({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // A page with replaced headers counts as remote. This permission allows it to load the sandbox's pictures.
    permissions: ['local-network-access'],
    ...options,
  });
  context.setDefaultTimeout(30_000);
  try {
    const page = await context.newPage();
    return await use(page, listen(page));
  } finally {
    await context.close();
  }
}

const style = (locator, property) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Waits until React has hydrated the element and handles a press. */
const untilHydrated = (locator) =>
  locator
    .elementHandle()
    .then((handle) =>
      locator
        .page()
        .waitForFunction((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')), handle),
    );

/** Checks that a button has our styles: the background and the text colour of its tokens, the height, and the width of its text. */
async function isStyled(locator) {
  const { width, height } = await locator.boundingBox();
  assert.ok(height >= 40 && width > height && width < 400, `The button is ${width} by ${height} pixels.`);
  assert.equal(await style(locator, 'background-color'), 'rgb(27, 29, 26)');
  assert.equal(await style(locator, 'color'), 'rgb(250, 248, 244)');
}

async function ownStyles(page) {
  assert.equal(await style(button(page, 'Order'), 'background-color'), 'rgb(102, 51, 153)');
  assert.equal(await style(button(page, 'Ask'), 'border-start-start-radius'), '999px');
}

async function noStyleElements(page) {
  const inBody = await page.locator('body style').count();
  assert.equal(inBody, 0, `There are ${inBody} style elements in the body.`);
  const ours = await page
    .locator('style')
    .evaluateAll((elements) =>
      elements.map(({ textContent }) => textContent).filter((text) => /vt-|vitrine/.test(text)),
    );
  assert.deepEqual(ours, []);
}

async function drawer(page) {
  const opener = button(page, 'Write to us');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  await dialog.waitFor();
  assert.ok(await dialog.evaluate((element) => element.contains(document.activeElement)), 'The focus stayed outside.');
  await dialog.getByLabel('Email').fill('someone@example.com');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Write to us');
}

async function dark(page) {
  assert.equal(await style(page.locator('body'), 'background-color'), 'rgb(250, 248, 244)');
  await page.getByRole('switch', { name: 'Dark' }).press('Space');
  assert.equal(await style(page.locator('body'), 'background-color'), 'rgb(20, 23, 20)');
}

/** Follows a link, and checks that the document was not reloaded. */
async function followLink(page, link, path) {
  await page.evaluate(() => (window.hasStayed = true));
  await link.click();
  await page.waitForURL(`**${path}`);
  assert.ok(await page.evaluate(() => window.hasStayed), 'It was a full load.');
}

async function links(page) {
  await followLink(page, page.getByRole('link', { name: 'About' }), '/about');
  await page.getByRole('heading', { name: 'About' }).waitFor();
  await followLink(page, page.getByRole('link', { name: 'Back to the shop' }), '/');
  await page.getByRole('heading', { name: 'My shop' }).waitFor();
}

const noStyledComponents = (folder) =>
  assert.ok(
    !existsSync(join(folder, 'node_modules/styled-components')),
    'npm installed styled-components: one of our packages depends on it.',
  );

/** Checks the page of the guides for Next, Vite and React Router. */
export async function lookAtPage({ url, folder, check, browser }) {
  await check('styled-components is not installed', async () => noStyledComponents(folder));
  await withPage(browser, {}, async (page, said) => {
    await page.route('**', withPolicy);
    await page.goto(url);
    await untilHydrated(button(page, 'Order'));
    await check('a button looks as it should', () => isStyled(button(page, 'Write to us')));
    await check('a class and a utility of the app win', () => ownStyles(page));
    await check('the drawer opens, and gives the focus back', () => drawer(page));
    await check('links navigate without a full load', () => links(page));
    await check('data-theme sets the dark scheme', () => dark(page));
    await check('no style element is in the body, and none is ours', () => noStyleElements(page));
    await check("the console is silent under style-src 'self'", async () => assert.deepEqual(said, []));
  });
}

/** Checks that a server-rendered page is complete without scripts. */
export const lookWithoutScripts = ({ url, check, browser }) =>
  withPage(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(url);
    await check('the page stands and is styled without scripts', () => isStyled(button(page, 'Write to us')));
  });

/** Checks the page of the guide for plain Node. */
export const lookAtNodePage = ({ url, check, browser }) =>
  withPage(browser, {}, async (page, said) => {
    await page.route('**', withPolicy);
    await page.goto(url);
    await check('a link that looks like a button looks as it should', () =>
      isStyled(page.getByRole('link', { name: 'Order' })),
    );
    await check("the console is silent under style-src 'self'", async () => assert.deepEqual(said, []));
  });

/**
 * Checks the console in development. Only there do React and our components warn, for example of hydration mismatches and of links without
 * a target.
 */
export const lookInDevelopment =
  (server) =>
  async ({ folder, env, check, browser }) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const { command } = server(port);
    await whileServing(command, { folder, url, env }, () =>
      withPage(browser, {}, async (page, said) => {
        await page.goto(url);
        await untilHydrated(button(page, 'Order'));
        await page.goto(`${url}/about`);
        await untilHydrated(page.getByRole('link', { name: 'Back to the shop' }));
        await check('the console is silent in development', async () => assert.deepEqual(said, []));
      }),
    );
  };

/** Checks the shop of the guide for Next. */
export const lookAtShop = ({ url, check, browser }) =>
  withPage(browser, {}, async (page, said) => {
    await page.route('**', withPolicy);
    await page.goto(`${url}/shop`);
    const product = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await untilHydrated(product);
    await check('a product of the grid leads to its page without a full load', async () =>
      followLink(page, product, await product.getAttribute('href')),
    );
    await check('a product goes into the cart, which opens', async () => {
      await button(page, 'Add to Cart').click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    });
    await check('the cart is still there on the next visit', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Cart with 1 items.' }).waitFor();
    });
    await check('the link to the checkout leads to the platform', async () => {
      const response = await page.request.get(`${url}/checkout`, { maxRedirects: 0 });
      assert.match(response.headers().location, /^http:.*\/cart\/c\//);
    });
    await check("the shop's console is silent under style-src 'self'", async () => assert.deepEqual(said, []));
  });

/** The maximum number of bytes of the first page's script, gzipped. */
const singlePageScript = 205_000;

/** Checks the shop of the guide for a single-page app. */
export const lookAtSinglePage = ({ url, check, browser }) =>
  withPage(browser, {}, async (page, said) => {
    const scripts = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.route('**', withPolicy);
    await page.goto(url);
    const product = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await product.waitFor();
    await check(`the script of the first page has ${singlePageScript} bytes at most`, async () => {
      const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzip(body), 0);
      assert.ok(bytes <= singlePageScript, `It has ${bytes} bytes.`);
    });
    await check('a product of the grid leads to its page without a full load', async () =>
      followLink(page, product, await product.getAttribute('href')),
    );
    await check('a product goes into the cart, which opens', async () => {
      await button(page, 'Add to Cart').click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    });
    await check("the checkout is the platform's", async () => {
      const checkout = page.getByRole('dialog').getByRole('link', { name: 'Checkout' });
      assert.match(await checkout.getAttribute('href'), /^http:\/\/127\.0\.0\.1:\d+\/cart\/c\//);
    });
    await check('the cart is still there on the next visit', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Cart with 1 items.' }).waitFor();
    });
    await check("the console is silent under style-src 'self'", async () => assert.deepEqual(said, []));
  });
