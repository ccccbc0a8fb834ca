// The flavours, for scripts that start before the packages are built, on a Node that may not load TypeScript: read from their one list.
import { readFileSync } from 'node:fs';

const list = readFileSync(new URL('../../packages/commerce/src/model/flavours.ts', import.meta.url), 'utf8');

/** `{ name, title }` of each, the usual one first. */
export const flavours = [...list.matchAll(/\{ name: '(\w+)', title: '([^']+)'/g)].map(([, name, title]) => ({
  name,
  title,
}));

export const flavourNames = flavours.map(({ name }) => name);
export const [usualFlavour] = flavourNames;
