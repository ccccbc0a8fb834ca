// The built catalogue, for the steps that open it.
import { Failure, run, start, stop } from './programs.mjs';

let built;

/** Builds the catalogue once for all steps. */
export const buildCatalogue = () =>
  (built ??= (async () => {
    if ((await run('npm', ['run', 'build', '--workspace=@vitrine/storybook'], { log: 'build-storybook.log' })) !== 0)
      throw new Failure('The catalogue could not be built: see .cache/build-storybook.log.');
  })());

/** Serves the catalogue on a free port while `use` runs with its address. */
export async function withCatalogue(use) {
  await buildCatalogue();
  const server = start('node', ['storybook/serve.mjs', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await new Promise((resolve, reject) => {
      server.stdout.on('data', (text) => resolve(String(text).match(/http:\S+/)?.[0]));
      server.once('exit', () =>
        reject(new Failure('The catalogue could not be served: what it printed above says why.')),
      );
    });
    return await use(url);
  } finally {
    await stop(server);
  }
}
