// The names of the flavours. Scripts start before the packages are built, and on a Node that cannot load TypeScript, so this file reads the
// text.
import { readFileSync } from 'node:fs';

const list = readFileSync(new URL('../../packages/commerce/src/model/flavours.ts', import.meta.url), 'utf8');

/** `{ name, title }` of each flavour, the default first. */
export const flavours = [...list.matchAll(/\{ name: '(\w+)', title: '([^']+)'/g)].map(([, name, title]) => ({
  name,
  title,
}));

export const flavourNames = flavours.map(({ name }) => name);
export const [defaultFlavour] = flavourNames;
