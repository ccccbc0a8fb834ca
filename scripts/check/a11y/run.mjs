// Checks every story with axe in sixteen looks (light and dark, 320 and 1280 px, both directions, both brands), the stories of sections and
// pages on every platform, and pages with a second engine. It takes about an hour. It writes .cache/a11y/report.html and report.json, and
// the data for the catalogue's matrix.
//
//   npm run a11y                  all stories
//   npm run a11y -- Header        stories of files whose path matches this regular expression
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installWithBrowser } from '../../browsers/browser.mjs';
import { withCatalogue } from '../../run/catalogue.mjs';
import { ofShops, platforms, playStories } from '../stories/playStories.mjs';
import { cache, Failure, main, root, say } from '../../run/programs.mjs';
import { resultsOf, summaryOf } from './summary.mjs';
import { page } from './page.mjs';

const folder = join(cache, 'a11y');
const lines = join(folder, 'stories.jsonl');

const roundsOf = (filter) =>
  platforms.map((platform, index) => {
    const files = index === 0 ? '' : ofShops;
    return { platform, files: filter ? `${files}.*(?:${filter})` : files };
  });

const recorded = join(root, 'storybook/public/results.json');

/** Writes one line for each story, so that a changed story is one changed line. */
function record(results) {
  const rows = Object.entries(results)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([id, result]) => `${JSON.stringify(id)}: ${JSON.stringify(result)}`);
  writeFileSync(recorded, `{\n${rows.join(',\n')}\n}\n`);
}

await main(async () => {
  const [filter = ''] = process.argv.slice(2);
  const env = await installWithBrowser();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const code = await withCatalogue((url) => playStories(url, env, { rounds: roundsOf(filter), auditFile: lines }));
  if (!existsSync(lines))
    throw new Failure('No story was looked at: no file of stories has such a path, or see above.');
  const stories = readFileSync(lines, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const summary = summaryOf(stories);
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ ...summary, stories }, null, 1));
  writeFileSync(join(folder, 'report.html'), page(summary, stories));
  // A run over some of the stories keeps the results of the others, and of platforms that it did not reach.
  record(resultsOf(stories, filter ? JSON.parse(readFileSync(recorded, 'utf8')) : {}));
  say(
    `${summary.visits} visits to ${summary.stories} stories: ${summary.violations} violations. See .cache/a11y/report.html`,
  );
  // A story that could not be played was not checked.
  process.exitCode = summary.violations > 0 || code !== 0 ? 1 : 0;
});
