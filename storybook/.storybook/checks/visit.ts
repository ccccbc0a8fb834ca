import type { Browser, Page } from 'playwright-core';
import { audit } from './audit.ts';
import { offerInput } from './input.ts';
import { askedOutside, watchRequests } from './outside.ts';
import type { Story } from './page/index.ts';
import { check } from './run.ts';
import { show } from './show.ts';

export interface VisitOptions {
  /** The address of the built catalogue. */
  catalogue: string;
  /** On which the stories are played: 'shopify_graphql', where they are checked as well. */
  platform: string;
  /** Where `npm run a11y` wants to have it written what was found: then axe looks at them in every look, on every platform. */
  auditFile?: string;
}

/** A page of its own, for stories that are visited one after the other. */
export async function openPage(browser: Browser, { catalogue, platform, auditFile }: VisitOptions): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  watchRequests(page);
  // On the other platforms it is the play that counts; and where all is audited, axe need not look once more.
  const isManual = platform !== 'shopify_graphql' || auditFile !== undefined;
  await page.goto(`${catalogue}/iframe.html`);
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
  return page;
}

/** Plays a story, with axe (the a11y addon), and then looks at it as `run.ts` says. Resolves to what is wrong with it. */
export async function visit(page: Page, id: string, options: VisitOptions): Promise<string[]> {
  await show(page, {});
  const { failures, story } = await page.evaluate(async (wanted) => {
    const checks = await window.vitrineChecks!();
    checks.watch();
    return { failures: await checks.play(wanted), story: checks.shownStory() };
  }, id);
  if (failures.length) return failures;
  if (story.platform !== options.platform) return [`It was played on ${story.platform}, not on ${options.platform}.`];
  const found = await findings(page, story, options);
  return options.auditFile ? audit(page, story, found, options.auditFile) : found;
}

/** What the checks find that should not be there, or no longer find. What sections look like does not depend on the platform. */
async function findings(page: Page, story: Story, { platform, auditFile }: VisitOptions): Promise<string[]> {
  const isLookedAt = story.isChecked && !story.excused.looks && platform === 'shopify_graphql';
  const looked = isLookedAt ? await check(page, story, auditFile !== undefined) : [];
  const found = [...askedOutside(page).map((url) => `outside: it asks for ${url}`), ...looked];
  const faults = isLookedAt ? story.faults : [];
  const wrong = found.filter((finding) => !faults.some((fault) => finding.includes(fault)));
  const missed = faults.filter((fault) => !found.some((finding) => finding.includes(fault)));
  return [...wrong, ...missed.map((fault) => `no longer found: ${fault}`)];
}
