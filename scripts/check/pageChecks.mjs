// The catalogue's checks for any page, and for the actions in it: of the shop, in Playwright's tests.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { pageSettings } from '../../packages/story-kit/src/pageSettings.ts';

/**
 * Bundles a file of the checks into a script that declares `checks`.
 *
 * @param {URL} file
 */
async function bundle(file) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(file)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'checks',
    target: 'es2023',
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0]?.text;
}

const everywhere = bundle(new URL('../../packages/story-checks/src/page/everywhere.ts', import.meta.url));
const acting = bundle(new URL('../../packages/story-checks/src/page/acting.ts', import.meta.url));

/**
 * Runs the checks of `everywhere.ts` in a page, in its current look.
 *
 * @param {{ evaluate: (script: string) => Promise<string[]> }} page a page of Playwright
 * @returns {Promise<string[]>} the findings, a sentence for each
 */
export async function checkPage(page) {
  // An expression: the bundle declares its name with `var`.
  return page.evaluate(`(() => { ${await everywhere}; return checks.everywhere(${JSON.stringify(pageSettings)}); })()`);
}

/**
 * Watches all pages of an origin that the context opens from now on: whether the focus is lost, and whether results are announced.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} origin
 * @returns {Promise<{ findings: () => Promise<string[]> }>} `findings` takes the faults so far, a sentence for each, which names the page and the action
 */
export async function watchActions(context, origin) {
  /** @type {Set<string>} */
  const found = new Set();
  await context.exposeFunction('vitrineFound', (/** @type {string} */ finding) => found.add(finding));
  await context.addInitScript(`(() => {
    if (location.origin !== ${JSON.stringify(origin)} || self !== top) return;
    ${await acting};
    window.vitrineActed = checks.watchShopper(vitrineFound);
  })()`);
  const end = (/** @type {import('playwright-core').Page} */ page) =>
    page.evaluate(() => /** @type {{ vitrineActed?: () => Promise<void> }} */ (window).vitrineActed?.());
  return {
    async findings() {
      await Promise.all(context.pages().map(end));
      const all = [...found];
      found.clear();
      return all;
    },
  };
}
