// Sends hostile input. Every generated request must get a response in time, without a status from 500 and without internals of the server.
//
//   npm run fuzz -- --target site                                    20,000 requests to a new shop on each flavour
//   npm run fuzz -- --target site --flavour shopify_rest             to one of them
//   npm run fuzz -- --target sandbox                                 to the sandbox
//   npm run fuzz -- --target site --seed 4711 --path 12:0:1          a finding again, from its report
//   npm run fuzz -- --target site --limit 20000                      on a busy machine: each response within 20 s instead of 2 s
//   npm run fuzz -- --target site --url http://127.0.0.1:3000        to a running server
import { buildPackages } from '../../run/build.mjs';
import { chosenFlavours, environmentOf } from '../../run/flavours.mjs';
import { install } from '../../run/install.mjs';
import { readOptions } from '../../run/options.mjs';
import { Failure, main, say } from '../../run/programs.mjs';
import { withSandbox } from '../../run/sandbox.mjs';
import { withShop } from '../../run/withShop.mjs';

await main(async () => {
  const options = readOptions({ seed: 1, requests: 20_000, limit: 2000 }, 'target', 'flavour', 'url', 'path');
  const { target, flavour, url: running, seed, requests: count, limit, path } = options;
  if (target !== 'site' && target !== 'sandbox')
    throw new Failure(`--target is ${target ?? 'missing'}: choose site or sandbox.`);
  const flavours = chosenFlavours(flavour);
  if (!running) {
    await install();
    await buildPackages();
  }
  // Its packages exist only after they are installed.
  const [{ fuzz }, { hostileRequests, webhookSecret }, { readShop }, { hostileSandboxRequests }] = await Promise.all([
    import('./fuzz.mjs'),
    import('./site.mjs'),
    import('./readShop.mjs'),
    import('./sandbox.mjs'),
  ]);

  const run = async (url, requests) => {
    say(`Sending ${count} requests to ${url}, from seed ${seed}`);
    const { statuses, problems } = await fuzz({ url, requests, seed, count, path, limit });
    for (const { seed, path, problem, request, answer } of problems)
      console.error(
        `✗ seed ${seed}, path ${path}: ${problem}\n${JSON.stringify(request)}\n${JSON.stringify(answer)}\n`,
      );
    console.log(`${count} requests, ${problems.length} wrong; by status: ${JSON.stringify(statuses)}`);
    if (problems.length > 0) process.exitCode = 1;
  };
  const fuzzSandbox = (url) => run(url, hostileSandboxRequests);
  const fuzzShop = async (url) => run(url, hostileRequests(await readShop(url)));

  if (running) return target === 'site' ? fuzzShop(running) : fuzzSandbox(running);
  if (target === 'sandbox') return withSandbox([], ({ url }) => fuzzSandbox(url));
  const secrets = { SHOPIFY_WEBHOOK_SECRET: webhookSecret, BIGCOMMERCE_WEBHOOK_SECRET: webhookSecret };
  for (const name of flavours) await withShop(fuzzShop, { ...environmentOf(name), ...secrets, TRUSTED_PROXIES: '1' });
});
