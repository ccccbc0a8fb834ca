// Uses a cart for a long time, on a platform where one call in five fails: see soak.mjs.
//
//   npm run soak                                              10,000 steps on each flavour
//   npm run soak -- --flavour shopify_rest --seed 7           on this flavour, with another seed
//   npm run soak -- --flavour shopify_rest --steps 300        the first 300 of the same steps again
import { parseArgs } from 'node:util';
import { buildPackages } from '../../run/build.mjs';
import { flavourNames } from '../../run/flavours.mjs';
import { install } from '../../run/install.mjs';
import { Failure, main, say } from '../../run/programs.mjs';

function readOptions() {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { flavour: text, seed: text, steps: text } });
  if (values.flavour !== undefined && !flavourNames.includes(values.flavour))
    throw new Failure(`--flavour is "${values.flavour}": choose from ${flavourNames.join(', ')}.`);
  const number = (name, fallback) => {
    const value = Number(values[name] ?? fallback);
    if (Number.isSafeInteger(value) && value > 0) return value;
    throw new Failure(`--${name} is "${values[name]}": give it a whole number from 1.`);
  };
  return {
    chosen: values.flavour === undefined ? flavourNames : [values.flavour],
    seed: number('seed', 1),
    steps: number('steps', 10_000),
  };
}

await main(async () => {
  const { chosen, seed, steps } = readOptions();
  await install();
  await buildPackages();
  // The packages exist only after the build.
  const { soak } = await import('./soak.mjs');
  for (const flavour of chosen) {
    say(`${flavour}: ${steps} steps from seed ${seed}`);
    const { calls, faults, doubtful, counts, problems } = await soak({ flavour, seed, steps });
    for (const { step, name, problem, calls: made } of problems)
      console.error(`✗ step ${step}, ${name}: ${problem}\n${made.map((call) => `    ${call}`).join('\n')}\n`);
    console.log(
      `${steps} steps, ${problems.length} wrong; ${calls} calls, of which ${faults} failed; ${doubtful} ended in doubt, and showed it; ` +
        JSON.stringify(counts),
    );
    if (problems.length > 0) process.exitCode = 1;
  }
});
