import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { sources } from '../../scripts/run/sources.mjs';
import type * as docs from '@vitrine/story-kit/all-docs';
import { codeConnectFiles } from '@vitrine/story-kit/code-connect';
import { patterns } from '@vitrine/story-kit/patterns';
import { referenceFiles, type Documented } from '@vitrine/story-kit/reference';
import { registryFiles } from '@vitrine/story-kit/registry';
import { createElement, type ComponentType } from 'react';
import { componentFacts } from './componentFacts.js';
import type * as rendered from './firstExamples.js';
import type * as inWindow from './windowExamples.js';
import { guides } from './guides.js';
import { storyPages } from './storyPages.js';
import { textPages } from './textPages.js';

const beside = (name: string, file: string) => ({
  find: new RegExp(`^@vitrine/story-kit/${name}$`),
  replacement: fileURLToPath(new URL(file, import.meta.url)),
});

/** What a story imports to describe itself and its shop needs a browser. */
const plainPreview = beside('preview', 'plainPreview.ts');
const plain = [plainPreview, beside('platform', 'plainPlatform.tsx')];

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

const configWith = (stands: typeof plain) =>
  ({ configFile: false, logLevel: 'error', resolve: { alias: [...stands, ...sources] } }) as const;

/** Runs a file of the repository that imports the packages' sources. */
async function load<Module>(file: string) {
  const { module } = await runnerImport<Module>(pathOf(file), configWith(plain));
  return module;
}

/** The documentation of all components, with pictures. */
const readDocs = async () => (await load<typeof docs>('packages/story-kit/src/docs/allDocs.ts')).allDocs;

/** The style sheet of the tokens. */
const readStyles = async () =>
  (await load<{ pageStyles: string }>('packages/components/src/theme/pageStyles.ts')).pageStyles;

/** The beginning of the front page. */
const readOpening = async () =>
  createElement((await load<{ Opening: ComponentType }>('storybook/docs/Opening.tsx')).Opening);

const readExamples = async () => (await load<typeof rendered>('storybook/.storybook/firstExamples.tsx')).firstExamples;

type InWindow = typeof inWindow.windowExamples;

/** Begins to render the examples that need a window, in a thread of its own. */
const readWindowExamples = () =>
  new Promise<InWindow>((resolve, reject) => {
    const thread = new Worker(new URL('windowThread.mjs', import.meta.url), {
      workerData: { file: pathOf('storybook/.storybook/windowExamples.tsx'), config: configWith([plainPreview]) },
    });
    thread.once('message', (examples: InWindow) => {
      resolve(examples);
      void thread.terminate();
    });
    thread.once('error', reject);
  });

type FigmaModes = () => Record<string, object>;

/** The tokens as variables of Figma, a file for each mode. */
async function readVariables(): Promise<[string, string][]> {
  const { figmaModes } = await load<{ figmaModes: FigmaModes }>('packages/components/src/theme/figmaModes.ts');
  return Object.entries(figmaModes()).map(([name, mode]) => [`figma/${name}`, `${JSON.stringify(mode, null, 1)}\n`]);
}

async function documented(): Promise<Documented[]> {
  const allDocs = await readDocs();
  return componentFacts().flatMap((facts) => {
    const docs = allDocs.get(facts.name);
    return docs ? [{ ...facts, docs }] : [];
  });
}

/** All files for programs, by path. */
const filesOf = async (components: readonly Documented[]) =>
  new Map([
    ...referenceFiles(components, patterns),
    ...registryFiles(components),
    ...codeConnectFiles(components),
    ...(await readVariables()),
  ]);

/** The paths of these files. */
const served =
  /^(components\.json|llms\.txt|(reference|patterns)\/[\w-]+\.md|r\/[\w-]+\.json|figma\/[\w.-]+\.(json|ts))$/;

const types: Record<string, string> = {
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.ts': 'text/plain',
};

/**
 * Adds `components.json`, `llms.txt`, a page in Markdown for each component and pattern, the shadcn registry of the sections, and the files for Figma to the built catalogue. A
 * served catalogue makes them on request.
 * The built one also has the text of each page in HTML, which shows first.
 */
export const referencePlugin = (): Plugin => ({
  name: 'vitrine-reference',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://catalogue').pathname.slice(1);
      if (!served.test(path)) return next();
      documented()
        .then(filesOf)
        .then((files) => {
          const text = files.get(path);
          if (text === undefined) return next();
          response.setHeader('content-type', `${types[extname(path)]}; charset=utf-8`).end(text);
        })
        .catch(next);
    });
  },
  async generateBundle() {
    const windowExamples = readWindowExamples();
    const components = await documented();
    const files = await filesOf(components);
    const rendered = [await readExamples(), await windowExamples];
    const ofAll = <Value>(part: (one: InWindow) => ReadonlyMap<string, Value>) =>
      new Map(rendered.flatMap((one) => [...part(one)]));
    const texts = textPages({
      components,
      patterns,
      guides: guides(),
      storyPages: storyPages(),
      opening: await readOpening(),
      tokensCss: await readStyles(),
      firstExamples: ofAll(({ examples }) => examples),
    });
    for (const [name, source] of ofAll(({ pictures }) => pictures))
      this.emitFile({ type: 'asset', fileName: `text/pictures/${name}`, source });
    for (const [fileName, source] of [...files, ...texts]) this.emitFile({ type: 'asset', fileName, source });
  },
});
