// Uses a cart for a long time, on a platform where one call in five fails: see soak.mjs.
//
//   npm run soak                                              10,000 steps on each flavour
//   npm run soak -- --flavour shopify_rest --seed 7           on this flavour, with another seed
//   npm run soak -- --flavour shopify_rest --steps 300        the first 300 of the same steps again
import { buildPackages } from '../../run/build.mjs';
import { flavourNames } from '../../run/flavours.mjs';
import { install } from '../../run/install.mjs';
import { readOptions } from '../../run/options.mjs';
import { Failure, main, say } from '../../run/programs.mjs';

await main(async () => {
  const { flavour: only, seed, steps } = readOptions({ seed: 1, steps: 10_000 }, 'flavour');
  if (only !== undefined && !flavourNames.includes(only))
    throw new Failure(`--flavour is "${only}": choose from ${flavourNames.join(', ')}.`);
  await install();
  await buildPackages();
  // The packages exist only after the build.
  const { soak } = await import('./soak.mjs');
  for (const flavour of only ? [only] : flavourNames) {
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
