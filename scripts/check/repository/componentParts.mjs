// What a component's folder must have: docs/architecture.md lists it.
import { basename } from 'node:path';
import { read } from '../../run/files.mjs';

const source = 'packages/components/src';

/** The endings of the parts in the table of docs/architecture.md: '.stories.tsx'. A test of `packages/story-kit` looks for the Arabic words. */
export const endings = [...read('docs/architecture.md').matchAll(/^\| `Button(\.[\w.]+)` /gm)]
  .map(([, ending]) => ending)
  .filter((ending) => ending !== '.arabic.json');

/** Components that have only styles of others, or no element of their own. */
const withoutStyles = new Set([
  'CheckboxGroup',
  'HStack',
  'I18nProvider',
  'LinkProvider',
  'MessagesProvider',
  'RangeSlider',
  'SearchField',
  'ToggleButton',
]);

/** Whether a file is this part of a component, or of one whose name begins with the folder's: `Toast` has `ToastRegion.tsx`. */
const isPart = (file, folder, ending) => file.startsWith(folder) && file.slice(file.indexOf('.')) === ending;

/** Returns the names that the package exports from a folder: 'DrawerHeader' from 'Drawer'. */
const exportedFrom = (index, folder) =>
  [...index.matchAll(new RegExp(`^export \\{ ([^}]+) \\} from '\\./${folder}/`, 'gm'))].flatMap(([, names]) =>
    names.split(', '),
  );

/**
 * Returns a sentence for each part that a component's folder does not have, with the file to add.
 *
 * @param files The paths of the repository's files.
 * @param textOf Returns the text of one of them.
 * @param budgets The budgets of the package by imported names, as in `size-budgets.json`.
 */
export function missingParts({ files, textOf, budgets }) {
  const folders = new Map();
  for (const file of files) {
    const [, folder] = /^packages\/components\/src\/([A-Z]\w*)\/[^/]+$/.exec(file) ?? [];
    if (folder) folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const index = textOf(`${source}/index.ts`);
  return [...folders].flatMap(([folder, own]) => {
    const path = `${source}/${folder}/${folder}`;
    const has = (ending) => own.some((file) => isPart(basename(file), folder, ending));
    const asked = endings.filter((ending) => ending !== '.styles.ts' || !withoutStyles.has(folder));
    const absent = asked.filter((ending) => !has(ending)).map((ending) => `Add ${path}${ending}.`);
    const isTested = own.some((file) =>
      file.endsWith('.stories.tsx') ? /\bplay\b/.test(textOf(file)) : /\.test\.tsx?$/.test(file),
    );
    const exported = exportedFrom(index, folder);
    const others = [
      !isTested && `Add a story with a \`play\` function to ${path}.stories.tsx, or add ${path}.test.tsx.`,
      exported.length === 0 && `Export ${folder} in ${source}/index.ts.`,
      !Object.keys(budgets).some((names) => names.split(', ').every((name) => exported.includes(name))) &&
        `Add a budget for ${folder} to scripts/check/size/size-budgets.json: \`npm run size\` prints what it weighs.`,
    ];
    return [...absent, ...others.filter(Boolean)];
  });
}

/** Returns the components of `withoutStyles` that have styles, or do not exist. */
export const needlessExceptions = (files) =>
  [...withoutStyles].filter((name) => {
    const own = files.filter((file) => file.startsWith(`${source}/${name}/`)).map((file) => basename(file));
    return own.length === 0 || own.includes(`${name}.styles.ts`);
  });
