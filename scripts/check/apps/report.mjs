// Prints a line for each check and counts the checks.

/** The result of a check whose test throws. */
export const failed = Symbol('failed');

/** Creates the checks of an app: `check(sentence, test)` resolves to the result of the test, or to `failed` if it throws. */
export function createReport(app) {
  const counts = { passed: 0, failed: 0, failures: [] };
  async function check(sentence, test) {
    try {
      const result = await test();
      counts.passed += 1;
      console.log(`✓ ${app}: ${sentence}`);
      return result;
    } catch (error) {
      counts.failed += 1;
      counts.failures.push({ test: `${app}: ${sentence}`, message: error.message });
      console.log(`✗ ${app}: ${sentence}\n  ${error.message}`);
      return failed;
    }
  }
  return { counts, check };
}
