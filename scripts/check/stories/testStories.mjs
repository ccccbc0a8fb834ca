// Plays stories of the catalogue in Chromium and checks each of them, as `npm test` does.
//
//   npm run test:stories                            all stories
//   npm run test:stories -- Drawer                  stories of files whose path matches this regular expression
//   npm run test:stories -- big_commerce Header     on this platform, where they are only played
import { installWithBrowser } from '../../browsers/browser.mjs';
import { withCatalogue } from '../../run/catalogue.mjs';
import { platforms, playStories } from './playStories.mjs';
import { main } from '../../run/programs.mjs';

await main(async () => {
  const args = process.argv.slice(2);
  const isPlatform = (arg) => platforms.includes(arg);
  const asked = args.filter(isPlatform);
  const [files = ''] = args.filter((arg) => !isPlatform(arg));
  const rounds = (asked.length ? asked : platforms.slice(0, 1)).map((platform) => ({ platform, files }));
  const env = await installWithBrowser();
  process.exitCode = await withCatalogue((url) => playStories(url, env, { rounds }));
});
