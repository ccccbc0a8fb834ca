import { expect, test } from 'vitest';
import { readMeasurement } from './measurement.js';

const page = `# Site

\`npm run measure\` on 2026-05-04, Node 26.

| route | JS |
| ----- | -: |
| \`/\` | 196.3 |

## Navigation

Slow.

| way | ms |
| --- | -: |
| press | 240 |

A second table:

| way | ms |
| --- | -: |
| hover | 12 |

## Load

\`npm run load -- --seconds=4\` on 2026-05-02, idle. No table.
`;

test('a table has the command and the date above it', () => {
  expect(readMeasurement(page)).toEqual({
    command: 'npm run measure',
    date: '2026-05-04',
    rows: [{ route: '/', JS: '196.3' }],
  });
});

test('a section without a command has the one of its page', () => {
  expect(readMeasurement(page, 'Navigation')).toMatchObject({
    date: '2026-05-04',
    rows: [{ way: 'press', ms: '240' }],
  });
  expect(readMeasurement(page, 'Navigation', 1).rows).toEqual([{ way: 'hover', ms: '12' }]);
});

test.each([
  ['no such section', page, 'Nothing'],
  ['a section without a table', page, 'Load'],
  ['a page without a date', page.replace(' on 2026-05-04', ''), ''],
])('nothing is read from %s', (_, text, heading) => {
  expect(() => readMeasurement(text, heading)).toThrow(`under "${heading}"`);
});
