import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The narrowest screen that is supported, in px. */
const narrow = { width: 320, height: 720 };
const wide = { width: 1280, height: 720 };

/**
 * Every story runs in the light scheme, with its `play` and with axe (the a11y addon). These are the checks on top: what the
 * dark scheme changes is contrast, what a phone changes is room.
 */
export default {
  async preVisit(page) {
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  },
  async postVisit(page, { title, name, id, hasFailure }) {
    // Its own failure is the one to report.
    if (hasFailure) return;
    const story = `${title} / ${name}`;
    const { parameters } = await getStoryContext(page, { title, name, id });
    if (parameters.a11y?.test !== 'error') return;
    await checkDarkContrast(page, story);
    await checkNarrow(page, story);
  },
} satisfies TestRunnerConfig;

async function checkDarkContrast(page: Page, story: string) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settle(page);
  const violations = await page.evaluate(async () => {
    // The a11y addon has loaded and configured it for this story.
    const { axe } = window as unknown as {
      axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
    };
    const found = await axe.run(
      { include: [['body']], exclude: [['.sb-wrapper'], ['#storybook-docs']] },
      {
        runOnly: ['color-contrast'],
      },
    );
    return found.violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html}\n${node.failureSummary}`));
  });
  if (violations.length)
    throw new Error(`${story}: too little contrast in the dark scheme\n${violations.join('\n\n')}`);
}

async function checkNarrow(page: Page, story: string) {
  await page.setViewportSize(narrow);
  await settle(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) throw new Error(`${story}: ${overflow} px wider than a screen of ${narrow.width} px`);
}

/** Ends what moves, and waits for the next frame, so that what is measured is what stays. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}
