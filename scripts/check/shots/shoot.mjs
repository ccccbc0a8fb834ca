import { join } from 'node:path';

/** The looks of each story: the toolbar's settings and the screen. */
const looks = [
  { name: 'plain', globals: {}, width: 1280, height: 800 },
  { name: 'dark', globals: { theme: 'dark' }, width: 1280, height: 800 },
  { name: 'phone', globals: {}, width: 390, height: 844 },
  { name: 'rtl', globals: { direction: 'rtl' }, width: 1280, height: 800 },
  { name: 'halyard', globals: { brand: 'halyard' }, width: 1280, height: 800 },
];

/** The number of pages at the same time. */
const workers = 3;

/**
 * Opens each story by itself, which shows that no story depends on another. Takes its picture after its play function.
 *
 * @param {string} url of the served catalogue
 * @param {{ CHROMIUM_PATH: string, CHROMIUM_ARGS: string }} env
 * @param {{ platform: string, stories: { id: string, title: string, name: string }[], folder: string }} what and where to
 * @returns one entry for each picture: the story, its look, the file's name, and the problem
 */
export async function shootStories(url, env, { platform, stories, folder }) {
  const { chromium } = await import('playwright-core');
  const running = await chromium.launch({ executablePath: env.CHROMIUM_PATH, args: env.CHROMIUM_ARGS.split(' ') });
  const jobs = stories.flatMap((story) => looks.map((look) => ({ story, look })));
  const shots = [];
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const file = `${job.story.id}--${job.look.name}.png`;
      const problem = await shoot(running, addressOf(url, platform, job), job.look, join(folder, file));
      shots.push({ ...job.story, look: job.look.name, file, ...(problem && { problem }) });
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  await running.close();
  return shots.sort((a, b) => a.file.localeCompare(b.file));
}

function addressOf(url, platform, { story, look }) {
  const globals = Object.entries({ platform, ...look.globals }).map(([name, value]) => `${name}:${value}`);
  return `${url}/iframe.html?id=${story.id}&viewMode=story&globals=${globals.join(';')}`;
}

/** Returns the catalogue's result for the story: 'ended', or the failure's message. */
const outcome = () => {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  const failure = document.querySelector('.sb-show-errordisplay #error-message')?.textContent;
  if (failure) return failure;
  return ['finished', 'completed'].includes(render?.phase) ? 'ended' : undefined;
};

/** Whether a request leaves the catalogue. msw answers requests to the sandbox's shops in the page; no real host can have their domain. */
const isForeign = (asked, own) =>
  asked.protocol.startsWith('http') && asked.origin !== own.origin && !asked.hostname.endsWith('.test');

async function shoot(running, address, { width, height }, file) {
  const context = await running.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  try {
    const page = await context.newPage();
    const foreign = [];
    page.on('request', (request) => {
      if (isForeign(new URL(request.url()), new URL(address))) foreign.push(request.url());
    });
    await page.goto(address);
    const handle = await page.waitForFunction(outcome, undefined, { timeout: 60_000 });
    const ended = await handle.jsonValue();
    await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
    if (foreign.length) return `it asks for ${foreign[0]}, outside the catalogue`;
    return ended === 'ended' ? undefined : ended.split('\n')[0];
  } catch (error) {
    return error.message.split('\n')[0];
  } finally {
    await context.close();
  }
}
