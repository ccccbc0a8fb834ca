// Uses a cart for a long time, on a platform where one call in five fails: see soak.mjs.
//
//   npm run soak                                              70 shoppers, about 10,000 steps, on each flavour
//   npm run soak -- --flavour shopify_rest --seed 7           on this flavour, with another seed
//   npm run soak -- --flavour shopify_rest --seed 7 --path 3:1 --replayPath AAB:B    a finding again, from its report
import { buildPackages } from '../../run/build.mjs';
import { chosenFlavours } from '../../run/flavours.mjs';
import { install } from '../../run/install.mjs';
import { readOptions } from '../../run/options.mjs';
import { main, say } from '../../run/programs.mjs';

await main(async () => {
  const options = readOptions({ seed: 1, shoppers: 70 }, 'flavour', 'path', 'replayPath');
  const { flavour: only, ...rest } = options;
  const flavours = chosenFlavours(only);
  await install();
  await buildPackages();
  // The packages exist only after the build.
  const { soak } = await import('./soak.mjs');
  for (const flavour of flavours) {
    say(`${flavour}: ${rest.shoppers} shoppers from seed ${rest.seed}`);
    const { steps, calls, faults, doubtful } = await soak({ flavour, ...rest });
    console.log(
      `${steps} steps; ${calls} calls, of which ${faults} failed; ${doubtful} steps ended in doubt, and showed it`,
    );
  }
});
