// Times `npm run dev`: its start, and an edit until an open page shows it: npm run bench:edit [-- --rounds=5]
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installWithBrowser, launchChromium } from '../browsers/browser.mjs';
import { makeClone } from '../check/dev/clone.mjs';
import { button, edit, patience, startDev, styled, text, untilItPrints } from '../check/dev/dev.mjs';
import { buildPackages } from '../run/build.mjs';
import { readOptions } from '../run/options.mjs';
import { main } from '../run/programs.mjs';
import { median, table } from '../run/tables.mjs';

/** At most 15, since a token's value has one digit for the round. */
const { rounds } = readOptions({ rounds: 5 });

/** Edits that show on the home page. `begin` puts the value of the first round into a file, and each further round replaces it. */
const edits = {
  "a component's style": {
    file: 'packages/components/src/Button/Button.styles.ts',
    value: (round) => `letter-spacing: ${round}px`,
    begin: (value) => [['buttonLook = css`\n', `buttonLook = css\`\n  ${value};\n`]],
    shows: (page, round) => styled(page, '.vt-Button-Root', 'letter-spacing', `${round}px`),
  },
  'a token': {
    file: 'packages/components/src/theme/tokens.ts',
    value: (round) => `light-dark(#C0FF0${round.toString(16)}`,
    begin: (value) => [['light-dark(#FAF8F4', value]],
    shows: (page, round) => styled(page, 'body', 'background-color', `rgb(192, 255, ${round})`),
  },
  "a section's text": {
    file: 'packages/sections/src/messages.ts',
    value: (round) => `'Decline ${round}'`,
    begin: (value) => [["consentDecline: 'Decline'", `consentDecline: ${value}`]],
    shows: (page, round) => button(page, `Decline ${round}`),
  },
  'a page of the site': {
    file: 'site/src/app/[locale]/page.tsx',
    value: (round) => `<p>Round ${round}</p>`,
    begin: (value) => [
      ['<HomeContent', `<>${value}<HomeContent`],
      ['/>\n    );', '/></>\n    );'],
    ],
    shows: (page, round) => text(page, `Round ${round}`),
  },
};

/** The pause of a person between two edits, in which the packages that depend on the edited one are built as well. */
const aPause = () => new Promise((next) => setTimeout(next, 3000));

const seconds = (ms) => (ms / 1000).toFixed(1);

/** Resolves to the milliseconds of some work. */
async function timed(work) {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Starts `npm run dev`, and opens the home page. `use` may use the page. Resolves to the milliseconds until both. */
async function starting(folder, cache, chrome, use = () => undefined) {
  const begin = performance.now();
  const dev = await startDev(folder, cache);
  const context = await chrome.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience);
  try {
    await untilItPrints(dev, 'Ctrl-C stops both servers');
    const ready = performance.now() - begin;
    const page = await context.newPage();
    await page.goto(dev.url);
    await button(page, 'Decline');
    const shown = performance.now() - begin;
    await use(page);
    return [ready, shown];
  } finally {
    await context.close();
    dev.interrupt();
    await dev.ended;
  }
}

await main(async () => {
  const env = await installWithBrowser();
  await buildPackages();
  const chrome = await launchChromium(env);
  const folder = makeClone();
  try {
    const cold = await starting(folder, join(folder, '.empty'), chrome);
    const times = {};
    const again = await starting(folder, join(folder, '.empty'), chrome, async (page) => {
      for (const [what, { file, value, begin, shows }] of Object.entries(edits)) {
        times[what] = [];
        for (let round = 1; round <= rounds; round++) {
          await aPause();
          times[what].push(
            await timed(() => {
              edit(folder, file, ...(round === 1 ? begin(value(1)) : [[value(round - 1), value(round)]]));
              return shows(page, round);
            }),
          );
        }
      }
    });
    console.log(
      table(
        ['`npm run dev`', 'serves after, s', 'the home page shows after, s'],
        [
          ['in a fresh clone, nothing built', ...cold.map(seconds)],
          ['the second time', ...again.map(seconds)],
        ],
      ),
    );
    console.log();
    console.log(
      table(
        ['edit', 'the first shows after, s', 'the next ones, median', 'slowest'],
        Object.entries(times).map(([what, [first, ...next]]) =>
          [what, first, median(next), Math.max(...next)].map((cell, index) => (index ? seconds(cell) : cell)),
        ),
      ),
    );
  } finally {
    await chrome.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
