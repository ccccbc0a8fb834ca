// Runs the platforms' own client libraries against the sandbox, and checks their results against their types and the platform's schema.
// shadcn's CLI adds sections from the catalogue's registry.
//
//   npm run test:clients                    all clients
//   npm run test:clients -- shopify-buy     only this client
//   npm run test:clients -- shadcn
import { join } from 'node:path';
import { pack } from '../../publish/pack.mjs';
import { buildPackages } from '../../run/build.mjs';
import { withCatalogue } from '../../run/catalogue.mjs';
import { install, installIn } from '../../run/install.mjs';
import { cache, main, run } from '../../run/programs.mjs';
import { withSandbox } from '../../run/sandbox.mjs';

const clients = import.meta.dirname;

/** Adds sections to an empty folder, with the packages as npm would publish them. */
async function testRegistry() {
  const tarballs = join(cache, 'registry-tarballs');
  await pack(tarballs);
  return withCatalogue((url) =>
    run('node', [join(clients, 'shadcnRegistry.ts'), tarballs], { env: { CATALOGUE_URL: url } }),
  );
}

/** Some of the clients only support HTTPS. */
const testSandbox = (names) =>
  withSandbox(['--https'], ({ url, folder }) => {
    const env = { SANDBOX_URL: url, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') };
    return run('node', [join(clients, 'run.ts'), ...names], { env });
  });

await main(async () => {
  const only = process.argv.slice(2);
  const names = only.filter((name) => name !== 'shadcn');
  await install();
  await installIn('scripts/check/clients');
  await buildPackages();
  const isEach = only.length === 0;
  const codes = [
    isEach || names.length > 0 ? await testSandbox(names) : 0,
    isEach || names.length < only.length ? await testRegistry() : 0,
  ];
  process.exitCode = Math.max(...codes);
});
