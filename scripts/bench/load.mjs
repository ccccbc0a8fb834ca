// Measures the server under load, beside a plain static page of Next.js in the same run, and beside a server with Redis:
//
//   npm run load                       all of it, on a quiet machine: about half an hour
//   npm run load -- --requests=2000    with a short look at the memory
//   npm run load -- --only=rates       the first measurement alone
//
// 1. Requests a second for cached pages.
// 2. How long visitors wait (p50, p99), eight at once, for each kind of request.
// 3. The server's memory over many requests of all kinds, with the bounds that the image sets.
import { Agent, request as open } from 'node:http';
import { text } from 'node:stream/consumers';
import { findPrograms, howToInstall } from '../browsers/browser.mjs';
import { readOptions } from '../run/options.mjs';
import { freePort, host } from '../run/port.mjs';
import { Failure, main, say, start, stop, untilItPrints } from '../run/programs.mjs';
import { kB, median, table } from '../run/tables.mjs';
import { withShop } from '../run/withShop.mjs';
import { manyPages, memoryOf, productPaths } from './manyPages.mjs';
import { rateOf } from './rate.mjs';
import { ms, ratio, verdict } from './report.mjs';
import { listing, withSites } from './withSites.mjs';

const { seconds, samples, requests, only } = readOptions({ seconds: 8, samples: 900, requests: 100_000 }, 'only');
const isRatesOnly = only === 'rates';
const rounds = 3;
const atOnce = 8;
/** What clients accept: a browser by TLS, an older client, and one without compression. The plain app has gzip alone. */
const encodings = ['br, gzip', 'gzip', 'identity'];
/** The plain app's requests a second, times this; the server's memory in MB, and its growth over the second half of the requests. */
const goals = { share: 4, memory: 400, growth: 1.1 };

/** Each is rendered once, for the second measurement and in a tenth of the requests of the third. */
const pages = isRatesOnly ? 0 : samples + Math.ceil(requests / 10) + 200;

const settings = {
  ...manyPages(pages),
  PAGE_FRESH_SECONDS: '3600',
  PAGE_CACHE_REDIS_MB: '200',
  // Each visitor has an address, or the limits of one would be measured.
  TRUSTED_PROXIES: '1',
};

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/** Characters of an answer in the message of a failure. */
const longestAnswer = 200;

/** Resolves when the whole answer has arrived. */
function ask(url, { visitor, args } = {}) {
  const body = args && JSON.stringify({ args });
  const headers = {
    'accept-encoding': 'br, gzip',
    ...(visitor !== undefined && { 'x-forwarded-for': `198.18.${(visitor >> 8) & 255}.${visitor & 255}` }),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    open(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
      if (response.statusCode === 200) return void response.resume().once('end', resolve);
      // A call's answer has the kind of the failure.
      const fail = (answer) =>
        reject(new Failure(`${url} answered ${response.statusCode}: ${answer.slice(0, longestAnswer)}`));
      text(response).then(fail, reject);
    })
      .once('error', reject)
      .end(body);
  });
}

/** Runs as many tasks, eight at once. Resolves to the milliseconds of each. */
async function timesOf(count, task) {
  const times = [];
  const numbers = Array.from({ length: count }, (_, number) => number).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const number of numbers) {
        const began = performance.now();
        await task(number);
        times.push(performance.now() - began);
      }
    }),
  );
  return times;
}

const percentile = (times, share) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];

/** Passwords that nobody refuses, and addresses that nobody has. */
const account = (number) => ({ email: `load-${number}@example.com`, password: `a load of ${number} kettles` });

