import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namesIn, problemsOf, readSpecification } from './specification.mjs';

const root = new URL('../../../', import.meta.url);
const read = (path) => {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
const document = read('docs/specification.md');
const specification = readSpecification(document);

describe('docs/specification.md', () => {
  test('names existing tests and stories, for every statement', () => {
    expect(problemsOf(specification, read)).toEqual([]);
  });

  test('gives the number of its statements', () => {
    const { rows, accepted } = specification;
    expect(document).toContain(`${rows.length} statements, ${accepted.length} of them accepted deviations.`);
  });

  test('reads every row of its tables, and uses every path', () => {
    const { files, rows, accepted } = specification;
    const lines = document.split('\n').filter((line) => /^\| (?!id |-)/.test(line));
    expect(lines).toHaveLength(rows.length + accepted.length);
    const used = new Set(rows.flatMap(({ references }) => references.map(({ label }) => label)));
    expect([...files.keys()].filter((label) => !used.has(label))).toEqual([]);
  });
});

describe('a statement', () => {
  const sources = {
    'a.test.ts': "describe('a cart', () => { it.each([1])('counts', () => {}); test('is empty', () => {}); });",
    'A.stories.tsx': 'export const Empty = meta.story({});',
    'e2e/a.spec.ts':
      "test.describe('one', all, () => test('x', () => {})); describe('two', () => test('x', () => {}));",
  };
  const problems = (shownBy, more = '') =>
    problemsOf(
      readSpecification(
        `| 1.a.1 | Statement | ${shownBy} | all |\n${more}\n[a]: ../a.test.ts\n[A]: ../A.stories.tsx\n[e2e]: ../e2e/a.spec.ts\n[gone]: ../gone.ts\n`,
      ),
      (path) => sources[path],
    );

  test('is covered by an existing test or story', () => {
    expect(problems('[a cart › counts][a]; [is empty][a]; [Empty][A]; [one › x][e2e]')).toEqual([]);
  });

  test.each([
    ['[a cart › counted][a]', "1.a.1: a.test.ts has no 'a cart › counted'."],
    ['[pty][A]', "1.a.1: A.stories.tsx has no 'pty'."],
    ['[x][e2e]', "1.a.1: 'x' stands 2 times in e2e/a.spec.ts; name the suite as well."],
    ['[Empty][gone]', '1.a.1: there is no file gone.ts.'],
    ['[Empty][nowhere]', '1.a.1: no path is given for [nowhere].'],
    ['', '1.a.1 is shown by nothing, and not accepted.'],
  ])('is not covered by %j', (shownBy, problem) => {
    expect(problems(shownBy)).toEqual([problem]);
  });

  test('may be accepted as a deviation, in one row', () => {
    expect(problems('', '## Accepted deviations\n| 1.a.1 | Reason |')).toEqual([]);
    expect(problems('[Empty][A]', '| 1.a.1 | Again | [Empty][A] | no_such_flavour |')).toEqual([
      '1.a.1 is there twice.',
      '1.a.1 names flavours that there are not: no_such_flavour',
    ]);
    expect(problems('[Empty][A]', '## Accepted deviations\n| 1.a.2 | Reason |')).toEqual([
      '1.a.2 is accepted, but there is no such row.',
    ]);
  });

  test('of a journey is found by its key', () => {
    expect(
      namesIn('scripts/browsers/journeys/site.mjs', "export const site = { 'Site: buys': { path: '/' } };"),
    ).toEqual(['Site: buys']);
  });
});
