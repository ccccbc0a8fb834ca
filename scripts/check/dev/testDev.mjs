// Starts `npm run dev` from a fresh clone, edits the clone, and looks for each edit in pages that stay open.
//
//   npm run test:dev
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installWithBrowser, launchChromium } from '../../browsers/browser.mjs';
import { buildPackages } from '../../run/build.mjs';
import { main } from '../../run/programs.mjs';
import { conclude } from '../../run/results.mjs';
import { createReport, failed } from '../apps/report.mjs';
import { lastLines } from '../apps/shell.mjs';
import { withTimeout } from '../../run/withTimeout.mjs';
import { makeClone, undoEdits } from './clone.mjs';
import { button, edit, patience, startDev, styled, text, untilItPrints } from './dev.mjs';

const messages = 'packages/sections/src/messages.ts';

/** The edits, and what then shows on the home page and on the product's page. */
const edits = [
  {
    what: "a component's style",
    make: (folder) =>
      edit(folder, 'packages/components/src/Button/Button.styles.ts', [
        'buttonLook = css`\n',
        'buttonLook = css`\n  letter-spacing: 3px;\n',
      ]),
    home: (page) => styled(page, '.vt-Button-Root', 'letter-spacing', '3px'),
    product: (page) => styled(page, 'main .vt-Button-Root', 'letter-spacing', '3px'),
  },
  {
    what: 'a token',
    make: (folder) =>
      edit(folder, 'packages/components/src/theme/tokens.ts', ['light-dark(#FAF8F4', 'light-dark(#C0FFEE']),
    home: (page) => styled(page, 'body', 'background-color', 'rgb(192, 255, 238)'),
    product: (page) => styled(page, 'body', 'background-color', 'rgb(192, 255, 238)'),
  },
  {
    what: "a section's text",
    make: (folder) =>
      edit(
        folder,
        messages,
        ["consentDecline: 'Decline'", "consentDecline: 'Rather not'"],
        ["addToCart: 'Add to Cart'", "addToCart: 'Take it home'"],
      ),
    home: (page) => button(page, 'Rather not'),
    product: (page) => button(page, 'Take it home'),
  },
  {
    what: 'a text from a new file',
    make: (folder) => {
      writeFileSync(join(folder, 'packages/sections/src/newFile.ts'), "export const text = 'From a new file';\n");
      edit(
        folder,
        messages,
        ['const english', "import { text } from './newFile.js';\n\nconst english"],
        ["'Rather not'", 'text'],
        ["'Take it home'", 'text'],
      );
    },
    home: (page) => button(page, 'From a new file'),
    product: (page) => button(page, 'From a new file'),
  },
  {
    what: 'a page of the site',
    make: (folder) => {
      edit(
        folder,
        'site/src/app/[locale]/page.tsx',
        ['<HomeContent', '<><p>New on the home page</p><HomeContent'],
        ['/>\n    );', '/></>\n    );'],
      );
      const productPage = 'site/src/app/[locale]/products/[slug]/[variant]/page.tsx';
      edit(folder, productPage, ['<PageBody', '<p>New on the page of a product</p>\n<PageBody']);
    },
    home: (page) => text(page, 'New on the home page'),
    product: (page) => text(page, 'New on the page of a product'),
  },
];

function groupRuns({ child }) {
  try {
    return process.kill(-child.pid, 0);
  } catch {
    return false;
  }
}

/** Resolves when no program of the group runs any more. */
async function untilGone(program) {
  const end = Date.now() + patience;
  while (groupRuns(program)) {
    assert.ok(Date.now() < end, 'A program still runs.');
    await new Promise((next) => setTimeout(next, 100));
  }
}

/** The requests of each page that have no answer yet. */
const unanswered = new WeakMap();

/**
 * Resolves when a page has the answers to all of its requests. Next may answer with an error, and load the page again, if the next edit
 * comes while it still makes the answer to the last one.
 */
async function untilAnswered(page) {
  await page.evaluate(() => new Promise((next) => requestIdleCallback(next)));
  const anAnswer = () =>
    new Promise((next) => ['requestfinished', 'requestfailed'].forEach((event) => page.once(event, next)));
  while (unanswered.get(page).size > 0) await withTimeout(patience, anAnswer());
}

