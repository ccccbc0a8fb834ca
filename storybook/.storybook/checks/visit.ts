import type { Page } from 'playwright-core';
import { usualFlavour } from '../../../packages/commerce/src/model/flavours.ts';
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
  /** The flavour on which the stories are played. On the usual one they are checked as well. */
  platform: string;
  /** Where `npm run a11y` wants to have it written what was found: then axe looks at them in every look, on every platform. */
  auditFile?: string;
}

/** Opens the catalogue in a new page, for stories that are visited one after the other. */
export async function openCatalogue(page: Page, { catalogue, platform, auditFile }: VisitOptions): Promise<void> {
  watchRequests(page, catalogue);
  watchConsole(page);
  // On the other platforms it is the play that counts; and where all is audited, axe need not look once more.
  const isManual = platform !== usualFlavour || auditFile !== undefined;
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

/** Before a story is played: the plain look, and an eye on what cannot be seen any more afterwards. */
export async function prepare(page: Page): Promise<void> {
  logged(page);
  await show(page, {});
  await page.evaluate(async () => (await window.vitrineChecks!()).watch());
}

/** Looks at a story that has been played as `run.ts` says. Resolves to what is wrong with it. */
export async function look(page: Page, id: string, options: VisitOptions): Promise<string[]> {
  const story = await page.evaluate(async () => (await window.vitrineChecks!()).shownStory());
  // The test runner takes any end of a story for the end of this one.
  if (story.id !== id || !story.isFinished) return [`It has not ended: the page is at ${story.id}.`];
  if (story.platform !== options.platform) return [`It was played on ${story.platform}, not on ${options.platform}.`];
  const checked = await findings(page, story, options);
  const found = options.auditFile ? await audit(page, story, checked, options.auditFile) : checked;
  // The virtual screen reader has a user-event of its own, which takes over the document's focus and fields: what Storybook's types there
  // afterwards is lost.
  if (story.tags.includes('screen-reader')) await page.close();
  return found.length ? [...found, ...logged(page).map((text) => `The console: ${text}`)] : [];
}

/** What the checks find that should not be there, or no longer find. What sections look like does not depend on the platform. */
async function findings(page: Page, story: Story, { platform, auditFile }: VisitOptions): Promise<string[]> {
  const isLookedAt = story.isChecked && !story.excused.looks && platform === usualFlavour;
  const looked = isLookedAt ? await check(page, story, auditFile !== undefined) : [];
  const found = [...askedOutside(page).map((url) => `outside: it asks for ${url}`), ...looked];
  const faults = isLookedAt ? story.faults : [];
  const wrong = found.filter((finding) => !faults.some((fault) => finding.includes(fault)));
  const missed = faults.filter((fault) => !found.some((finding) => finding.includes(fault)));
  return [...wrong, ...missed.map((fault) => `no longer found: ${fault}`)];
}
