// Measures a cached page's requests per second, compared with a plain static page of Next.js in the same run: npm run load [-- --seconds=8]
import { main } from '../run/programs.mjs';
import { readOptions } from '../run/options.mjs';
import { installIn } from '../run/install.mjs';
import { kB, median, table } from '../run/tables.mjs';
import { ratio, verdict } from './report.mjs';
import { listing, withSites } from './withSites.mjs';

const { seconds } = readOptions({ seconds: 8 });
const rounds = 3;
const goal = 0.6;

await main(async () => {
  await installIn('scripts/bench');
  const { default: autocannon } = await import('autocannon');
  const perSecond = async (url) => {
    const { requests, non2xx, errors } = await autocannon({ url, connections: 20, duration: seconds });
    if (non2xx || errors) throw new Error(`${url}: ${non2xx} answers that were no success, ${errors} errors.`);
    return requests.average;
  };
  await withSites(async ({ ours, plain, slugs }) => {
    const pages = { home: '/', collection: listing, product: `/products/${slugs[0]}` };
    const rows = [];
    for (const [name, path] of Object.entries(pages)) {
      const html = await (await fetch(ours + path)).text();
      const rates = { ours: [], plain: [] };
      for (let round = 0; round < rounds; round++) {
        rates.ours.push(await perSecond(ours + path));
        rates.plain.push(await perSecond(`${plain}/`));
      }
      const share = median(rates.ours) / median(rates.plain);
      rows.push([
        name,
        kB(Buffer.byteLength(html)),
        median(rates.ours).toFixed(0),
        median(rates.plain).toFixed(0),
        ratio(share),
        verdict(share >= goal, `≥ ${ratio(goal)}`),
      ]);
    }
    console.log(`\n${table(['page', 'HTML, kB', 'ours, 1/s', 'plain, 1/s', 'ratio', 'goal'], rows)}`);
  });
});
