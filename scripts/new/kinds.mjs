import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/programs.mjs';
import { checkCall, nextOfCall, planCall } from './call.mjs';
import { addBudget, addElement, addExports, addRoom } from './insert.mjs';
import { checkName } from './names.mjs';
import { plan } from './plan.mjs';

/** The bytes that a filled template may add to its whole package, minified and gzipped. */
const room = 300;

/** What the template of a component weighs by itself, minified and gzipped, with some room. */
const ownRoom = 700;

const budgets = 'scripts/check/size/size-budgets.json';

const nextOfAll = (workspace, name) =>
  `replace what the templates say, in the code, the story, the sample, ${name}.docs.tsx and the changeset. ` +
  `Then run npx vitest run packages/${workspace} storybook/docs, npm run test:stories -- ${name}, ` +
  'and npm test -- format lint types size. After npm run size, set its budgets to a little more than it prints.';

/** The kinds with a folder in a package. `changes` has existing files, and the function that adds the new name. */
export const parts = {
  component: {
    kind: 'component',
    workspace: 'components',
    index: 'packages/components/src/index.ts',
    changes: {
      'packages/components/src/index.ts': addExports,
      [budgets]: (text, name) =>
        addBudget('@vitrine/components', ownRoom)(addRoom('@vitrine/components', room)(text), name),
    },
    next: (name) => `choose the group in the title of ${name}.stories.tsx, and ${nextOfAll('components', name)}`,
  },
  section: {
    kind: 'section',
    workspace: 'sections',
    index: 'packages/sections/src/index.ts',
    changes: {
      'packages/sections/src/index.ts': addExports,
      'packages/sections/src/server.test.tsx': addElement,
      [budgets]: addRoom('@vitrine/sections', room),
    },
    next: (name) => `add it to the table of packages/sections/README.md, and ${nextOfAll('sections', name)}`,
  },
};

const folders = () =>
  Object.values(parts).flatMap(({ workspace }) => {
    const folder = join('packages', workspace, 'src');
    return readdirSync(join(root, folder)).map((name) => join(folder, name));
  });

const kindOf = (part) => ({
  check: (name, read) =>
    checkName(name, { folders: folders(), indexes: Object.values(parts).map(({ index }) => read(index)) }),
  plan: (name, read) => plan(part, name, read),
  next: part.next,
});

/** The kinds of things that the command writes: what refuses a name, the files by their paths, and what to do next. */
export const kinds = {
  component: kindOf(parts.component),
  section: kindOf(parts.section),
  call: { check: checkCall, plan: planCall, next: nextOfCall },
};
