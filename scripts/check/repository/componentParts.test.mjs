import { expect, it } from 'vitest';
import { allFiles, read } from '../../run/files.mjs';
import { endings, missingParts, needlessExceptions } from './componentParts.mjs';

const files = allFiles();
const budgets = JSON.parse(read('scripts/check/size/size-budgets.json'))['@vitrine/components'];

it('each component has all of its parts', () => {
  expect(missingParts({ files, textOf: read, budgets })).toEqual([]);
  expect(needlessExceptions(files)).toEqual([]);
});

const folder = 'packages/components/src/Meter';

it.each(endings)('a component without its %s is found, with the file to add', (ending) => {
  const others = files.filter((file) => file !== `${folder}/Meter${ending}`);
  expect(missingParts({ files: others, textOf: read, budgets })).toContain(`Add ${folder}/Meter${ending}.`);
});

it('a component without a test, an export or a budget is found', () => {
  const changed = {
    [`${folder}/Meter.stories.tsx`]: 'export const Default = meta.story();',
    'packages/components/src/index.ts': read('packages/components/src/index.ts').replaceAll("'./Meter/", "'./Other/"),
  };
  const { Meter: _budget, ...others } = budgets;
  expect(missingParts({ files, textOf: (file) => changed[file] ?? read(file), budgets: others })).toEqual([
    `Add a story with a \`play\` function to ${folder}/Meter.stories.tsx, or add ${folder}/Meter.test.tsx.`,
    'Export Meter in packages/components/src/index.ts.',
    'Add a budget for Meter to scripts/check/size/size-budgets.json: `npm run size` prints what it weighs.',
  ]);
});
