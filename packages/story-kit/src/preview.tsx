import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import '@fontsource-variable/instrument-sans';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { createPortal } from 'react-dom';
import { configure, expect, waitFor } from 'storybook/test';
import { defaultFlavour } from '@vitrine/commerce';
import { ThemeStyle } from '@vitrine/components';
import {
  elementPropsLast,
  jsx,
  noControlForObjects,
  selectorsSaid,
  shortDefaults,
  source,
  tellDocsPage,
} from './docs/docs.js';
import {
  ComponentPage,
  DocsPage,
  startArabic,
  startSandbox,
  tellParts,
  withArabic,
  withShop,
  WrittenPage,
} from './lazyParts.js';
import { modes } from './look/modes.js';
import { mswForShops } from './shop/msw.js';
import { withPageControls } from './look/pageControls.js';
import { brandToolbar, localeToolbar, withTheme } from './look/theme.js';
import {
  delayToolbar,
  failuresToolbar,
  platformToolbar,
  runAgain,
  defaultDelayFor,
  viewports,
} from './look/toolbar.js';

const fonts = ['Bricolage Grotesque', 'Instrument Sans', 'Fraunces', 'Figtree'].map((name) => `1em '${name} Variable'`);

// Milliseconds that a story waits for an element. The limit is long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** A drawer or a dialog that has been closed, and still moves or lets a screen reader speak. */
const leavingModal = '[data-size]:not([data-open]) > [role$="dialog"]';

tellDocsPage();
tellParts();
runAgain();

export const addons = [addonA11y(), addonDocs(), mswForShops];

/** What Storybook gives to pages in MDX. Its type does not name it. */
const ofMdx = { components: { wrapper: WrittenPage } };

export default definePreview({
  addons,
  parameters: {
    // A violation fails the story's test. Tests read violations only, which saves 7 ms for each.
    a11y: { test: 'error', ...(navigator.webdriver && { options: { resultTypes: ['violations'], preload: false } }) },
    layout: 'padded',
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    docs: {
      container: DocsPage,
      page: ComponentPage,
      ...ofMdx,
      source,
      toc: { title: 'On this page', headingSelector: 'h2', ignoreSelector: '.docs-story *, .story-look *, .picture *' },
    },
    jsx,
    viewport: { options: viewports },
    controls: { expanded: true },
  },
  globalTypes: {
    platform: platformToolbar,
    theme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    brand: brandToolbar,
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Text from',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Text from the left' },
          { value: 'rtl', title: 'Text from the right' },
        ],
      },
    },
    locale: localeToolbar,
    delay: delayToolbar,
    failures: failuresToolbar,
  },
  // Fonts that arrive later would change the sizes that a story has measured.
  beforeAll: async () => {
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
  },
  beforeEach: [startArabic, startSandbox],
  // The checks look at the page after a closed drawer or dialog has left it, and so does the next story.
  afterEach: () => waitFor(() => expect(document.querySelector(leavingModal)).toBeNull()),
  argTypesEnhancers: [withPageControls, elementPropsLast, noControlForObjects, selectorsSaid, shortDefaults],
  initialGlobals: {
    platform: defaultFlavour,
    theme: 'system',
    brand: 'northlane',
    direction: 'ltr',
    locale: 'auto',
    delay: defaultDelayFor(navigator),
    failures: 'none',
    // The choice of the page Rehearsal, which has no button in the toolbar.
    rehearsal: '',
  },
  decorators: [
    withArabic,
    withShop,
    withTheme,
    (Story, { viewMode }) => (
      <>
        {/* A docs page has one for all of its stories. */}
        {viewMode === 'story' && createPortal(<ThemeStyle />, document.head)}
        <Story />
      </>
    ),
  ],
});
