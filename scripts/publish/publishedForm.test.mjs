import { describe, expect, it } from 'vitest';
import { formProblems } from './publishedForm.mjs';

const manifest = {
  description: 'A package.',
  license: 'MIT',
  homepage: 'https://example.com',
  repository: { type: 'git', url: 'git+https://example.com/it.git' },
  engines: { node: '>=20' },
  dependencies: { '@vitrine/components': '^0.1.0', other: '*' },
};
const texts = {
  LICENSE: 'MIT License',
  'README.md': '[License](LICENSE), [a heading](#use), [elsewhere](https://example.com)',
  'dist/index.js': 'export {};',
};
const problems = (changes = {}, files = {}) =>
  formProblems({
    manifest: { ...manifest, ...changes },
    files: new Map(Object.entries({ ...texts, ...files }).filter(([, text]) => text !== undefined)),
    license: 'MIT License',
  });

describe('formProblems', () => {
  it('accepts a complete package', () => expect(problems()).toEqual([]));

  it.each([
    ['a missing field', { homepage: undefined }, {}, 'package.json has no "homepage".'],
    [
      'a missing license',
      {},
      { LICENSE: undefined, 'README.md': '# Its name' },
      'LICENSE is missing, or is not the one of the project.',
    ],
    ['another license', {}, { LICENSE: 'ISC' }, 'LICENSE is missing, or is not the one of the project.'],
    ['a missing README', {}, { 'README.md': undefined }, 'README.md is missing.'],
    [
      'a link out of the package',
      {},
      { 'README.md': '[MIT](../../LICENSE)' },
      'README.md has a link to ../../LICENSE, which is not in the package.',
    ],
    [
      'any of our versions',
      { dependencies: { '@vitrine/commerce': '*' } },
      {},
      'The range of @vitrine/commerce is "*": say a version.',
    ],
    [
      'a source map that is named',
      {},
      { 'dist/index.js': 'export {};\n//# sourceMappingURL=index.js.map' },
      'dist/index.js names a source map; neither maps nor sources are published.',
    ],
  ])('finds %s', (_, changes, files, problem) => expect(problems(changes, files)).toEqual([problem]));
});
