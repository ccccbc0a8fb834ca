// Builds the catalogue and sends it to Chromatic, in each mode of packages/story-kit/src/look/modes.ts.
// Other arguments go to Chromatic's command: npm run chromatic -- --auto-accept-changes
import { buildCatalogue } from '../run/catalogue.mjs';
import { install } from '../run/install.mjs';
import { Failure, main, run } from '../run/programs.mjs';

await main(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    throw new Failure(
      'There is no token for Chromatic: set CHROMATIC_PROJECT_TOKEN to your project’s token (Manage, Configure, at chromatic.com).',
    );
  await install();
  await buildCatalogue();
  process.exitCode = await run('chromatic', [
    '--storybook-build-dir=storybook/storybook-static',
    ...process.argv.slice(2),
  ]);
});
