import { addElement, addExports, addRoom } from './insert.mjs';

const budgets = 'scripts/check/size/size-budgets.json';

const nextOfAll = (workspace, name) =>
  `replace what the templates say, in the code, the story, ${name}.docs.tsx and the changeset. ` +
  `Then run npx vitest run packages/${workspace} storybook/docs, npm run test:stories -- ${name}, ` +
  'and npm test -- format lint types size. After npm run size, set the budget of everything to a little more than it prints.';

/** The kinds of things that the command writes. `changes` has existing files, and the function that adds the new name. */
export const kinds = {
  component: {
    kind: 'component',
    workspace: 'components',
    index: 'packages/components/src/index.ts',
    changes: {
      'packages/components/src/index.ts': addExports,
      [budgets]: addRoom('@vitrine/components'),
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
      [budgets]: addRoom('@vitrine/sections'),
    },
    next: (name) => `add it to the table of packages/sections/README.md, and ${nextOfAll('sections', name)}`,
  },
};
