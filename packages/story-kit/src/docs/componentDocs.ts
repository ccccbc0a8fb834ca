/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import type { PicturedRules } from '../samples/rules.js';

/** The exports of a file `*.docs.tsx` in a component's folder. */
interface ComponentDocs {
  /** The component's picture on the overview. */
  picture?: ReactNode;
  rules?: PicturedRules;
}

const modules = import.meta.glob<ComponentDocs>('../../../*/src/*/*.docs.tsx', { eager: true });

/** The pictures of components and sections by name. */
export const componentDocs = new Map(
  Object.entries(modules).map(([path, docs]) => [path.replace(/^.*\/(\w+)\.docs\.tsx$/, '$1'), docs] as const),
);
