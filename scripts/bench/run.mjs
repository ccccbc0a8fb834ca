// Compares the components with other libraries, and prints the report: node scripts/bench/run.mjs [--quick] [--write]
// [--only=bytes,next,server,mount]
// --quick takes fewer measurements, for a trial; --write saves the report in docs/measurements/components.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { install } from '../run/install.mjs';
import { Failure, main, root, run, say } from '../run/programs.mjs';
import { installIn } from '../run/install.mjs';

const isQuick = process.argv.includes('--quick');
const isWriting = process.argv.includes('--write');
const all = ['bytes', 'next', 'server', 'mount'];
const only =
  process.argv
    .find((argument) => argument.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',') ?? all;

const serverSetting = { processes: isQuick ? 2 : 7, warmUp: 300, batch: 30, batches: 11 };
const mountSetting = { pages: isQuick ? 2 : 7, warmUps: 3, runs: 9 };

async function buildComponents() {
  say('Building @vitrine/components');
  const code = await run('turbo', ['run', 'build', '--filter=@vitrine/components'], { log: 'bench-build.log' });
  if (code !== 0) throw new Failure('The build failed: see .cache/bench-build.log.');
}

/** Each measurement returns its report. Its imports exist only after the installation. */
const measurements = {
  async bytes() {
    say('Measuring client bytes');
    const { measureBytes, reportBytes } = await import('./bytes.mjs');
    return reportBytes(await measureBytes());
  },
  async next() {
    say('Building a Next.js app with a page for each component');
    const { measureNext, reportNext } = await import('./next.mjs');
    return reportNext(await measureNext());
  },
  async server() {
    say('Rendering on the server: two minutes');
    const { measureServer, reportServer } = await import('./server.mjs');
    return reportServer(await measureServer(serverSetting), serverSetting);
  },
  async mount() {
    say('Mounting in Chromium: three minutes');
    const { measureMount, reportMount } = await import('./mount.mjs');
    return reportMount(await measureMount(mountSetting), mountSetting);
  },
};

await main(async () => {
  const unknown = only.filter((name) => !(name in measurements));
  if (unknown.length > 0)
    throw new Failure(`There is no measurement ${unknown.join(', ')}: choose from ${all.join(', ')}.`);
  await install();
  await installIn('scripts/bench');
  await buildComponents();
  const { heading } = await import('./report.mjs');
  const sections = [heading(process.argv.slice(2))];
  for (const name of only) sections.push(await measurements[name]());
  const report = `${sections.flat().join('\n\n')}\n`;
  console.log(`\n${report}`);
  if (!isWriting) return;
  const file = join(root, 'docs/measurements/components.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, report);
  if ((await run('prettier', ['--write', file], { log: 'bench-format.log' })) !== 0)
    throw new Failure('Formatting the report failed: see .cache/bench-format.log.');
});
