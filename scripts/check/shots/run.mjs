// Compares a picture of every story in every look with an earlier picture. Makes a contact sheet of each platform's pictures.
//
//   npm run shots -- --update-snapshots               takes the pictures, into .cache/shots
//   npm run shots                                     compares with them; .cache/shots/report shows each difference
//   npm run shots -- --grep 'Header|Cart'             only stories whose title or name matches this regular expression
//   npm run shots -- --project big_commerce           only on this platform
//
// The options of `playwright test` apply, too.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installWithBrowser } from '../../browsers/browser.mjs';
import { withCatalogue } from '../../run/catalogue.mjs';
import { cache, main, run, say } from '../../run/programs.mjs';
import { platforms } from '../stories/playStories.mjs';
import { sheetPage } from './sheets.mjs';

const shots = join(cache, 'shots');

await main(async () => {
  const env = { ...(await installWithBrowser()), SHOTS: shots };
  process.exitCode = await withCatalogue((url) =>
    run('playwright', ['test', '--config', import.meta.dirname, ...process.argv.slice(2)], {
      env: { ...env, CATALOGUE_URL: url },
    }),
  );
  for (const platform of platforms.filter((name) => existsSync(join(shots, name)))) {
    writeFileSync(join(shots, `${platform}.html`), sheetPage(shots, platform));
    say(`Contact sheet: ${join(shots, `${platform}.html`)}`);
  }
});
