// The built catalogue, for the steps that open it.
import { buildPackages } from './build.mjs';
import { runOrFail, start, stop, untilItPrints } from './programs.mjs';

let built;

async function build() {
  await buildPackages();
  await runOrFail('The catalogue could not be built', 'npm', ['run', 'build', '--workspace=@vitrine/storybook'], {
    log: 'build-storybook.log',
  });
}

/** Builds the packages and, from them, the catalogue: once for all steps. */
export const buildCatalogue = () => (built ??= build());

/** Serves a built Storybook on a free port while `use` runs with its URL. Without a folder it is the catalogue. */
export async function withServed(folder, use) {
  const server = start('node', ['storybook/serve.mjs', '0', ...(folder ? [folder] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await use(await untilItPrints(/http:\S+/, server, 'The server of the catalogue'));
  } finally {
    await stop(server);
  }
}

/** Serves the catalogue on a free port while `use` runs with its URL. */
export async function withCatalogue(use) {
  await buildCatalogue();
  return withServed(undefined, use);
}
