// Reads the reports of test runners: the numbers of passed, failed and skipped tests, and the messages of the failed ones.
import { defaultFlavour } from '../run/flavours.mjs';

const colours = /\u001b\[[0-9;]*m/g;

/** Returns the beginning of a message, which contains the reason. The rest is mostly the page's elements. */
const beginning = (message = '') =>
  message
    .replace(colours, '')
    .split('\n')
    .slice(0, 25)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');

/** Counts the results of Jest and of Vitest, which have the same shape. */
export function jestCounts({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  // A file that does not load has no tests to fail.
  const unloaded = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length);
  const failed = testResults
    .flatMap((file) => file.assertionResults)
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => ({ test: fullName, message: beginning(failureMessages?.[0]) }));
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests,
    failures: [...failed, ...unloaded.map(({ name, message }) => ({ test: name, message: beginning(message) }))],
  };
}

/** Returns the outcome of each test of Jest: its name, and whether it has passed. */
const jestOutcomes = ({ testResults }) =>
  testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ test: fullName, isPassed: status === 'passed' }));

/**
 * Counts the results of one round over the catalogue's stories. `stories` is the number of stories, `platform` their platform, and `code`
 * the test runner's exit code. `report` is undefined if the runner wrote none. A story that was not played has not passed.
 */
export function storyCounts(report, { stories, platform, code }) {
  if (!report)
    return {
      passed: 0,
      failed: 1,
      failures: [{ test: platform, message: '    The test runner did not run: see above.' }],
    };
  const { passed, failed, skipped, failures } = jestCounts(report);
  const where = platform === defaultFlavour ? '' : ` on ${platform}`;
  const nameOf = (test) => test.replace(/ (play|smoke)-test$/, '') + where;
  const faults = failures.map(({ test, message }) => ({ test: nameOf(test), message }));
  const played = passed + failed + skipped;
  if (played !== stories)
    faults.push({
      test: platform,
      message: `    The catalogue has ${stories} stories here, and ${played} were played: build it again.`,
    });
  if (code !== 0 && faults.length === 0)
    faults.push({ test: platform, message: `    The test runner ended with exit code ${code}: see above.` });
  const outcomes = jestOutcomes(report).map(({ test, isPassed }) => ({ test: nameOf(test), isPassed }));
  return { passed, failed: faults.length, failures: faults, outcomes };
}

/** Returns the sum of several rounds' results. */
export const sumOf = (rounds) => ({
  passed: rounds.reduce((sum, { passed }) => sum + passed, 0),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  failures: rounds.flatMap(({ failures }) => failures),
  outcomes: rounds.flatMap(({ outcomes = [] }) => outcomes),
});

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Counts the results of Playwright. A test that passed only after a retry has not passed. */
export function playwrightCounts(report) {
  const { stats, errors } = report;
  const failed = specsOf(report)
    .filter((spec) => spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map((spec) => ({
      test: `${spec.file}:${spec.line} ${spec.title}`,
      message: beginning(spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
    }));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failed,
      ...errors.map(({ message }) => ({ test: 'a fault outside of tests', message: beginning(message) })),
    ],
  };
}

/** Returns the outcome of each test of Playwright that was not skipped, on each platform. */
export const playwrightOutcomes = (report) =>
  specsOf(report).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, projectName }) => ({
        test: `${spec.title}${projectName === defaultFlavour ? '' : ` on ${projectName}`}`,
        isPassed: status === 'expected',
      })),
  );
