import { expect, it } from 'vitest';
import { allFiles, read } from '../../run/files.mjs';

const folder = 'site/src/serving/next';
const own = 'scripts/check/repository/nextInternals.test.mjs';
const sources = allFiles().filter((file) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file) && file !== own);

/** The modules of Next that a file names, whether by an import, a type or a path. They are not public. */
const internalsIn = (file) => read(file).match(/next\/dist(?:\/[\w./-]+)?/g) ?? [];

it(`only ${folder} names what is inside Next`, () => {
  const naming = sources.filter((file) => internalsIn(file).length > 0);
  expect(naming.filter((file) => !file.startsWith(`${folder}/`))).toEqual([]);
  expect(naming).toContain(`${folder}/pageKeys.mjs`);
});

it('each is in the table of its page, with the reason', () => {
  const inTable = new Set(internalsIn(`${folder}/README.md`));
  const isTest = (file) => /\.test\.ts$/.test(file);
  const used = sources.filter((file) => file.startsWith(`${folder}/`) && !isTest(file)).flatMap(internalsIn);
  expect(new Set([...used, 'next/dist'])).toEqual(inTable);
});
