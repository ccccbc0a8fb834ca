// The scripts that run before anything is installed, on the machine's own Node.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../run/programs.mjs';

/** The programs behind `npm test`, `npm start` and `npm run storybook`. */
const programs = ['scripts/check/test.mjs', 'scripts/run/start.mjs', 'scripts/run/storybook.mjs'];

/** An import of one of our files that is loaded with the file itself. `import()` loads a file later. */
const ownImports = /^(?:import|export)\s(?:[^'"]*?from\s+)?'(\.[^']+)'/gms;

/** Returns the paths of these programs and of all files that are loaded with them, from the root of the repository. */
export function beforeInstallation() {
  const files = new Set();
  const visit = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, path] of readFileSync(join(root, file), 'utf8').matchAll(ownImports))
      visit(relative(root, join(root, dirname(file), path)));
  };
  programs.forEach(visit);
  return [...files];
}
