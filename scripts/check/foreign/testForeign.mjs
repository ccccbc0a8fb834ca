// Builds a Storybook that has nothing of Vitrine but the checks of stories, and fails if they do not find its faults, or find others.
//
//   npm test -- foreign
import { join } from 'node:path';
import { installWithBrowser, launchChromium } from '../../browsers/browser.mjs';
import { cache, main, runOrFail } from '../../run/programs.mjs';
import { conclude } from '../../run/results.mjs';

/** What the checks say of each story: nothing, or findings that all have this text. */
const expected = {
  'button--right': undefined,
  'button--faint': 'color-contrast: <button',
  'button--small': '16×16 px',
};

const folder = join(cache, 'foreign');
const url = 'http://foreign.test/';

const build = () =>
  runOrFail(
    'The foreign Storybook could not be built',
    'storybook',
    ['build', '--config-dir', '.storybook', '--output-dir', folder, '--test', '--quiet', '--disable-telemetry'],
    { cwd: import.meta.dirname, log: 'build-foreign.log', env: { TARGET_URL: url } },
  );

/** Answers with the files of the built Storybook. */
const serve = (page) =>
  page.route(`${url}**`, (route) =>
    route.fulfill({ path: join(folder, decodeURIComponent(new URL(route.request().url()).pathname)) }),
  );

/** Resolves after the story has been played. */
const play = (page, id) =>
  page.evaluate(async (storyId) => {
    const { channel } = window.__STORYBOOK_PREVIEW__;
    const finished = new Promise((resolve) => channel.once('storyFinished', resolve));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    await finished;
  }, id);

/** Resolves to the findings of all checks, as the test runner reports them. */
async function findings(page, { preVisit, postVisit }, id) {
  await preVisit(page);
  await play(page, id);
  try {
    await postVisit(page, { id });
    return [];
  } catch (error) {
    return error.message.split(/\n(?=\w+, )/);
  }
}

const isAsExpected = (found, text) =>
  text === undefined ? found.length === 0 : found.length > 0 && found.every((finding) => finding.includes(text));

await main(async () => {
  const [results] = process.argv.slice(2);
  const env = await installWithBrowser();
  await build();
  process.env.TARGET_URL = url;
  const { default: hooks } = await import('./.storybook/test-runner.ts');
  const browser = await launchChromium(env);
  const failures = [];
  try {
    const page = await browser.newPage();
    await serve(page);
    await hooks.prepare({ page });
    for (const [id, text] of Object.entries(expected)) {
      const found = await findings(page, hooks, id);
      if (!isAsExpected(found, text))
        failures.push({ test: id, message: `    Expected: ${text ?? 'nothing'}\n    ${found.join('\n    ')}` });
    }
  } finally {
    await browser.close();
  }
  for (const { test, message } of failures) console.log(`✗ ${test}\n${message}`);
  process.exitCode = conclude(
    { passed: Object.keys(expected).length - failures.length, failed: failures.length, failures },
    results,
  );
});
