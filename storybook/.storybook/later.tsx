import type { Decorator, StoryContext } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps } from 'react';

/*
 * What not every story needs is in files of its own: a story that has no shop loads no sandbox, and none loads the pages about it.
 */

// Storybook reads the headings of a page for its contents once, soon after the page's frame is there: what stands in it must be there, too.
const docs = async () => {
  const [{ DocsPage }, { ComponentPage }] = await Promise.all([import('./DocsPage.js'), import('./ComponentPage.js')]);
  return { DocsPage, ComponentPage };
};

const Page = lazy(async () => ({ default: (await docs()).DocsPage }));
const OfComponent = lazy(async () => ({ default: (await docs()).ComponentPage }));

export const DocsPage = (props: ComponentProps<typeof Page>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
);

export const ComponentPage = () => (
  <Suspense>
    <OfComponent />
  </Suspense>
);

/**
 * From right to left a story speaks Arabic, where the toolbar says so and not the story itself. Tests look for the English words, from
 * whichever side they are read.
 */
function isArabic({ globals, storyGlobals }: StoryContext) {
  const isTest = navigator.webdriver || /Chromatic/.test(navigator.userAgent);
  return globals.direction === 'rtl' && storyGlobals.direction !== 'rtl' && !isTest;
}

/** Loads the story's words in Arabic, where it speaks that. */
export async function startArabic(context: StoryContext) {
  if (isArabic(context)) context.loaded.withArabic = (await import('./arabic.js')).withArabic;
}

export const withArabic: Decorator = (Story, context) =>
  context.loaded.withArabic ? (context.loaded.withArabic as Decorator)(Story, context) : <Story />;

/** A story with `parameters.sandbox` gets a shop of its own. */
export async function startSandbox(context: StoryContext) {
  if (!context.parameters.sandbox) return;
  const platform = await import('./platform.js');
  context.loaded.withShop = platform.withShop;
  await platform.startSandbox(context);
}

/** Gives the story's sections that shop. */
export const withShop: Decorator = (Story, context) =>
  context.loaded.withShop ? (context.loaded.withShop as Decorator)(Story, context) : <Story />;
