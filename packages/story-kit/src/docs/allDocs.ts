import type { ComponentDocs } from './componentDocs.js';
import { loaders } from './docsOf.js';

const entries = [...loaders].map(async ([name, load]) => [name, await load()] as const);

/** The documentation of all components and sections, by name. */
export const allDocs: ReadonlyMap<string, ComponentDocs> = new Map(await Promise.all(entries));
