// Seeds faults into stories that have none, and fails if the checks of the catalogue do not find one of them.
//
//   npm run test:faults             all faults of seeds.mjs
//   npm run test:faults -- Tab      faults with this in their description
import { installWithBrowser } from '../../browsers/browser.mjs';
import { withCatalogue } from '../../run/catalogue.mjs';
import { main } from '../../run/programs.mjs';
import { seedFaults } from './seedFaults.mjs';

await main(async () => {
  const [filter] = process.argv.slice(2);
  const env = await installWithBrowser();
  process.exitCode = await withCatalogue((catalogue) => seedFaults(catalogue, env, { filter }));
});
