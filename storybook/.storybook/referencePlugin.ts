import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { sources } from '../../scripts/run/sources.mjs';
import type * as docs from '@vitrine/story-kit/all-docs';
import { referenceFiles, type Documented } from '@vitrine/story-kit/reference';
import { componentFacts } from './componentFacts.js';

/** Runs the docs files of all components, which import their pictures. */
async function readDocs() {
  const { module } = await runnerImport<typeof docs>(
    fileURLToPath(new URL('../../packages/story-kit/src/docs/allDocs.ts', import.meta.url)),
    {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: sources },
    },
  );
  return module.allDocs;
}

async function documented(): Promise<Documented[]> {
  const allDocs = await readDocs();
  return componentFacts().flatMap((facts) => {
    const docs = allDocs.get(facts.name);
    return docs ? [{ ...facts, docs }] : [];
  });
}

const types: Record<string, string> = { '.json': 'application/json', '.txt': 'text/plain', '.md': 'text/markdown' };

/** Adds `components.json`, `llms.txt` and a page in Markdown for each component to the built catalogue. A served catalogue makes them on request. */
export const referencePlugin = (): Plugin => ({
  name: 'vitrine-reference',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://catalogue').pathname.slice(1);
      if (!/^(components\.json|llms\.txt|reference\/\w+\.md)$/.test(path)) return next();
      documented()
        .then((components) => {
          const text = referenceFiles(components).get(path);
          if (text === undefined) return next();
          response.setHeader('content-type', `${types[extname(path)]}; charset=utf-8`).end(text);
        })
        .catch(next);
    });
  },
  async generateBundle() {
    for (const [fileName, source] of referenceFiles(await documented()))
      this.emitFile({ type: 'asset', fileName, source });
  },
});
