// Runs Lighthouse on the shop's pages and on a plain static page of Next.js in the same run: npm run lighthouse [-- --rounds=5]
// It uses the setting for phones with simulated throttling, and the median of the rounds.
import { launchChromium } from '../browsers/browser.mjs';
import { main } from '../run/programs.mjs';
import { readOptions } from '../run/options.mjs';
import { freePort } from '../run/port.mjs';
import { installIn } from '../run/install.mjs';
import { table } from '../run/tables.mjs';
import { ratio, verdict } from './report.mjs';
import { commerce, measurePages, withSites } from './withSites.mjs';

const { rounds } = readOptions({ rounds: 5 });
/** The maximum number of points that a page may be below the plain page. */
const goal = 4;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** As the columns are called. */
const titles = { 'best-practices': 'practices', seo: 'SEO' };
const audits = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint', TBT: 'total-blocking-time' };

await main(async () => {
  await installIn('scripts/bench');
  const { default: lighthouse } = await import('lighthouse');
  await withSites(async (sites) => {
    const port = await freePort();
    const running = await launchChromium(sites.env, `--remote-debugging-port=${port}`);
    const measure = async (url) => {
      const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
      return {
        ...Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
        ...Object.fromEntries(Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit].numericValue])),
        CLS: lhr.audits['cumulative-layout-shift'].numericValue,
      };
    };
    const { names, of } = await measurePages(sites, rounds, measure);
    await running.close();
    const least = of('plain', 'performance') - goal;
    const rows = names.map((name) => [
      name,
      ...categories.map((key) => of(name, key)),
      ...Object.keys(audits).map((key) => of(name, key).toFixed(0)),
      of(name, 'CLS').toFixed(3),
      of(name, 'performance') - of('plain', 'performance'),
      ratio(of(name, 'FCP') / of('plain', 'FCP')),
      name === 'plain' ? '' : verdict(of(name, 'performance') >= least, `≥ ${least}`),
    ]);
    const head = [
      'page',
      ...categories.map((name) => titles[name] ?? name),
      ...Object.keys(audits).map((name) => `${name}, ms`),
      'CLS',
      'beside plain',
      'FCP beside plain',
      'goal',
    ];
    console.log(`\n${table(head, rows)}`);
    const { noted, points, firstPaint } = commerce;
    const others = names.map((name) => [
      name,
      points[name],
      points[name] - points.plain,
      firstPaint[name],
      ratio(firstPaint[name] / firstPaint.plain),
    ]);
    console.log(`\nNext.js Commerce and its plain page, as measured once (noted on ${noted}):\n`);
    console.log(table(['page', 'performance', 'beside plain', 'first paint, ms', 'first paint beside plain'], others));
  });
});
