/// <reference types="vite/client" />
import type { ComponentDocs } from './componentDocs.js';

const files = import.meta.glob<ComponentDocs>('../../../*/src/*/*.docs.tsx', { import: 'default' });

/** Functions that load the documentation of a component or section, by its name. */
export const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/(\w+)\.docs\.tsx$/, '$1'), load]),
);

const loaded = new Map<string, Promise<ComponentDocs | undefined>>();

/** Loads the documentation of a component: the same promise each time. Resolves to undefined for a page without one. */
export function docsOf(name: string): Promise<ComponentDocs | undefined> {
  const docs = loaded.get(name) ?? loaders.get(name)?.() ?? Promise.resolve(undefined);
  loaded.set(name, docs);
  return docs;
}
