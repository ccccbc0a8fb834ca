import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { sources } from '../../scripts/run/sources.mjs';
import type * as docs from '@vitrine/story-kit/all-docs';
import { patterns } from '@vitrine/story-kit/patterns';
import { referenceFiles, type Documented } from '@vitrine/story-kit/reference';
import { registryFiles } from '@vitrine/story-kit/registry';
import { componentFacts } from './componentFacts.js';
import { textPages } from './textPages.js';

/** Runs a file of the packages, which import their sources. */
async function load<Module>(file: string) {
  const { module } = await runnerImport<Module>(fileURLToPath(new URL(`../../packages/${file}`, import.meta.url)), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: sources },
  });
  return module;
}

/** The documentation of all components, with pictures. */
const readDocs = async () => (await load<typeof docs>('story-kit/src/docs/allDocs.ts')).allDocs;

/** The style sheet of the tokens. */
const readStyles = async () => (await load<{ pageStyles: string }>('components/src/theme/pageStyles.ts')).pageStyles;

async function documented(): Promise<Documented[]> {
  const allDocs = await readDocs();
  return componentFacts().flatMap((facts) => {
    const docs = allDocs.get(facts.name);
    return docs ? [{ ...facts, docs }] : [];
  });
}

/** All files for programs, by path. */
const filesOf = (components: readonly Documented[]) =>
  new Map([...referenceFiles(components, patterns), ...registryFiles(components)]);

const types: Record<string, string> = { '.json': 'application/json', '.txt': 'text/plain', '.md': 'text/markdown' };

/**
 * Adds `components.json`, `llms.txt`, a page in Markdown for each component and pattern, and the shadcn registry of the sections to the built catalogue. A
 * served catalogue makes them on request.
 * The built one also has the text of each page in HTML, which shows first.
 */
export const referencePlugin = (): Plugin => ({
  name: 'vitrine-reference',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://catalogue').pathname.slice(1);
      if (!/^(components\.json|llms\.txt|(reference|patterns)\/[\w-]+\.md|r\/[\w-]+\.json)$/.test(path)) return next();
      documented()
        .then((components) => {
          const text = filesOf(components).get(path);
          if (text === undefined) return next();
          response.setHeader('content-type', `${types[extname(path)]}; charset=utf-8`).end(text);
        })
        .catch(next);
    });
  },
  async generateBundle() {
    const components = await documented();
    for (const [fileName, source] of [...filesOf(components), ...textPages(components, patterns, await readStyles())])
      this.emitFile({ type: 'asset', fileName, source });
  },
});
