import type { Page } from 'playwright-core';
import { defaultFlavour } from '../../../commerce/src/model/flavours.ts';
import { audit } from './audit.ts';
import { offerInput } from './input.ts';
import { logged, watchConsole } from './logged.ts';
import { askedOutside, watchRequests } from './outside.ts';
import type { Story } from './page/index.ts';
import { check } from './run.ts';
import { show } from './show.ts';

export interface VisitOptions {
  /** The address of the catalogue. */
  catalogue: string;
  /** The flavour on which the stories are played. They are also checked only on the default flavour. */
  platform: string;
  /** The file for the findings of `npm run a11y`. If set, axe checks the stories in every look, on every platform. */
  auditFile?: string;
}

/** Opens the catalogue in a new page, for stories that are visited one after the other. */
export async function openCatalogue(page: Page, { catalogue, platform, auditFile }: VisitOptions): Promise<void> {
  watchRequests(page, catalogue);
  watchConsole(page);
  // On the other platforms only the play counts. In an audit, axe runs in every look anyway.
  const isManual = platform !== defaultFlavour || auditFile !== undefined;
  await page.goto(new URL('iframe.html', catalogue).href);
  await page
    .waitForFunction(() => window.vitrineChecks !== undefined)
    .catch((error: Error) => {
      if (error.name !== 'TimeoutError') throw error;
      throw new Error('The catalogue has no checks in it: it was built before they were. Build it again.');
    });
  // Without a story in the address Storybook does not read the toolbar's state in it.
  await page.evaluate(async (globals) => (await window.vitrineChecks!()).setGlobals(globals), {
    platform,
    a11y: { manual: isManual },
  });
  await offerInput(page);
}

/** Prepares the page for a play: sets the plain look, and records events that cannot be seen any more afterwards. */
export async function prepare(page: Page): Promise<void> {
  logged(page);
  await show(page, {});
  await page.evaluate(async () => (await window.vitrineChecks!()).watch());
}

/** Runs the checks of `run.ts` on a story that has been played. Resolves to the findings. */
export async function look(page: Page, id: string, options: VisitOptions): Promise<string[]> {
  const story = await page.evaluate(async () => (await window.vitrineChecks!()).shownStory());
  // The test runner accepts the end of any story as the end of this one.
  if (story.id !== id || !story.isFinished) return [`It has not ended: the page is at ${story.id}.`];
  if (story.platform !== options.platform) return [`It was played on ${story.platform}, not on ${options.platform}.`];
  const checked = await findings(page, story, options);
  const found = options.auditFile ? await audit(page, story, checked, options.auditFile) : checked;
  // The virtual screen reader's own copy of user-event takes over the document's focus and fields. Text that Storybook's copy types there
  // afterwards would be lost.
  if (story.tags.includes('screen-reader')) await page.close();
  return found.length ? [...found, ...logged(page).map((text) => `The console: ${text}`)] : [];
}

/** Resolves to unexpected findings, and to expected ones that are missing. Looks do not depend on the platform, so they are checked on one. */
async function findings(page: Page, story: Story, { platform, auditFile }: VisitOptions): Promise<string[]> {
  const isLookedAt = story.isChecked && !story.excused.looks && platform === defaultFlavour;
  const looked = isLookedAt ? await check(page, story, auditFile !== undefined) : [];
  const found = [...askedOutside(page).map((url) => `outside: it asks for ${url}`), ...looked];
  const faults = isLookedAt ? story.faults : [];
  const wrong = found.filter((finding) => !faults.some((fault) => finding.includes(fault)));
  const missed = faults.filter((fault) => !found.some((finding) => finding.includes(fault)));
  return [...wrong, ...missed.map((fault) => `no longer found: ${fault}`)];
}
