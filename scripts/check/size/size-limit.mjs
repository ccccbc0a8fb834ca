// Checks the packages' entry points against their budgets: npm run size
// The size is the growth of an app's bundle, minified and gzipped (level 9), without React.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { forBrowsers, withoutReact } from './bundling.mjs';

const budgets = JSON.parse(readFileSync(new URL('size-budgets.json', import.meta.url), 'utf8'));

/** The check of an import of these names from a built entry point. `*` imports all of them. */
const check = (entry, names, budget) => ({
  name: `${entry}  ${names}`,
  path: fileURLToPath(import.meta.resolve(entry)),
  import: names === '*' ? '*' : `{ ${names} }`,
  ignore: withoutReact.external,
  gzip: true,
  limit: `${budget} B`,
  message: 'Make it smaller, or, if it is worth it, raise its budget (npm run size:budgets) and say why.',
  modifyEsbuildConfig: (config) => ({ ...config, ...forBrowsers, write: true }),
});

export default Object.entries(budgets).flatMap(([entry, imports]) =>
  Object.entries(imports).map(([names, budget]) => check(entry, names, budget)),
);
