import { flavours } from '@vitrine/commerce';
import { expect, it } from 'vitest';
import { allFiles, read } from '../../run/files.mjs';
import { flavours as flavoursOfScripts } from '../../run/flavours.mjs';

/** The files with a row for each flavour. A new platform adds a row to each of them. */
const places = ['packages/commerce/src/model/flavours.ts', 'packages/commerce/src/platforms/registry.ts'];

/** Files of a single platform may name all of its flavours. */
const ownFolder = /^packages\/commerce\/src\/platforms\/[^/]+\//;

const sources = allFiles().filter(
  (file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.\w+$/.test(file) && !ownFolder.test(file),
);

const withoutComments = (text) => text.replace(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, '');

it('each flavour has a row in two places, and is named beside others nowhere else', () => {
  const naming = sources.filter((file) => {
    const source = withoutComments(read(file));
    return flavours.filter(({ name }) => new RegExp(`(['"])${name}\\1|\\b${name}:`).test(source)).length > 1;
  });
  expect(naming.toSorted()).toEqual(places);
});

it('the scripts read the same list', () => {
  expect(flavoursOfScripts).toEqual(flavours.map(({ apis: [api], ...flavour }) => ({ ...flavour, api })));
});
