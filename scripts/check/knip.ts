import type { KnipConfig } from 'knip';

/** The entry files of a package. Its other files must be reachable from these, or from its `exports`. */
const entry = ['src/**/*.{test,stories,docs,example,sample}.{ts,tsx}', 'tsup.config.ts'];
/** The entry files of a package that is not built. */
const sourceEntry = ['src/**/*.{test,stories}.{ts,tsx}'];

/** Finds unused files, exports and dependencies: `npm run lint`. */
export default {
  // The tsup plugin would make every source file an entry, so that no file could be unused.
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
        'scripts/check/ahead/app/{next.config,cache-handler}.mjs',
        'scripts/check/ahead/app/app/**/*.{js,jsx}',
        'scripts/browsers/journeys/inPage.mjs',
        'scripts/check/faults/{run,inPage}.mjs',
        'scripts/check/foreign/*.{mjs,tsx}',
        'scripts/check/size/empty/*.tsx',
        'scripts/check/size/empty/.storybook/*.ts',
        'scripts/check/foreign/.storybook/*.ts',
        'scripts/check/repository/sampleWords.mjs',
        'scripts/check/shots/*.mjs',
        'scripts/check/size/size-limit.mjs',
        'scripts/rehearsal/{serve.mjs,browser/*.js}',
        'scripts/**/*.d.mts',
      ],
      // A script that is injected into pages, a program, and the site's framework, which `next:ahead` tries.
      ignoreDependencies: ['accessibility-checker-engine', 'chromatic', 'next'],
      ignoreBinaries: ['Xvfb'],
    },
    'scripts/bench': {
      entry: ['*.mjs', '*Run.jsx', 'apps/**/*.jsx'],
      // The bundler replaces the first two with a library. The libraries require the other two.
      ignoreDependencies: ['app', 'on-server', '@emotion/styled', '@mantine/hooks'],
    },
    'scripts/check/clients': {
      entry: ['run.ts', 'shadcnRegistry.ts', 'calls/*.ts'],
      // The schema of the first is read as a file, and the second is run as a command.
      ignoreDependencies: ['hydrogen-react-2024-04', '@shopify/ucp-cli'],
    },
    'packages/commerce': {
      entry: [...entry, 'scripts/*.ts'],
      // Its schema is read as a file.
      ignoreDependencies: ['@shopify/hydrogen-react'],
    },
    'packages/components': {
      entry: [...entry, 'scripts/*.{mjs,d.mts}', 'src/testing/*Page.tsx'],
    },
    'packages/sandbox': {
      entry: [...entry, 'scripts/*.ts'],
      // The fonts are read as files.
      ignoreDependencies: ['@fontsource-variable/*'],
    },
    'packages/sections': { entry },
    'packages/northlane': { entry: sourceEntry },
    'packages/story-kit': { entry: sourceEntry },
    site: {
      // Its settings read the packages' dist folders, which may not be built yet.
      playwright: false,
      entry: ['playwright.config.ts', 'e2e/**/*.spec.ts', 'src/worker/worker.ts'],
      ignoreDependencies: ['@fontsource-variable/*', '@fontsource/*'],
    },
    storybook: {
      entry: [
        '.storybook/test-runner-jest.config.js',
        '.storybook/runner/*.mjs',
        // They stand for other modules.
        '.storybook/plain*.{ts,tsx}',
        'docs/Guides/samples/*',
      ],
    },
  },
} satisfies KnipConfig;
