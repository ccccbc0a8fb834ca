// Sends hostile input. Every generated request must get an answer in time, without a status from 500 and without internals of the server.
//
//   npm run fuzz -- --target site                                    10,000 requests to a new server
//   npm run fuzz -- --target sandbox                                 to the sandbox
//   npm run fuzz -- --target site --seed 4711 --requests 1           one of them again
//   npm run fuzz -- --target site --url http://127.0.0.1:3000        to a running server
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages, buildSite } from '../../run/build.mjs';
import { install } from '../../run/install.mjs';
import { freePort, host } from '../../run/port.mjs';
import { Failure, main, root, say, start, stop, untilItAnswers } from '../../run/programs.mjs';
import { fuzz } from './fuzz.mjs';
import { hostileSandboxRequest } from './sandbox.mjs';
import { hostileRequest, readForms } from './site.mjs';

const quiet = ['ignore', 'ignore', 'ignore'];

/** Starts the shop on a new sandbox. */
async function startSite() {
  await install();
  await buildSite();
  const [sitePort, sandboxPort] = [await freePort(), await freePort()];
  const [url, sandboxUrl] = [sitePort, sandboxPort].map((port) => `http://${host}:${port}`);
  const data = mkdtempSync(join(tmpdir(), 'vitrine-fuzz-'));
  const sandbox = start('node', ['packages/sandbox/dist/node/cli.js'], {
    env: { SANDBOX_PORT: String(sandboxPort), SANDBOX_DATA: data, SHOP_URL: url },
    stdio: quiet,
  });
  const site = start('next', ['start', '-H', host, '-p', String(sitePort)], {
    cwd: join(root, 'site'),
    env: { SANDBOX_URL: sandboxUrl, SESSION_SECRET: randomBytes(32).toString('hex'), SITE_URL: url },
    stdio: quiet,
  });
  const end = async () => {
    await Promise.all([site, sandbox].map(stop));
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(sandboxUrl, sandbox, 'The sandbox');
    await untilItAnswers(`${url}/api/health`, site, 'The shop');
  } catch (error) {
    await end();
    throw error;
  }
  return { url, end };
}

/** Starts the sandbox by itself. */
async function startSandbox() {
  await install();
  await buildPackages();
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'vitrine-fuzz-'));
  const env = { SANDBOX_PORT: String(port), SANDBOX_DATA: data };
  const sandbox = start('node', ['packages/sandbox/dist/node/cli.js'], { env, stdio: quiet });
  const end = async () => {
    await stop(sandbox);
    rmSync(data, { recursive: true, force: true });
  };
  const url = `http://${host}:${port}`;
  try {
    await untilItAnswers(url, sandbox, 'The sandbox');
  } catch (error) {
    await end();
    throw error;
  }
  return { url, end };
}

/** The targets: how to make their requests, which may depend on a running server's pages, and how to start a server. */
const targets = {
  site: {
    requestsFor: async (url) => {
      const forms = await readForms(url);
      return (random) => hostileRequest(random, forms);
    },
    serve: startSite,
  },
  sandbox: { requestsFor: async () => hostileSandboxRequest, serve: startSandbox },
};

function readOptions() {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { target: text, url: text, seed: text, requests: text } });
  const target = targets[values.target];
  if (!target)
    throw new Failure(`--target is ${values.target ?? 'missing'}: choose from ${Object.keys(targets).join(', ')}.`);
  const number = (name, fallback) => {
    const value = Number(values[name] ?? fallback);
    if (Number.isSafeInteger(value) && value > 0) return value;
    throw new Failure(`--${name} is "${values[name]}": give it a whole number from 1.`);
  };
  return { target, url: values.url, seed: number('seed', 1), requests: number('requests', 10_000) };
}

await main(async () => {
  const { target, url, seed, requests } = readOptions();
  const server = url ? { url, end: async () => {} } : await target.serve();
  try {
    say(`Sending ${requests} requests to ${server.url}, from seed ${seed}`);
    const makeRequest = await target.requestsFor(server.url);
    const { statuses, problems } = await fuzz({ url: server.url, makeRequest, seed, requests });
    for (const { seed, problem, request, answer } of problems)
      console.error(`✗ seed ${seed}: ${problem}\n${JSON.stringify(request)}\n${JSON.stringify(answer)}\n`);
    console.log(`${requests} requests, ${problems.length} wrong; by status: ${JSON.stringify(statuses)}`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await server.end();
  }
});
