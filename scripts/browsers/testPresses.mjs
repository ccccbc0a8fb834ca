// Presses every button of the shop's pages before, during and after the loading of its script: by mouse, finger, key
// and assistive technology. `npm test` presses each in two of the ways and moments.
import { join } from 'node:path';
import { installWithBrowser } from './browser.mjs';
import { buildPackages, buildSite } from '../run/build.mjs';
import { main, root, run } from '../run/programs.mjs';

await main(async () => {
  const env = { ...(await installWithBrowser()), EARLY_PRESSES: 'all' };
  await buildPackages();
  await buildSite();
  process.exitCode = await run('playwright', ['test', 'early-presses', ...process.argv.slice(2)], {
    cwd: join(root, 'site'),
    env,
  });
});
