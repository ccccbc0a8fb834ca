// Runs the platforms' own client libraries against the sandbox, and checks their results against their types and the platform's schema.
//
//   npm run test:clients                    all clients
//   npm run test:clients -- shopify-buy     only this client
import { join } from 'node:path';
import { buildPackages } from '../../run/build.mjs';
import { install, installIn } from '../../run/install.mjs';
import { main, run } from '../../run/programs.mjs';
import { withSandbox } from '../../run/sandbox.mjs';

const clients = import.meta.dirname;

await main(async () => {
  await install();
  await installIn('scripts/check/clients');
  await buildPackages();
  // Some of the clients only support HTTPS.
  process.exitCode = await withSandbox(['--https'], ({ url, folder }) => {
    const env = { SANDBOX_URL: url, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') };
    return run('node', [join(clients, 'run.ts'), ...process.argv.slice(2)], { env });
  });
});
