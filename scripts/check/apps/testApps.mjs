// Makes the apps of docs/guides word for word, with packed tarballs, and checks them in Chromium.
//
//   npm run test:apps                  all apps
//   npm run test:apps -- vite next     only these apps
//   npm run test:apps -- --short       without Next's development server, as in npm test
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installWithBrowser, launchChromium } from '../../browsers/browser.mjs';
import { buildPackages } from '../../run/build.mjs';
import { pack } from '../../publish/pack.mjs';
import { cache, Failure, main } from '../../run/programs.mjs';
import { conclude } from '../../run/results.mjs';

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { results: { type: 'string' }, short: { type: 'boolean' } },
  });
  const env = await installWithBrowser();
  // These modules exist only after the installation.
  const { apps } = await import('./apps.mjs');
  const { testApp } = await import('./app.mjs');
  const names = positionals.length ? positionals : Object.keys(apps);
  const unknown = names.find((name) => !(name in apps));
  if (unknown) throw new Failure(`There is no app "${unknown}": choose from ${Object.keys(apps).join(', ')}.`);

  await buildPackages();
  const tarballs = new Map((await pack(join(cache, 'app-tarballs'))).map(({ name, file }) => [name, file]));
  const chrome = await launchChromium(env);
  const sum = { passed: 0, failed: 0 };
  for (const name of names) {
    const { passed, failed } = await testApp(name, apps[name], {
      tarballs,
      browser: chrome,
      isShort: values.short,
    });
    sum.passed += passed;
    sum.failed += failed;
  }
  await chrome.close();
  process.exitCode = conclude(sum, values.results);
});
