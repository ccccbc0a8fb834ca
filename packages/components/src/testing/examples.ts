/// <reference types="vite/client" />
import type { ReactElement } from 'react';
import type * as exported from '../index.js';

/** Every exported component, by its name. */
export type ComponentName = {
  [Name in keyof typeof exported]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof exported];

/** Examples of components with their optional parts, as on a page. Each file `*.example.tsx` exports some. */
export type Examples = Partial<Record<ComponentName, ReactElement>>;

// `bundle.ts` replaces this line, because esbuild does not know it.
const modules = import.meta.glob<{ examples: Examples }>('../*/*.example.tsx', { eager: true });

/** The examples of all components. `conformance.test.tsx` fails if a component has none. */
export const examples = Object.assign({}, ...Object.values(modules).map((module) => module.examples)) as Record<
  ComponentName,
  ReactElement
>;
