import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { offerInput } from './checks/input.js';
import { check, prepare } from './checks/run.js';

/** Every story is played, with axe (the a11y addon), and then looked at as `checks/run.ts` says. */
export default {
  async preVisit(page) {
    await offerInput(page);
    await prepare(page);
  },
  async postVisit(page, { title, name, hasFailure }) {
    if (hasFailure) {
      await finished(page);
      return;
    }
    const story = await page.evaluate(async () => (await window.vitrineChecks?.())?.shownStory());
    if (!story?.isChecked) return;
    const { faults } = story;
    const found = await check(page, story);
    const wrong = found.filter((finding) => !faults.some((fault) => finding.includes(fault)));
    const missed = faults.filter((fault) => !found.some((finding) => finding.includes(fault)));
    const reasons = [...wrong, ...missed.map((fault) => `no longer found: ${fault}`)];
    if (reasons.length) throw new Error(`${title} / ${name}\n${reasons.join('\n')}`);
  },
} satisfies TestRunnerConfig;

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
