/// <reference types="vite/client" />
import type { ComponentDocs } from './componentDocs.js';

const files = import.meta.glob<ComponentDocs>('../../../*/src/*/*.docs.tsx', { import: 'default' });

const loaded = new Map<string, Promise<ComponentDocs | undefined>>();

/** Loads the documentation of a component: the same promise each time. Resolves to undefined for a page without one. */
export function docsOf(name: string): Promise<ComponentDocs | undefined> {
  const known = loaded.get(name);
  if (known) return known;
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}.docs.tsx`))?.[1];
  const docs = load?.() ?? Promise.resolve(undefined);
  loaded.set(name, docs);
  return docs;
}
