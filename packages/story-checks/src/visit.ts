import type { Page } from 'playwright-core';
import { audit } from './audit.ts';
import { logged, watchConsole } from './logged.ts';
import { askedOutside, watchRequests } from './outside.ts';
import type {} from './preview.ts';
import type { Story } from './page/story.ts';
import { check } from './run.ts';
import { show } from './show.ts';
import type { ChecksConfig } from './types.ts';

/** Returns the hooks of `.storybook/test-runner.ts`, which check each story after it was played. */
export const storyChecks = (config: ChecksConfig) => ({
  prepare: ({ page }: { page: Page }) => open(page, config),
  preVisit: (page: Page) => prepare(page, config),
  async postVisit(page: Page, { id, hasFailure }: { id: string; hasFailure?: boolean }) {
    if (hasFailure) return;
    const found = await look(page, id, config);
    if (found.length) throw failure(found.join('\n'));
  },
});

/** Creates an error without a stack. Jest would show where it was thrown, which does not help with the story. */
const failure = (message: string) => Object.assign(new Error(message), { stack: message });

/** Opens the Storybook in a new page, for stories that are visited one after the other. */
async function open(page: Page, { url, toolbar, isPlayedOnly = false, audit }: ChecksConfig) {
  watchRequests(page, url);
  watchConsole(page);
  // In an audit, axe runs in every look anyway.
  const isManual = isPlayedOnly || audit !== undefined;
  await page.goto(new URL('iframe.html', url).href);
  await page
    .waitForFunction(() => window.storyChecks !== undefined)
    .catch((error: Error) => {
      if (error.name !== 'TimeoutError') throw error;
      throw new Error(
        'The Storybook has no checks: its preview imports @vitrine/story-checks/preview. Build it again.',
      );
    });
  // Without a story in the URL Storybook does not read the toolbar's state in it.
  await page.evaluate(async (globals) => (await window.storyChecks!()).setGlobals(globals), {
    ...toolbar,
    a11y: { manual: isManual },
  });
}

/** Prepares the page for a play: sets the plain look, and records events that cannot be seen any more afterwards. */
async function prepare(page: Page, config: ChecksConfig) {
  logged(page);
  await show(page, {});
  await page.evaluate(async (settings) => (await window.storyChecks!()).watch(settings), config.page);
}

/** Checks a story that has been played. Resolves to the findings. */
async function look(page: Page, id: string, config: ChecksConfig): Promise<string[]> {
  const story = await page.evaluate(async () => (await window.storyChecks!()).shownStory());
  // The test runner accepts the end of any story as the end of this one.
  if (story.id !== id || !story.isFinished) return [`It has not ended: the page is at ${story.id}.`];
  for (const [name, value] of Object.entries(config.toolbar ?? {}))
    if (story.toolbar[name] !== value) return [`It was played on ${String(story.toolbar[name])}, not on ${value}.`];
  const checked = await findings(page, story, config);
  const { audit: audited } = config;
  const found = audited ? await audit(page, story, checked, { ...config, audit: audited }) : checked;
  // The virtual screen reader's own copy of user-event takes over the document's focus and fields. Text that Storybook's copy types there
  // afterwards would be lost.
  if (story.tags.includes('screen-reader')) await page.close();
  return found.length ? [...found, ...logged(page).map((text) => `The console: ${text}`)] : [];
}

/** Resolves to unexpected findings, and to expected ones that are missing. */
async function findings(page: Page, story: Story, config: ChecksConfig): Promise<string[]> {
  const isLookedAt = story.isChecked && !story.excused.looks && !config.isPlayedOnly;
  const looked = isLookedAt ? await check(page, story, config) : [];
  const found = [...askedOutside(page).map((url) => `outside: it asks for ${url}`), ...looked];
  const faults = isLookedAt ? story.faults : [];
  const wrong = found.filter((finding) => !faults.some((fault) => finding.includes(fault)));
  const missed = faults.filter((fault) => !found.some((finding) => finding.includes(fault)));
  return [...wrong, ...missed.map((fault) => `no longer found: ${fault}`)];
}
