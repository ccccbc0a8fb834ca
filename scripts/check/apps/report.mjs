// A line for each check, and their number.

/** Checks of an app: `check(sentence, test)` resolves to what the test gives, or to `failed` where it throws. */
export const failed = Symbol('failed');

export function createReport(app) {
  const counts = { passed: 0, failed: 0 };
  async function check(sentence, test) {
    try {
      const result = await test();
      counts.passed += 1;
      console.log(`✓ ${app}: ${sentence}`);
      return result;
    } catch (error) {
      counts.failed += 1;
      console.log(`✗ ${app}: ${sentence}\n  ${error.message}`);
      return failed;
    }
  }
  return { counts, check };
}
