import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf, readSpecification } from './specification.mjs';

const root = new URL('../../../', import.meta.url);
const read = (path) => {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** Reads the rows of the standard in the form of the specification. A row that is not met may name no test. */
function readStandard(markdown) {
  const { files } = readSpecification(markdown);
  const rows = [...markdown.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (\w+) \| (.*)\|$/gm)].map(
    ([, id, statement, state, shownBy = '']) => {
      const references = [...shownBy.matchAll(/\[([^\]]+)\]\[([^\]]+)\]/g)].map(([, name, label]) => ({ name, label }));
      return { id, statement, state, shownBy, references, flavours: 'all' };
    },
  );
  const accepted = rows.filter(({ state }) => state !== 'met').map(({ id }) => id);
  return { files, rows, accepted };
}

describe('docs/security.md', () => {
  const document = read('docs/security.md');
  const standard = readStandard(document);

  test('names existing tests, for every requirement that is met', () => {
    expect(problemsOf(standard, read)).toEqual([]);
  });

  test('reads every row, uses every path, and says what is missing', () => {
    const { rows, files } = standard;
    expect(rows).toHaveLength(document.match(/^\| \d+\.\d+/gm).length);
    const used = new Set(rows.flatMap(({ references }) => references.map(({ label }) => label)));
    expect([...files.keys()].filter((label) => !used.has(label))).toEqual([]);
    for (const { id, state, shownBy } of rows) {
      expect(['met', 'part', 'open', 'operator', 'none'], id).toContain(state);
      if (['part', 'open', 'none'].includes(state)) expect(shownBy.trim(), id).not.toBe('');
    }
  });
});

test('each severity of the nightly audit has its time for an update, shorter for a worse one', () => {
  const days = [...read('SECURITY.md').matchAll(/^\| `(\w+)` +\| (\d+) days +\|$/gm)];
  expect(days.map(([, severity]) => severity)).toEqual(['critical', 'high', 'moderate', 'low']);
  const times = days.map(([, , count]) => Number(count));
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  expect(read('.github/workflows/nightly.yml')).toMatch(/cron: .*\n[^]*npm audit --omit=dev --audit-level=high /);
});

test('a requirement that is met without a test, or with one that is gone, is found', () => {
  const found = (row) => problemsOf(readStandard(`${row}\n\n[a]: ../a.test.ts\n`), () => "it('is sealed', () => {});");
  expect(found('| 7.1.1 | x | met | [is sealed][a] |')).toEqual([]);
  expect(found('| 7.1.1 | x | open | missing |')).toEqual([]);
  expect(found('| 7.1.1 | x | met | |')).toEqual(['7.1.1 is shown by nothing, and not accepted.']);
  expect(found('| 7.1.1 | x | met | [is open][a] |')).toEqual(["7.1.1: a.test.ts has no 'is open'."]);
});
