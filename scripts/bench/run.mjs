// Compares the components with other libraries, and prints the report: node scripts/bench/run.mjs [--quick] [--write]
// [--only=bytes,next,server,mount]
// --quick takes fewer measurements, for a trial; --write saves the report in docs/measurements/components.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from '../run/build.mjs';
import { install, installIn } from '../run/install.mjs';
import { Failure, main, root, runOrFail, say } from '../run/programs.mjs';

const {
  quick: isQuick,
  write: isWriting,
  only,
} = parseArgs({
  options: { quick: { type: 'boolean' }, write: { type: 'boolean' }, only: { type: 'string' } },
}).values;

const serverSetting = { processes: isQuick ? 2 : 7, warmUp: 300, batch: 30, batches: 11 };
const mountSetting = { pages: isQuick ? 2 : 7, warmUps: 3, runs: 9 };

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
  const all = Object.keys(measurements);
  const names = only?.split(',') ?? all;
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Failure(`There is no measurement ${unknown.join(', ')}: choose from ${all.join(', ')}.`);
  await install();
  await installIn('scripts/bench');
  await buildPackages('components');
  const { heading } = await import('./report.mjs');
  const sections = [heading(process.argv.slice(2))];
  for (const name of names) sections.push(await measurements[name]());
  const report = `${sections.flat().join('\n\n')}\n`;
  console.log(`\n${report}`);
  if (!isWriting) return;
  const file = join(root, 'docs/measurements/components.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, report);
  await runOrFail('Formatting the report failed', 'prettier', ['--write', file], { log: 'bench-format.log' });
});
