// Seeds faults into stories of a catalogue, one after the other, and prints which check finds each of them.
//
//   node scripts/check/faults/run.mjs '{"catalogue": "http://…", "filter": "Tab", "results": "file.json"}'
import { readFileSync } from 'node:fs';
import { launchChromium } from '../../browsers/browser.mjs';
import { check } from '../../../packages/story-checks/src/run.ts';
import { checksConfig, checksOf } from '../../../packages/story-kit/src/checks.ts';
import { Failure, main } from '../../run/programs.mjs';
import { conclude } from '../../run/results.mjs';
import { axeRules } from '../../publish/acr/axeRules.mjs';
import { criteriaOf } from '../../publish/acr/criteria.mjs';
import { platforms } from '../stories/playStories.mjs';
import { seeds } from './seeds.mjs';

const inPage = readFileSync(new URL('inPage.mjs', import.meta.url), 'utf8');

/** Plays a story to its end, also if the fault makes its play fail. Resolves to the story. */
const play = (page, id) =>
  page.evaluate(async (storyId) => {
    const { channel } = window.__STORYBOOK_PREVIEW__;
    await new Promise((resolve) => {
      channel.on('storyFinished', (finished) => finished.storyId === storyId && resolve());
      channel.once('storyMissing', resolve);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    return (await window.storyChecks()).shownStory();
  }, id);

/** Resolves to the findings of all checks on a story with the fault. */
async function findings(page, seed, id, options) {
  await checksOf(options).preVisit(page);
  await page.evaluate((one) => window.vitrineSow(one), seed);
  const story = await play(page, id);
  if (story.id !== id) throw new Failure(`There is no story ${id}.`);
  const found = await check(page, { ...story, isPlayed: false }, checksConfig(options));
  await page.evaluate(() => window.vitrineSow(undefined));
  return found;
}

/** Resolves to the stories in which the fault is not found, as failures of a test. */
async function missed(page, seed, options) {
  const failures = [];
  for (const id of seed.stories) {
    const found = await findings(page, seed, id, options);
    const finding = found.find(
      (text) => text.includes(seed.found) && criteriaOf(text, axeRules).includes(seed.criterion),
    );
    console.log(`${finding ? '✓' : '✗'} ${seed.fault}: ${id}${finding ? `: ${finding.slice(0, 120)}` : ''}`);
    if (!finding)
      failures.push({
        test: `${seed.fault}: ${id}`,
        message: `    “${seed.found}”, of ${seed.criterion}, is not among ${found.length} findings.\n    ${found.join('\n    ')}`,
      });
  }
  return failures;
}

async function openPage(options) {
  const browser = await launchChromium(process.env);
  const page = await browser.newPage();
  await page.addInitScript(inPage);
  await checksOf(options).prepare({ page });
  return { page, close: () => browser.close() };
}

await main(async () => {
  const { catalogue, filter = '', results } = JSON.parse(process.argv[2]);
  const chosen = seeds.filter(({ fault }) => fault.toLowerCase().includes(filter.toLowerCase()));
  if (!chosen.length) throw new Failure(`No fault has "${filter}" in its description.`);
  const options = { url: catalogue, platform: platforms[0] };
  const { page, close } = await openPage(options);
  const failures = [];
  try {
    for (const seed of chosen) failures.push(...(await missed(page, seed, options)));
  } finally {
    await close();
  }
  const all = chosen.reduce((sum, { stories }) => sum + stories.length, 0);
  for (const { test, message } of failures) console.log(`✗ ${test}\n${message}`);
  process.exitCode = conclude({ passed: all - failures.length, failed: failures.length, failures }, results);
});
