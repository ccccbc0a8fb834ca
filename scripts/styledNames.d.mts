import type { Plugin } from 'esbuild';

/** An esbuild plugin that gives styled-components classes made of their place: see styledNames.mjs. */
export function styledNames(packageName: string): Plugin;
