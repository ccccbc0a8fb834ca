// The names of the flavours. Scripts start before the packages are built, and on a Node that cannot load TypeScript, so this file reads the
// text.
import { readFileSync } from 'node:fs';
import { Failure } from './programs.mjs';

const list = readFileSync(new URL('../../packages/commerce/src/model/flavours.ts', import.meta.url), 'utf8');

/** `{ name, title, platform, api }` of each flavour, the default first. */
export const flavours = [
  ...list.matchAll(
    /\{ name: '(?<name>\w+)', title: '(?<title>[^']+)', platform: '(?<platform>\w+)', apis: \['(?<api>\w+)'/g,
  ),
].map(({ groups }) => ({ ...groups }));

export const flavourNames = flavours.map(({ name }) => name);
export const [defaultFlavour] = flavourNames;

/** Returns this flavour alone, or all of them without a name. Throws a Failure for an unknown name. */
export function chosenFlavours(only) {
  if (only === undefined) return flavourNames;
  if (!flavourNames.includes(only))
    throw new Failure(`--flavour is "${only}": choose from ${flavourNames.join(', ')}.`);
  return [only];
}

/** Returns the environment variables with which the shop uses a flavour. */
export function environmentOf(flavour) {
  const { platform, api } = flavours.find(({ name }) => name === flavour);
  return { COMMERCE_PLATFORM: platform, COMMERCE_API: api };
}
