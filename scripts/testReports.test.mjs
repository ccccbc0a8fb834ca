import { expect, it } from 'vitest';
import { jestCounts, playwrightCounts } from './testReports.mjs';

it('counts the tests of Jest and of Vitest, and says what failed and why, without colours', () => {
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

it('counts the tests of Playwright, those passed at a second try as failed, and finds them in nested suites', () => {
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
