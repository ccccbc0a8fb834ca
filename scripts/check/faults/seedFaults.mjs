import { run } from '../../run/programs.mjs';

/** Seeds the faults into stories of the catalogue. `env` is the result of `browser()`. Resolves to the exit code. */
export const seedFaults = (catalogue, env, options) =>
  run('node', ['--no-warnings', 'scripts/check/faults/run.mjs', JSON.stringify({ catalogue, ...options })], { env });
