/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import type { PicturedRules } from './rules.js';

/** What the file `*.docs.tsx` in a component's folder may export. */
interface ComponentDocs {
  /** Stands for the component on the overview. */
  picture?: ReactNode;
  rules?: PicturedRules;
}

const modules = import.meta.glob<ComponentDocs>('../../packages/*/src/*/*.docs.tsx', { eager: true });

/** The pictures of components and sections, by their names. */
export const componentDocs = new Map(
  Object.entries(modules).map(([path, docs]) => [path.replace(/^.*\/(\w+)\.docs\.tsx$/, '$1'), docs] as const),
);
