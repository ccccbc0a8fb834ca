// The first examples that a server renders.
import { createElement, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { defaultFlavour } from '@vitrine/commerce';
import { createCommerce, createMemorySession, sandboxSettings } from '@vitrine/commerce/server';
import { shop } from '@vitrine/northlane/shop';
import { createSandbox } from '@vitrine/sandbox';
import { ShopProvider } from '@vitrine/sections';
import { placeIn, serverStories, type FirstExample, type LeadingStory } from './leadingStories.js';
import { createPictureFiles } from './pictureFiles.js';

function storyOf({ input, meta }: LeadingStory): ComponentType {
  const args = { ...meta.args, ...input.args };
  const render = input.render ?? meta.render;
  const { component } = meta;
  const Story: ComponentType = () => (render ? render(args, { args }) : component && createElement(component, args));
  const decorators = [...(input.decorators ?? []), ...(meta.decorators ?? [])];
  return decorators.reduce<ComponentType>((Inner, decorate) => () => decorate(Inner, { args }), Story);
}

const origin = 'https://text.northlane.test';
const sandbox = createSandbox({ shopUrl: origin });
const commerce = createCommerce(sandboxSettings(defaultFlavour, origin), {
  fetch: (url, init) => sandbox.fetch(new Request(url, init)),
  session: createMemorySession(),
});

/** A picture is an address of the shop, or data. */
const { files: pictures, withFiles } = createPictureFiles(async (address) =>
  (await (address.startsWith('data:') ? fetch(address) : sandbox.fetch(new Request(address)))).text(),
);

async function render(first: LeadingStory): Promise<FirstExample> {
  const { sandbox: own } = first.parameters;
  const props = {
    commerce,
    shop: { ...shop, ...own?.settings },
    cartChannel: 'text',
    customerChannel: 'text-customer',
  };
  const sheet = new ServerStyleSheet();
  try {
    const story = createElement(storyOf(first));
    const { prelude } = await prerender(
      sheet.collectStyles(own ? <ShopProvider {...props}>{story}</ShopProvider> : story),
    );
    const html = await withFiles(await new Response(prelude).text());
    return { html, css: sheet.getStyleTags().replace(/<\/?style[^>]*>/g, ''), ...placeIn(first.parameters) };
  } finally {
    sheet.seal();
  }
}

async function renderAll() {
  const examples = new Map<string, FirstExample>();
  for (const story of serverStories) examples.set(story.page, await render(story));
  return { examples, pictures };
}

/** The first examples by the id of their page, and their pictures by file. Vite's runner, which loads this file, loads nothing later. */
export const firstExamples = await renderAll();
