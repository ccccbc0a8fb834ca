/// <reference types="vite/client" />
import type { ComponentDocs } from './componentDocs.js';

const files = import.meta.glob<ComponentDocs>('../../../*/src/*/*.docs.tsx', { import: 'default' });
const samples = import.meta.glob<string>('../../../*/src/*/*.sample.tsx', { query: '?raw', import: 'default' });

/** Loads the documentation of a file, with the code of the sample beside it. */
async function load(path: string, loadDocs: () => Promise<ComponentDocs>): Promise<ComponentDocs> {
  const [docs, code] = await Promise.all([loadDocs(), samples[path.replace('.docs.', '.sample.')]?.()]);
  return code === undefined ? docs : { ...docs, code: code.trim() };
}

/** Functions that load the documentation of a component or section, by its name. */
export const loaders = new Map(
  Object.entries(files).map(([path, loadDocs]) => [
    path.replace(/^.*\/(\w+)\.docs\.tsx$/, '$1'),
    () => load(path, loadDocs),
  ]),
);

const loaded = new Map<string, Promise<ComponentDocs | undefined>>();

/** Loads the documentation of a component: the same promise each time. Resolves to undefined for a page without one. */
export function docsOf(name: string): Promise<ComponentDocs | undefined> {
  const docs = loaded.get(name) ?? loaders.get(name)?.() ?? Promise.resolve(undefined);
  loaded.set(name, docs);
  return docs;
}
