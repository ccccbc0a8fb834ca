// Runs measurements of the site and writes their tables into docs/measurements/site.md, each with its command, date, commit and machine:
//   npm run figures                                  all of them, on a quiet machine: some hours
//   npm run figures -- measure lighthouse            only these
//   npm run figures -- navigation -- --rounds=5      with options for it
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Failure, main, output, root, say } from '../run/programs.mjs';
import { commands, written } from './figuresOf.mjs';

const report = join(root, 'docs/measurements/site.md');

const separator = process.argv.indexOf('--', 2);
const names = process.argv.slice(2, separator < 0 ? undefined : separator);
const options = separator < 0 ? [] : process.argv.slice(separator + 1);

/** Runs a measurement. Resolves to its text, without the news of builds. */
async function measured(script) {
  const text = await output('npm', ['run', '--silent', script, '--', ...options]);
  return text.replace(/^• .*\n/gm, '').trim();
}

await main(async () => {
  const unknown = names.filter((name) => !(name in commands));
  if (unknown.length > 0)
    throw new Failure(
      `No measurement is called ${unknown.join(', ')}: choose from ${Object.keys(commands).join(', ')}.`,
    );
  const commit = (await output('git', ['rev-parse', '--short', 'HEAD'])).trim();
  for (const name of names.length > 0 ? names : Object.keys(commands)) {
    const command = ['npm run', commands[name], ...(options.length > 0 ? ['--', ...options] : [])].join(' ');
    say(command);
    // The load before it: the measurement's own is not other programs'.
    const load = loadavg()[0].toFixed(1);
    const text = await measured(commands[name]);
    const origin =
      `\`${command}\` on ${new Date().toISOString().slice(0, 10)}, commit \`${commit}\`, Node ${process.versions.node}, ` +
      `${availableParallelism()} processor cores with a load of ${load} before.`;
    const after = written(readFileSync(report, 'utf8'), name, `${origin}\n\n${text}`);
    // Each at once: a later failure loses none.
    writeFileSync(report, await format(after, { ...(await resolveConfig(report)), parser: 'markdown' }));
    console.log(`\n${text}\n`);
  }
});
