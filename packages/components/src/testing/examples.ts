/// <reference types="vite/client" />
import type { ReactElement } from 'react';
import type * as exported from '../index.js';

/** Every exported component, by its name. */
export type ComponentName = {
  [Name in keyof typeof exported]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof exported];

/** Components as a page would use them, with their optional parts: what a file `*.example.tsx` exports. */
export type Examples = Partial<Record<ComponentName, ReactElement>>;

// `bundle.ts` writes this line out, since esbuild does not know it.
const modules = import.meta.glob<{ examples: Examples }>('../*/*.example.tsx', { eager: true });

/** The examples of all components. `conformance.test.tsx` fails where a component has none. */
export const examples = Object.assign({}, ...Object.values(modules).map((module) => module.examples)) as Record<
  ComponentName,
  ReactElement
>;
