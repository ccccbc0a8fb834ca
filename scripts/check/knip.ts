import type { KnipConfig } from 'knip';

/** What runs by itself in a package. Its other files must be reachable from these, or from its `exports`. */
const entry = ['src/**/*.{test,stories,docs,example}.{ts,tsx}', 'tsup.config.ts'];

/** Finds files, exports and dependencies that nothing uses: `npm run lint`. */
export default {
  // It would make an entry of every source file, which could then never be unused.
  tsup: false,
  ignoreIssues: {
    // Generated from the platforms' schemas.
    '**/wire.ts': ['types'],
    '**/dist/**': ['unlisted'],
  },
  workspaces: {
    '.': {
      entry: [
        'scripts/browsers/{journeys,speech}/run.mjs',
        'scripts/browsers/journeys/inPage.mjs',
        'scripts/**/*.d.mts',
      ],
      // Programs, and a script that goes into pages.
      ignoreDependencies: ['accessibility-checker-engine', 'chromatic'],
      ignoreBinaries: ['Xvfb'],
    },
    'scripts/bench': {
      entry: ['*.mjs', '*Run.jsx', 'apps/**/*.jsx'],
      // The bundler replaces the first two by a library. The libraries ask for the other two.
      ignoreDependencies: ['app', 'on-server', '@emotion/styled', '@mantine/hooks'],
    },
    'scripts/check/clients': {
      entry: ['run.ts', 'calls/*.ts'],
      // Its schema is read as a file.
      ignoreDependencies: ['hydrogen-react-2024-04'],
    },
    'packages/commerce': {
      entry: [...entry, 'scripts/*.ts'],
      // Its schema is read as a file.
      ignoreDependencies: ['@shopify/hydrogen-react'],
    },
    'packages/components': {
      entry: [...entry, 'scripts/*.mjs', 'src/testing/*Page.tsx'],
      ignoreDependencies: ['@vitrine/storybook'],
    },
    'packages/sandbox': {
      entry: [...entry, 'scripts/*.ts'],
      // The fonts are read as files.
      ignoreDependencies: ['@fontsource-variable/*'],
    },
    'packages/sections': { entry, ignoreDependencies: ['@vitrine/storybook', '@vitrine/site'] },
    site: {
      // Its settings read the packages' dist folders, which may not be built yet.
      playwright: false,
      entry: ['playwright.config.ts', 'e2e/**/*.spec.ts'],
      ignoreDependencies: ['@fontsource-variable/*'],
    },
    storybook: {
      entry: ['.storybook/test-runner-jest.config.js', '.storybook/runner/*.mjs', 'docs/Guides/samples/*'],
    },
  },
} satisfies KnipConfig;
