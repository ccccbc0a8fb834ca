// Runs the platforms' own client libraries against the sandbox, and checks their results against their types and the platform's schema.
//
//   npm run test:clients                    all clients
//   npm run test:clients -- shopify-buy     only this client
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from '../../run/build.mjs';
import { install } from '../../run/install.mjs';
import { Failure, main, run, say } from '../../run/programs.mjs';
import { withSandbox } from '../../run/sandbox.mjs';

const clients = import.meta.dirname;

/** Installs the clients. They are not among the workspaces, so that only this check installs them. */
async function installClients() {
  const stamp = join(clients, 'node_modules', '.clients-install');
  const lock = readFileSync(join(clients, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing the client libraries (npm ci in scripts/check/clients/)');
  if ((await run('npm', ['ci'], { cwd: clients, log: 'clients-install.log' })) !== 0)
    throw new Failure('Installing the client libraries failed: see .cache/clients-install.log.');
  writeFileSync(stamp, lock);
}

await main(async () => {
  await install();
  await installClients();
  await buildPackages();
  // Some of the clients only support HTTPS.
  process.exitCode = await withSandbox(['--https'], ({ url, folder }) => {
    const env = { SANDBOX_URL: url, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') };
    return run('node', [join(clients, 'run.ts'), ...process.argv.slice(2)], { env });
  });
});