async function open(context, url) {
  const page = await context.newPage();
  const requests = new Set();
  unanswered.set(page, requests);
  page.on('request', (request) => requests.add(request));
  for (const event of ['requestfinished', 'requestfailed']) page.on(event, (request) => requests.delete(request));
  await page.goto(url);
  await page.evaluate(() => (window.hasStayed = true));
  return page;
}

/** Chromium's advice on Next's preloading, and Next's error while it has seen only some of the files of an edit. */
const harmless = /was preloaded using link preload but not used|Module not found/;

async function checkEdits(dev, folder, chrome, check) {
  const context = await chrome.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience);
  const said = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !harmless.test(message.text())) said.push(message.text());
  });
  context.on('weberror', (error) => said.push(error.error().message));
  const pages = await check('its pages show', async () => {
    const home = await open(context, dev.url);
    const product = await open(context, `${dev.url}/products/floor-pump`);
    await Promise.all([button(home, 'Decline'), button(product, 'Add to Cart')]);
    return { home, product };
  });
  if (pages === failed) return;
  const { home, product } = pages;
  for (const { what, make, ...sees } of edits)
    await check(`${what} arrives in the open pages`, async () => {
      const before = dev.text().length;
      make(folder);
      await Promise.all([sees.home(home), sees.product(product)]);
      await Promise.all([untilAnswered(home), untilAnswered(product)]);
      // Edits that load a page again lose what was typed in it.
      for (const page of [home, product])
        assert.ok(
          await page.evaluate(() => window.hasStayed),
          `${page.url()} was loaded again:\n${lastLines(dev.text().slice(before))}`,
        );
    });
  await check('a source with an error is named, and the shop stays', async () => {
    edit(folder, messages, ["'Your privacy'", '']);
    await untilItPrints(dev, 'sections could not be built');
    assert.equal((await fetch(dev.url)).status, 200);
    edit(folder, messages, ['consent: ,', "consent: 'Mended',"]);
    await home.getByRole('region', { name: 'Mended' }).waitFor();
  });
  await check('no page was loaded again', async () => {
    for (const page of [home, product]) assert.ok(await page.evaluate(() => window.hasStayed), page.url());
  });
  await check('the console is silent', async () => assert.deepEqual(said, []));
  await context.close();
}

/** Runs `npm run dev` in the clone while `use` checks it. */
async function whileDeveloping(sentence, folder, check, use) {
  const dev = await startDev(folder);
  let hasEnded = false;
  void dev.ended.then(() => (hasEnded = true));
  try {
    if ((await check(sentence, () => untilItPrints(dev, 'Ctrl-C stops both servers'))) !== failed) await use(dev);
  } finally {
    if (!hasEnded) dev.interrupt();
    await dev.ended;
  }
}

async function checkAll(folder, chrome, check) {
  await whileDeveloping('it starts from a fresh clone', folder, check, async (dev) => {
    await checkEdits(dev, folder, chrome, check);
    await check('a second start on its port is refused with a sentence', async () => {
      const second = dev.again();
      assert.equal(await second.ended, 1);
      assert.match(second.text(), /Port \d+ is taken: .* `PORT=\d+ npm run dev`/);
    });
    await check('Ctrl+C ends everything', async () => {
      dev.interrupt();
      await withTimeout(patience, dev.ended);
      await untilGone(dev);
    });
  });
  undoEdits(folder);
  rmSync(join(folder, 'packages/sections/dist/index.js'));
  await whileDeveloping('it starts from a half-built checkout', folder, check, async (dev) => {
    await check('the page shows', async () => assert.match(await (await fetch(dev.url)).text(), /Skip to content/));
    await check('a program that dies is named, and ends the rest', async () => {
      edit(folder, 'packages/sandbox/src/node/cli.ts', ['\n', '\nprocess.exit(3);\n']);
      assert.equal(await withTimeout(patience, dev.ended), 1);
      assert.match(dev.text(), /✗ The sandbox (has )?ended/);
      await untilGone(dev);
    });
  });
}

await main(async () => {
  const { values } = parseArgs({ options: { results: { type: 'string' } } });
  const env = await installWithBrowser();
  await buildPackages();
  const { counts, check } = createReport('dev');
  const chrome = await launchChromium(env);
  const folder = makeClone();
  try {
    await checkAll(folder, chrome, check);
  } finally {
    await chrome.close();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exitCode = conclude(counts, values.results);
});
