import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { audit } from './checks/audit.js';
import { offerInput } from './checks/input.js';
import type { Story } from './checks/page/index.js';
import { check, prepare } from './checks/run.js';

/** Where `npm run a11y` wants to have it written what was found. */
const auditFile = process.env.AUDIT_FILE;

/** Every story is played, with axe (the a11y addon), and then looked at as `checks/run.ts` says. */
export default {
  async preVisit(page) {
    await choosePlatform(page);
    await offerInput(page);
    await prepare(page);
  },
  async postVisit(page, { title, name, hasFailure }) {
    if (hasFailure) {
      await finished(page);
      return;
    }
    const story = await page.evaluate(async () => (await window.vitrineChecks?.())?.shownStory());
    if (!story) return;
    const checked = await findings(page, story);
    const found = auditFile ? await audit(page, story, checked, auditFile) : checked;
    if (found.length) throw new Error(`${title} / ${name}\n${found.join('\n')}`);
  },
} satisfies TestRunnerConfig;

/** What the checks find that should not be there, or no longer find. What sections look like does not depend on the platform: there it is the play that counts. */
async function findings(page: Page, story: Story): Promise<string[]> {
  const isElsewhere = story.platform !== 'shopify_graphql';
  if (!story.isChecked || story.excused.looks || isElsewhere) return [];
  const { faults } = story;
  const found = await check(page, story);
  const wrong = found.filter((finding) => !faults.some((fault) => finding.includes(fault)));
  const missed = faults.filter((fault) => !found.some((finding) => finding.includes(fault)));
  return [...wrong, ...missed.map((fault) => `no longer found: ${fault}`)];
}

/** STORY_PLATFORM=big_commerce plays the stories on that platform, as the toolbar would, without axe: it is the play that counts. */
const choosePlatform = async (page: Page) => {
  const platform = process.env.STORY_PLATFORM ?? (auditFile && 'shopify_graphql');
  if (!platform) return;
  await page.evaluate(async (chosen) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: object) => void };
      __STORYBOOK_PREVIEW__: {
        storeInitializationPromise: Promise<void>;
        storyStoreValue: { userGlobals: { get: () => { platform?: string; a11y?: { manual?: boolean } } } };
      };
    };
    await preview.storeInitializationPromise;
    // Said once more, it would render the story before once more.
    const { platform: now, a11y } = preview.storyStoreValue.userGlobals.get();
    if (now !== chosen || !a11y?.manual)
      channel.emit('updateGlobals', { globals: { platform: chosen, a11y: { manual: true } } });
  }, platform);
};

/**
 * The failure itself is reported. But when a play fails, Storybook goes on to axe, which can look at only one thing at a time:
 * the next story would be reported for that. One that never ends is left behind.
 */
const finished = (page: Page) =>
  page
    .waitForFunction(
      () => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
          __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } };
        };
        return preview.currentRender?.phase === 'finished';
      },
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => undefined);
