// Tests the speech of a real screen reader: Orca with Firefox, Chromium and WebKit, compared with the recordings of the components and of journeys through
// the shop.
//
//   npm run test:speech                         all recordings
//   npm run test:speech -- firefox Drawer       recordings with this in their name, in this browser
//   npm run test:speech -- Shop                 journeys through the shop
//   npm run test:speech -- Pages                the headings of the shop's pages, after links and history
//   npm run test:speech -- --record             writes the recordings
import { findPrograms, howToInstall, installWithBrowser } from './browser.mjs';
import { withCatalogue } from '../run/catalogue.mjs';
import { Failure, main, run } from '../run/programs.mjs';
import { withShop } from '../run/withShop.mjs';

const needed = ['firefox', 'webkit', 'xvfb', 'dbus', 'gsettings', 'accessibility', 'windows', 'orca', 'keys'];

await main(async () => {
  const args = process.argv.slice(2);
  const isBrowser = (arg) => ['firefox', 'chromium', 'webkit'].includes(arg);
  const browsers = args.filter(isBrowser);
  const filter = args.filter((arg) => !isBrowser(arg) && arg !== '--record').join(' ');
  const env = await installWithBrowser();
  const programs = await findPrograms(...needed);
  const missing = needed.filter((name) => !programs[name]);
  if (missing.length)
    throw new Failure(`A screen reader speaks here only on Linux, with Orca: ${howToInstall(...missing)}`);
  const all = { firefox: programs.firefox, chromium: env.CHROMIUM_PATH, webkit: programs.webkit };
  const files = Object.fromEntries(Object.entries(all).filter(([name]) => !browsers.length || browsers.includes(name)));
  const options = {
    files,
    programs,
    args: env.CHROMIUM_ARGS.split(' '),
    filter,
    isRecording: args.includes('--record'),
  };
  process.exitCode = await withCatalogue((catalogue) =>
    withShop((site, _, sandbox) =>
      run('node', ['scripts/browsers/speech/run.mjs', JSON.stringify({ ...options, catalogue, site, sandbox })]),
    ),
  );
});
