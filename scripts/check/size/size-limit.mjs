// Checks the packages' entry points and style sheets against their budgets: npm run size
// The size of an import is the growth of an app's bundle, minified and gzipped (level 9), without React. A sheet has the rules of one module.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { forBrowsers, withoutReact } from './bundling.mjs';

const budgets = JSON.parse(readFileSync(new URL('size-budgets.json', import.meta.url), 'utf8'));

const advice = 'Make it smaller, or, if it is worth it, raise its budget (npm run size:budgets) and say why.';

/** The check of an import of these names from a built entry point. `*` imports all of them. */
const check = (entry, names, budget) => ({
  name: `${entry}  ${names}`,
  path: fileURLToPath(import.meta.resolve(entry)),
  import: names === '*' ? '*' : `{ ${names} }`,
  ignore: withoutReact.external,
  gzip: true,
  limit: `${budget} B`,
  message: advice,
  modifyEsbuildConfig: (config) => ({ ...config, ...forBrowsers, write: true }),
});

/** The budget of a new sheet, until `npm run size:budgets` gives it its own. */
const forNewSheet = 700;

/** The checks of the sheets of a package, by the name of its folder. A sheet without a hyphen only imports others. */
function sheetsOf(name) {
  const entry = `@vitrine/${name}/css`;
  const folder = fileURLToPath(new URL(`../../../packages/${name}/dist/css/`, import.meta.url));
  return readdirSync(folder)
    .filter((sheet) => sheet.includes('-'))
    .map((sheet) => ({
      name: `${entry}  ${sheet}`,
      path: folder + sheet,
      gzip: true,
      limit: `${budgets[entry]?.[sheet] ?? forNewSheet} B`,
      message: advice,
    }));
}

const isOfSheets = (entry) => entry.endsWith('/css');

export default [
  ...Object.entries(budgets)
    .filter(([entry]) => !isOfSheets(entry))
    .flatMap(([entry, imports]) => Object.entries(imports).map(([names, budget]) => check(entry, names, budget))),
  ...['components', 'sections'].flatMap(sheetsOf),
];
