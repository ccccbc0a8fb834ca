// The catalogue's checks for any page: of the shop, in Playwright's tests.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const bundled = build({
  entryPoints: [fileURLToPath(new URL('../../storybook/.storybook/checks/page/everywhere.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'vitrineEverywhere',
  target: 'es2023',
  legalComments: 'none',
  logLevel: 'error',
});

/**
 * Runs the checks of `everywhere.ts` in a page, in its current look.
 *
 * @param {{ evaluate: (script: string) => Promise<string[]> }} page a page of Playwright
 * @returns {Promise<string[]>} the findings, a sentence for each
 */
export async function checkPage(page) {
  const [file] = (await bundled).outputFiles;
  // An expression: the bundle declares its name with `var`.
  return page.evaluate(`(() => { ${file?.text}; return vitrineEverywhere.everywhere(); })()`);
}
