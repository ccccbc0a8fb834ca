import type { Decorator, StoryContext } from '@storybook/react-vite';
import type { partsOf } from './docs/anatomyParts.js';
import { lazy, Suspense, type ComponentProps, type PropsWithChildren } from 'react';

/*
 * Loads code that not every story needs from separate files: a story without a shop loads no sandbox, and no story loads the docs pages.
 */

const Page = lazy(async () => ({ default: (await import('./docs/DocsPage.js')).DocsPage }));

/** The page of a component. It suspends the frame around it: Storybook reads the headings once, soon after the frame is there. */
export const ComponentPage = lazy(async () => ({ default: (await import('./docs/ComponentPage.js')).ComponentPage }));

const TellShown = lazy(async () => ({ default: (await import('./docs/After.js')).TellShown }));

/** A page in MDX. It is there with its words, before the pictures between them. */
export const WrittenPage = ({ children }: PropsWithChildren) => (
  <>
    {children}
    <Suspense>
      <TellShown />
    </Suspense>
  </>
);

export const DocsPage = (props: ComponentProps<typeof Page>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
);

declare global {
  interface Window {
    /** The parts of a component with the classes that they have in this frame. A docs page asks the frames of its stories. */
    anatomyPartsOf?: typeof partsOf;
  }
}

/** Answers the docs page around this frame. */
export function tellParts() {
  window.anatomyPartsOf = async (...args) => (await import('./docs/anatomyParts.js')).partsOf(...args);
}

/**
 * Whether a story is in Arabic: the toolbar sets right to left, and the story itself does not. Tests look for the English words in both
 * directions.
 */
function isArabic({ globals, storyGlobals }: StoryContext) {
  const isTest = navigator.webdriver || /Chromatic/.test(navigator.userAgent);
  return globals.direction === 'rtl' && storyGlobals.direction !== 'rtl' && !isTest;
}

/** Loads the Arabic words if the story is in Arabic. */
export async function startArabic(context: StoryContext) {
  if (isArabic(context)) context.loaded.withArabic = (await import('./shop/arabic.js')).withArabic;
}

export const withArabic: Decorator = (Story, context) =>
  context.loaded.withArabic ? (context.loaded.withArabic as Decorator)(Story, context) : <Story />;

/** Starts a shop for a story with `parameters.sandbox`. */
export async function startSandbox(context: StoryContext) {
  if (!context.parameters.sandbox) return;
  const platform = await import('./shop/platform.js');
  context.loaded.withShop = platform.withShop;
  await platform.startSandbox(context);
}

/** Provides that shop to the story's sections. */
export const withShop: Decorator = (Story, context) =>
  context.loaded.withShop ? (context.loaded.withShop as Decorator)(Story, context) : <Story />;
