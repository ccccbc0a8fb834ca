import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { componentPages } from './componentPages.js';
import { datesOfChanges } from './datesOfChanges.js';
import { docgenOptions } from './props.js';
import { referencePlugin } from './referencePlugin.js';
import { mergeConfig, type UserConfig } from 'vite';
import { sources } from '../../scripts/run/sources.mjs';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../pages/*.stories.tsx', '../../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    {
      name: '@storybook/addon-docs',
      // Tables in pages of Markdown.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
  ],
  // msw's service worker, written here by `msw init` before the catalogue is served or built.
  staticDirs: ['../public'],
  core: { disableTelemetry: true },
  // Stories that only prove something are hidden in the menu until its filter includes them, and are in no docs page: see ComponentPage.tsx.
  tags: { proof: { defaultFilterSelection: 'exclude' } },
  typescript: {
    // Reads the props as the compiler does, including the props of `Omit`, `Pick` and lists. Tests of stories do not need them.
    reactDocgen: process.env.STORYBOOK_PROPS === 'off' ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.docs.json',
      include: ['../packages/*/src/**/*.tsx'],
      ...docgenOptions,
    },
  },
  // Packages resolve to their sources, so a change shows at once.
  viteFinal: (config) =>
    mergeConfig<UserConfig, UserConfig>(config, {
      plugins: [referencePlugin()],
      resolve: { alias: sources },
      define: {
        COMPONENT_PAGES: JSON.stringify(componentPages()),
        DATES_OF_CHANGES: JSON.stringify(datesOfChanges()),
      },
      build: {
        rolldownOptions: {
          // 'Show code' writes the names of components.
          output: { keepNames: true },
          // 'use client' has no meaning here, and every file with it would cause a warning.
          onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        },
      },
    }),
});
