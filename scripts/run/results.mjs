// The end of a script that runs tests.
import { writeFileSync } from 'node:fs';

/**
 * Prints the numbers of passed and failed tests, and writes them with the failures and the outcome of each test to a file, if it is set.
 * Returns the exit code.
 * @param {{ passed: number, failed: number, failures?: { test: string, message: string }[], outcomes?: { test: string, isPassed: boolean }[] }} counts
 */
export function conclude({ passed, failed, failures, outcomes }, file) {
  if (file) writeFileSync(file, JSON.stringify({ passed, failed, failures, outcomes }));
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