/** The kinds of requests to a shop. Each call of a kind is another visitor's. */
async function kindsOf(origin) {
  const call = (name, visitor, ...args) => ask(`${origin}/api/shop/${name}`, { visitor, args });
  const paths = await productPaths(origin, pages);
  const found = await fetch(`${origin}/api/shop/catalog/product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ args: [paths[0].replace('/products/', '')] }),
  });
  const { id, variants } = (await found.json()).result;
  const item = { productId: id, variantId: variants[0].id, quantity: 1 };
  let [visitor, next] = [0, 200];
  const first = () => ask(origin + paths[next++ % paths.length], { visitor });
  return {
    paths,
    /** Creates the accounts for as many logins. */
    register: (count) =>
      timesOf(count, (number) =>
        call('customer/register', visitor++, { ...account(number), firstName: 'Lo', lastName: 'Ad' }),
      ),
    kinds: {
      'cached page': (number) => ask(origin + paths[number % 200], { visitor: visitor++ }),
      'first render': first,
      'cart write': () => call('cart/addItems', visitor++, [item]),
      login: (number) => call('customer/login', visitor++, account(number)),
      search: () => ask(`${origin}/search?q=bike+${visitor}`, { visitor: visitor++ }),
    },
  };
}

/** Prints how many requests a second a cached page answers, by what clients accept, and the kB of an answer with its head. */
async function measureRates({ ours, plain, slugs }) {
  const shown = { home: '/', collection: listing, product: `/products/${slugs[0]}` };
  const rows = [];
  for (const [name, path] of Object.entries(shown)) {
    // The first answer of a page is rendered, and so is the plain one.
    for (const url of [ours + path, `${plain}/`]) await ask(url);
    for (const encoding of encodings) {
      const rates = { ours: [], plain: [] };
      const options = { encoding, connections: 20, seconds };
      for (let round = 0; round < rounds; round++) {
        rates.ours.push(await rateOf(ours + path, options));
        rates.plain.push(await rateOf(`${plain}/`, options));
      }
      const [own, beside] = [rates.ours, rates.plain].map((each) => median(each.map(({ perSecond }) => perSecond)));
      const share = own / beside;
      rows.push([
        name,
        encoding,
        kB(rates.ours[0].bytes),
        own.toFixed(0),
        kB(rates.plain[0].bytes),
        beside.toFixed(0),
        ratio(share),
        verdict(share >= goals.share, `≥ ${ratio(goals.share)}`),
      ]);
    }
  }
  const head = ['page', 'accepts', 'ours, kB', 'ours, 1/s', 'plain, kB', 'plain, 1/s', 'ratio', 'goal'];
  console.log(`\n${table(head, rows)}`);
}

/** Prints how long each kind of request takes, beside the plain page. */
async function measureTimes(plain, alone, withRedis) {
  const each = Math.ceil(samples / rounds);
  for (const shop of [alone, withRedis]) {
    await shop.register(each);
    await timesOf(200, shop.kinds['cached page']);
  }
  const rows = [];
  for (const kind of Object.keys(alone.kinds)) {
    const times = { plain: [], alone: [], withRedis: [] };
    for (let round = 0; round < rounds; round++) {
      times.plain.push(...(await timesOf(each, () => ask(`${plain}/`))));
      times.alone.push(...(await timesOf(each, alone.kinds[kind])));
      times.withRedis.push(...(await timesOf(each, withRedis.kinds[kind])));
    }
    const cells = [0.5, 0.99].flatMap((share) => {
      const [beside, own, redis] = ['plain', 'alone', 'withRedis'].map((name) => percentile(times[name], share));
      return [ms(own), ratio(own / beside), ms(redis), ratio(redis / beside)];
    });
    rows.push([kind, ...cells]);
  }
  const head = ['p50', 'p99'].flatMap((name) => [
    `${name}, ms`,
    'beside plain',
    `${name} with Redis, ms`,
    'beside plain',
  ]);
  console.log(`\n${table([`${atOnce} at once`, ...head], rows)}`);
}

/** Resolves to the server's memory before, and after each tenth of many requests of all kinds, of which it tells. */
async function memoryUnderLoad(name, { kinds, server }) {
  const memory = [memoryOf(server)];
  const rare = ['first render', 'cart write', 'search'];
  for (let part = 0; part < 10; part++) {
    await timesOf(Math.ceil(requests / 10), (number) => kinds[rare[number % 10] ?? 'cached page'](number));
    memory.push(memoryOf(server));
    say(`${name}, ${part + 1} of 10: ${memory.at(-1).toFixed(0)} MB`);
  }
  return memory;
}

async function measureMemory(shops) {
  const rows = [];
  for (const [name, shop] of Object.entries(shops)) {
    const memory = await memoryUnderLoad(name, shop);
    const [half, last] = [memory[5], memory[10]];
    rows.push([
      name,
      ...memory.filter((_, tenth) => tenth % 2 === 0).map((megabytes) => megabytes.toFixed(0)),
      verdict(last <= goals.memory, `≤ ${goals.memory} MB`),
      verdict(last <= goals.growth * half, `≤ ${ratio(goals.growth)} of the half`),
    ]);
  }
  const head = [0, 2, 4, 6, 8, 10].map((tenth) => `after ${((requests / 10) * tenth).toLocaleString('en')}`);
  console.log(`\n${table(['MB', ...head, 'goal', 'growth'], rows)}`);
}

/** Starts a Redis of its own, which keeps nothing on the disk, and ends it after the task. */
async function withRedis(task) {
  const { redis } = await findPrograms('redis');
  if (!redis) throw new Failure(`There is no redis: ${howToInstall('redis')}`);
  const port = await freePort();
  const options = ['--port', String(port), '--bind', host, '--save', '', '--appendonly', 'no'];
  const child = start(redis, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  await untilItPrints(/Ready to accept connections/, child, 'Redis');
  try {
    return await task(`redis://${host}:${port}`);
  } finally {
    await stop(child);
  }
}

async function measureVisitors(sites, redisUrl) {
  await withShop(
    async (origin, server) => {
      const alone = { ...(await kindsOf(sites.ours)), server: sites.server };
      const shared = { ...(await kindsOf(origin)), server };
      say('How long visitors wait');
      await measureTimes(sites.plain, alone, shared);
      say(`The memory over ${requests.toLocaleString('en')} requests`);
      await measureMemory({ 'without Redis': alone, 'with Redis': shared });
    },
    { ...settings, REDIS_URL: redisUrl },
  );
}

await main(() =>
  withSites(async (sites) => {
    say('Requests a second for cached pages');
    await measureRates(sites);
    if (!isRatesOnly) await withRedis((url) => measureVisitors(sites, url));
  }, settings),
);
