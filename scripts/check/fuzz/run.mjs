// Sends hostile input. Every generated request must get an answer in time, without a status from 500 and without internals of the server.
//
//   npm run fuzz -- --target site                                    10,000 requests to a new server
//   npm run fuzz -- --target sandbox                                 to the sandbox
//   npm run fuzz -- --target site --seed 4711 --requests 1           one of them again
//   npm run fuzz -- --target site --url http://127.0.0.1:3000        to a running server
import { buildPackages } from '../../run/build.mjs';
import { install } from '../../run/install.mjs';
import { readOptions } from '../../run/options.mjs';
import { Failure, main, say } from '../../run/programs.mjs';
import { withSandbox } from '../../run/sandbox.mjs';
import { withShop } from '../../run/withShop.mjs';
import { fuzz } from './fuzz.mjs';
import { hostileSandboxRequest } from './sandbox.mjs';
import { hostileRequest, readForms } from './site.mjs';

/**
 * The targets: how to make their requests, which may depend on a running server's pages, and how to run a task with the address of a new
 * server.
 */
const targets = {
  site: {
    requestsFor: async (url) => {
      const forms = await readForms(url);
      return (random) => hostileRequest(random, forms);
    },
    serve: withShop,
  },
  sandbox: {
    requestsFor: async () => hostileSandboxRequest,
    serve: (task) => withSandbox([], ({ url }) => task(url)),
  },
};

await main(async () => {
  const { target: name, url: running, seed, requests } = readOptions({ seed: 1, requests: 10_000 }, 'target', 'url');
  const target = targets[name];
  if (!target) throw new Failure(`--target is ${name ?? 'missing'}: choose from ${Object.keys(targets).join(', ')}.`);
  await install();
  await buildPackages();
  const serve = running ? (task) => task(running) : target.serve;
  await serve(async (url) => {
    say(`Sending ${requests} requests to ${url}, from seed ${seed}`);
    const makeRequest = await target.requestsFor(url);
    const { statuses, problems } = await fuzz({ url, makeRequest, seed, requests });
    for (const { seed, problem, request, answer } of problems)
      console.error(`✗ seed ${seed}: ${problem}\n${JSON.stringify(request)}\n${JSON.stringify(answer)}\n`);
    console.log(`${requests} requests, ${problems.length} wrong; by status: ${JSON.stringify(statuses)}`);
    if (problems.length > 0) process.exitCode = 1;
  });
});
