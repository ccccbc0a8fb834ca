import { expect, it } from 'vitest';
import { jestCounts, playwrightCounts, playwrightOutcomes, storyCounts, sumOf } from './testReports.mjs';

it('counts the tests of Jest and of Vitest, and reports each failure with its reason, without colours', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'subtracts', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'cannot be loaded' },
    ],
  };
  expect(jestCounts(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    failures: [
      { test: 'subtracts', message: '    expected 1' },
      { test: 'b.test.ts', message: '    cannot be loaded' },
    ],
  });
});

it('keeps only the beginning of a long message', () => {
  const failureMessages = [Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n')];
  const testResults = [{ assertionResults: [{ fullName: 'long', status: 'failed', failureMessages }] }];
  expect(jestCounts({ numFailedTests: 1, testResults }).failures[0].message).toMatch(/line 24$/);
});

it('counts the tests of Playwright, also in nested suites; a test that passed only after a retry counts as failed', () => {
  const spec = (title, status, error) => ({
    file: 'a.spec.ts',
    line: 1,
    title,
    tests: [{ status, results: [{ error }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [{ message: 'no server' }],
    suites: [
      {
        specs: [spec('pays', 'expected')],
        suites: [
          { specs: [spec('adds', 'unexpected', { message: 'timeout' }), spec('shakes', 'flaky', { message: 'late' })] },
        ],
      },
    ],
  };
  expect(playwrightCounts(report)).toEqual({
    passed: 1,
    failed: 3,
    skipped: 0,
    failures: [
      { test: 'a.spec.ts:1 adds', message: '    timeout' },
      { test: 'a.spec.ts:1 shakes', message: '    late' },
      { test: 'a fault outside of tests', message: '    no server' },
    ],
  });
});

const jestReport = (passed, failed) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  testResults: [
    {
      name: 'Drawer.stories.tsx',
      status: failed ? 'failed' : 'passed',
      assertionResults: Array.from({ length: failed }, () => ({
        fullName: 'Overlays/Drawer Default play-test',
        status: 'failed',
        failureMessages: ['It does not open.'],
      })),
    },
  ],
});

it('counts the stories of a round, and reports the platform of a failure', () => {
  expect(storyCounts(jestReport(2, 0), { stories: 2, platform: 'shopify_graphql', code: 0 })).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    outcomes: [],
  });
  expect(storyCounts(jestReport(1, 1), { stories: 2, platform: 'big_commerce', code: 1 })).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ test: 'Overlays/Drawer Default on big_commerce', message: '    It does not open.' }],
    outcomes: [{ test: 'Overlays/Drawer Default on big_commerce', isPassed: false }],
  });
});

it.each([
  ['a story was not played', jestReport(2, 0), { stories: 3, code: 0 }, 'has 3 stories here, and 2 were played'],
  ['the test runner failed without a story', jestReport(2, 0), { stories: 2, code: 1 }, 'ended with exit code 1'],
  ['there are no results', undefined, { stories: 2, code: 1 }, 'did not run'],
])('counts a failure if %s', (_, report, round, message) => {
  const { failed, failures } = storyCounts(report, { ...round, platform: 'shopify_rest' });
  expect(failed).toBe(1);
  expect(failures[0].message).toContain(message);
});

it('adds rounds up', () => {
  const failure = { test: 'a story', message: '    It failed.' };
  expect(
    sumOf([
      { passed: 2, failed: 0, failures: [], outcomes: [{ test: 'another story', isPassed: true }] },
      { passed: 1, failed: 1, failures: [failure] },
    ]),
  ).toEqual({
    passed: 3,
    failed: 1,
    failures: [failure],
    outcomes: [{ test: 'another story', isPassed: true }],
  });
});

it('has the outcome of each test of Playwright, on each platform', () => {
  const spec = {
    title: 'pays',
    tests: [
      { status: 'expected', projectName: 'shopify_graphql' },
      { status: 'flaky', projectName: 'big_commerce' },
      { status: 'skipped', projectName: 'shopify_rest' },
    ],
  };
  expect(playwrightOutcomes({ suites: [{ specs: [spec] }] })).toEqual([
    { test: 'pays', isPassed: true },
    { test: 'pays on big_commerce', isPassed: false },
  ]);
});
