/// <reference types="vite/client" />
import type { ComponentDocs } from './componentDocs.js';

const modules = import.meta.glob<ComponentDocs>('../../../*/src/*/*.docs.tsx', {
  eager: true,
  import: 'default',
});

/** The documentation of all components and sections, by name. */
export const allDocs: ReadonlyMap<string, ComponentDocs> = new Map(
  Object.entries(modules).map(([path, docs]) => [path.replace(/^.*\/(\w+)\.docs\.tsx$/, '$1'), docs]),
);
