import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { groups } from '@vitrine/story-kit/reference';
import remarkGfm from 'remark-gfm';
import { exported } from './componentFacts.js';
import { componentPages } from './componentPages.js';
import { datesOfChanges } from './datesOfChanges.js';
import { docgenOptions } from './props.js';
import { guides } from './guides.js';
import { quality } from './quality.js';
import { referencePlugin } from './referencePlugin.js';
import { storyPages } from './storyPages.js';
import { frontPage } from './textPages.js';
import { mergeConfig, type UserConfig } from 'vite';
import { sources } from '../../scripts/run/sources.mjs';

const fonts = {
  'bricolage-grotesque': import.meta.resolve('@fontsource-variable/bricolage-grotesque'),
  'instrument-sans': import.meta.resolve('@fontsource-variable/instrument-sans'),
};

/** The script that shows the text of a page at once. */
const textFirst = () => {
  const ofGroups = [...groups, 'Patterns'].map((group) => `${group.toLowerCase().replaceAll('/', '-')}-[\\w-]+--docs`);
  return readFileSync(new URL('textFirst.html', import.meta.url), 'utf8')
    .replace('PAGES', [...ofGroups, frontPage, ...[...guides(), ...storyPages()].map(({ id }) => id)].join('|'))
    .replace('FRONT_PAGE', frontPage);
};

/** Chunks of what most pages need. Without them, a page loads a hundred small files more. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'behaviour',
    test: /node_modules\/(react-aria|react-stately|@internationalized|@floating-ui|styled-components|stylis)\//,
  },
  { name: 'components', test: /packages\/components\/src\/(?!.*\.(stories|docs|sample)\.)/ },
].map((chunk, index, { length }) => ({ ...chunk, priority: length - index }));

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
  staticDirs: [
    '../public',
    { from: '../fonts', to: '/fonts' },
    ...Object.entries(fonts).map(([font, styles]) => ({
      from: fileURLToPath(new URL('files', styles)),
      to: `/fonts/${font}`,
    })),
  ],
  core: { disableTelemetry: true },
  managerHead: (head, { configType }) => (configType === 'PRODUCTION' ? `${head}\n${textFirst()}` : head),
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
        EXPORTED: JSON.stringify(exported()),
        DATES_OF_CHANGES: JSON.stringify(datesOfChanges()),
        QUALITY: JSON.stringify(quality()),
      },
      build: {
        rolldownOptions: {
          // 'Show code' writes the names of components.
          output: { keepNames: true, codeSplitting: { groups: chunks } },
          // 'use client' has no meaning here, and every file with it would cause a warning.
          onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        },
      },
    }),
});
