// The first examples that a window renders: overlays, carts and accounts. windowThread.mjs loads this file, and has a window.
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { setupServer } from 'msw/node';
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { defaultFlavour } from '@vitrine/commerce';
import { startSandbox, withShop } from '@vitrine/story-kit/platform';
import { openStory } from '@vitrine/story-kit/open-story';
import { placeIn, windowStories, type FirstExample, type LeadingStory } from './leadingStories.js';
import { createPictureFiles } from './pictureFiles.js';

const server = setupServer();
server.listen({ onUnhandledFrame: 'error' });

/** The number of requests without a response. */
let waiting = 0;
const { fetch: send } = globalThis;
globalThis.fetch = async (...request) => {
  waiting += 1;
  try {
    return await send(...request);
  } finally {
    waiting -= 1;
  }
};

const { files: pictures, withFiles } = createPictureFiles(async (address) => (await fetch(address)).text());

/** A story is complete after so many pauses in a row without a change. One long pause would end before a busy process has read a response. */
const quietPauses = 8;
/** Milliseconds. */
const pause = 15;
/** Milliseconds after which a story that still changes, or opens nothing, fails the build. */
const limit = 60_000;

/** Rejects after the longest time. It does not keep the thread alive. */
const tooLong = (message: string) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error(message)), limit).unref());

/** Resolves when the page is complete: nothing changes, and no request waits, unless the story itself holds responses back. */
async function untilQuiet({ page, parameters: { sandbox } }: LeadingStory): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = 0));
  observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  for (const began = performance.now(); quiet < quietPauses; quiet += 1) {
    await new Promise((passed) => setTimeout(passed, pause));
    if (waiting > 0 && !sandbox?.faults) quiet = 0;
    if (performance.now() - began > limit) throw new Error(`The first story of ${page} still changes.`);
  }
  observer.disconnect();
}

/** The part of a story's context that stories and their shop read. */
const contextOf = ({ page, input, meta, parameters }: LeadingStory) =>
  ({
    id: page.replace(/--docs$/, ''),
    title: meta.title,
    args: { ...meta.args, ...input.args },
    parameters,
    viewMode: 'docs',
    loaded: {},
    globals: { platform: defaultFlavour, brand: 'northlane', theme: 'system', direction: 'ltr', locale: 'auto' },
    msw: { use: server.use.bind(server) },
  }) as unknown as StoryContext;

/** The story in its decorators. `withShop` is the outermost one, as in the preview. */
function storyOf({ input, meta }: LeadingStory, context: StoryContext): ComponentType {
  const { args } = context;
  const render = input.render ?? meta.render;
  const { component } = meta;
  const Story: ComponentType = () => (render ? render(args, context) : component && createElement(component, args));
  const inShop = (Inner: ComponentType) => withShop(Inner as Parameters<Decorator>[0], context);
  const decorators = [...(input.decorators ?? []), ...(meta.decorators ?? []), inShop];
  return decorators.reduce<ComponentType>((Inner, decorate) => () => decorate(Inner, context), Story);
}

/** Writes what is chosen into the attributes: HTML has no other place for it. */
function writeChoices() {
  for (const option of document.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
  for (const box of document.querySelectorAll('input')) box.toggleAttribute('checked', box.checked);
}

/** Marks the button that has opened something, and what floats beside it: windows without a layout find no place for it. */
function markAnchors() {
  const floating = document.querySelector<HTMLElement>('[style*="--vt-available-height"]');
  if (!floating) return;
  floating.removeAttribute('style');
  floating.setAttribute('data-floating', '');
  document.querySelector('[aria-expanded="true"]')?.setAttribute('data-anchor', '');
}

/** Returns the HTML of the page without what only speaks. */
function htmlOf(element: Element): string {
  for (const spoken of element.querySelectorAll('[data-live-announcer], script')) spoken.remove();
  return element.innerHTML;
}

async function render(story: LeadingStory): Promise<FirstExample> {
  const { screen } = story.parameters;
  const context = contextOf(story);
  await startSandbox(context);
  const ends = [await story.meta.beforeEach?.(context), await story.input.beforeEach?.(context)];
  // Apart from the document: rules that jsdom applies take most of the time.
  const rules = document.createElement('div');
  const container = document.body.appendChild(document.createElement('div'));
  const failures: unknown[] = [];
  const root = createRoot(container, { onUncaughtError: (error) => failures.push(error) });
  root.render(<StyleSheetManager target={rules}>{createElement(storyOf(story, context))}</StyleSheetManager>);
  await untilQuiet(story);
  if (screen?.opens) {
    const opened = openStory({ contentDocument: document, contentWindow: window }, screen.opens);
    await Promise.race([opened, tooLong(`The first story of ${story.page} opens nothing.`)]);
    await untilQuiet(story);
  }
  if (failures.length > 0) throw new Error(`The first story of ${story.page} failed.`, { cause: failures[0] });
  writeChoices();
  markAnchors();
  const html = await withFiles(htmlOf(screen ? document.body : container));
  const css = [...rules.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  root.unmount();
  document.body.replaceChildren();
  for (const end of ends) if (typeof end === 'function') end();
  return { html, css, ...placeIn(story.parameters) };
}

async function renderAll() {
  const examples = new Map<string, FirstExample>();
  for (const story of windowStories) examples.set(story.page, await render(story));
  server.close();
  return { examples, pictures };
}

/** As `firstExamples`. */
export const windowExamples = await renderAll();
