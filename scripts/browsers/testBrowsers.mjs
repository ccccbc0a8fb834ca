// Walks the journeys through the components and the shop in Chromium, Firefox and WebKit, with motion.
//
//   npm run test:browsers                       all journeys
//   npm run test:browsers -- webkit             only in this browser
//   npm run test:browsers -- firefox Drawer     journeys with this in their name
import { installWithBrowser } from './browser.mjs';
import { withCatalogue } from '../run/catalogue.mjs';
import { goJourneys, isBrowser, shopOfJourneys } from './otherBrowsers.mjs';
import { main } from '../run/programs.mjs';
import { withShop } from '../run/withShop.mjs';

await main(async () => {
  const args = process.argv.slice(2);
  const browsers = args.filter(isBrowser);
  const filter = args.filter((arg) => !isBrowser(arg)).join(' ');
  const env = await installWithBrowser();
  process.exitCode = await withCatalogue((catalogue) =>
    withShop(
      (site) => goJourneys({ catalogue, site }, env, { filter, ...(browsers.length > 0 && { browsers }) }),
      shopOfJourneys,
    ),
  );
});
