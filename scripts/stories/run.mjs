// Plays stories of the built catalogue in Chromium and looks at each, as storybook/.storybook/checks/visit.ts says. Prints a line for
// each file of stories.
//
//   node scripts/stories/run.mjs '{"catalogue": "http://…", "program": "/usr/bin/chromium", "rounds": [{"platform": "shopify_rest", "files": "Drawer"}]}'
import { writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { chromium } from 'playwright-core';
import { openPage, visit } from '../../storybook/.storybook/checks/visit.ts';
import { main } from '../run.mjs';
import { within } from '../within.mjs';

/** On two cores: while one waits for a frame or for a moment to pass, another has the processor. */
const pagesAtOnce = 3;

/** Files of stories whose path matches, those with most stories first, so that no long one is left alone at the end. */
function filesOf(entries, { platform, files = '' }) {
  const stories = entries.filter(({ type, tags }) => type === 'story' && tags.includes('test'));
  const byFile = Object.groupBy(stories, ({ importPath }) => posix.join('storybook', importPath));
  return Object.entries(byFile)
    .filter(([path]) => new RegExp(files).test(path))
    .map(([path, ofFile]) => ({ path, platform, stories: ofFile }))
    .sort((a, b) => b.stories.length - a.stories.length);
}

/** A page stays open from story to story: to load the catalogue for each file would take as long as two stories. */
async function openVisitor(browser, options) {
  const page = await openPage(browser, options);
  let logged = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text().slice(0, 300)));
  return {
    platform: options.platform,
    async visit({ id }) {
      logged = [];
      const found = await visit(page, id, options);
      return found.length ? [...found, ...logged.map((text) => `The console: ${text}`)] : [];
    },
    close: () => page.context().close(),
  };
}

/**
 * The virtual screen reader has a user-event of its own, which takes over the document's focus and fields: what Storybook's types there
 * afterwards is lost.
 */
const leavesTraces = ({ tags }) => tags.includes('screen-reader');

/** Plays files from the queue until it is empty, and notes each story's result. */
async function work(browser, queue, options, note) {
  // No story takes so long: what stands still meanwhile will not move any more.
  const limit = options.auditFile ? 300_000 : 60_000;
  let visitor;
  const leave = async () => {
    await visitor?.close();
    visitor = undefined;
  };
  const play = async (story, platform) => {
    if (visitor?.platform !== platform) await leave();
    visitor ??= await openVisitor(browser, { ...options, platform });
    return visitor.visit(story);
  };
  for (let file = queue.shift(); file; file = queue.shift()) {
    const began = performance.now();
    const failed = [];
    for (const story of file.stories) {
      const found = await within(limit, play(story, file.platform)).catch((error) => [error.message]);
      if (found.length)
        failed.push({ test: `${story.title} / ${story.name}`, message: found.map((text) => `    ${text}`).join('\n') });
      // What has failed may be going on still.
      if (found.length || leavesTraces(story)) await leave();
    }
    note(file, failed, (performance.now() - began) / 1000);
  }
  await leave();
}

await main(async () => {
  const { program, args, rounds, results, ...options } = JSON.parse(process.argv[2]);
  const { entries } = await (await fetch(`${options.catalogue}/index.json`)).json();
  const queue = rounds.flatMap((round) => filesOf(Object.values(entries), round));
  const total = queue.reduce((sum, { stories }) => sum + stories.length, 0);
  const failures = [];
  const note = ({ path, platform, stories }, failed, seconds) => {
    const where = platform === 'shopify_graphql' ? '' : ` on ${platform}`;
    console.log(
      `${failed.length ? '✗' : '✓'} ${path}${where}: ${stories.length - failed.length} of ${stories.length} stories (${seconds.toFixed(1)} s)`,
    );
    for (const { test, message } of failed) console.log(`  ✗ ${test}\n${message}`);
    failures.push(...failed.map(({ test, message }) => ({ test: test + where, message })));
  };

  const browser = await chromium.launch({ executablePath: program, args });
  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, () => work(browser, queue, options, note)));
  } finally {
    await browser.close();
  }
  const counts = { passed: total - failures.length, failed: failures.length };
  if (results) writeFileSync(results, JSON.stringify({ ...counts, failures }));
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed) process.exitCode = 1;
});
