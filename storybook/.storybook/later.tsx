import type { Decorator, StoryContext } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps } from 'react';

/*
 * What not every story needs is in files of its own: a story that has no shop loads no sandbox, and none loads the pages about it.
 */

const Page = lazy(async () => ({ default: (await import('./DocsPage.js')).DocsPage }));
const OfComponent = lazy(async () => ({ default: (await import('./ComponentPage.js')).ComponentPage }));

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
