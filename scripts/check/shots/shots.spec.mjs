// Opens each story by itself, which shows that no story depends on another, and compares its picture after its play function.
import { expect, test } from '@playwright/test';

const url = process.env.CATALOGUE_URL;

/** The looks of each story: the toolbar's settings and the screen. */
const looks = [
  { name: 'plain', globals: {}, viewport: { width: 1280, height: 800 } },
  { name: 'dark', globals: { theme: 'dark' }, viewport: { width: 1280, height: 800 } },
  { name: 'phone', globals: {}, viewport: { width: 390, height: 844 } },
  { name: 'rtl', globals: { direction: 'rtl' }, viewport: { width: 1280, height: 800 } },
  { name: 'halyard', globals: { brand: 'halyard' }, viewport: { width: 1280, height: 800 } },
];

function addressOf({ id }, settings) {
  const globals = Object.entries(settings).map(([name, value]) => `${name}:${value}`);
  return `${url}/iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`;
}

/** Returns the catalogue's result for the story: 'ended', or the failure's message. */
const outcome = () => {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  const failure = document.querySelector('.sb-show-errordisplay #error-message')?.textContent;
  if (failure) return failure;
  return ['finished', 'completed'].includes(render?.phase) ? 'ended' : undefined;
};

/** Whether a request leaves the catalogue. msw answers requests to the sandbox's shops in the page; no real host can have their domain. */
const isForeign = ({ protocol, origin, hostname }) =>
  protocol.startsWith('http') && origin !== new URL(url).origin && !hostname.endsWith('.test');

const { entries } = await (await fetch(`${url}/index.json`)).json();
const stories = Object.values(entries).filter(({ type, title }) => type === 'story' && !title.startsWith('Checks/'));

for (const { name: look, globals, viewport } of looks)
  test.describe(look, () => {
    test.use({ viewport });
    for (const story of stories) {
      const tag = /sections|pages/.test(story.importPath) ? ['@shops'] : [];
      test(`${story.title} / ${story.name}`, { tag }, async ({ page }, { project }) => {
        const foreign = [];
        page.on('request', (request) => {
          if (isForeign(new URL(request.url()))) foreign.push(request.url());
        });
        await page.goto(addressOf(story, { platform: project.name, ...globals }));
        const ended = await page.waitForFunction(outcome, undefined, { timeout: 60_000 });
        expect(await ended.jsonValue()).toBe('ended');
        await expect(page).toHaveScreenshot(`${story.id}--${look}.png`);
        expect(foreign).toEqual([]);
      });
    }
  });
