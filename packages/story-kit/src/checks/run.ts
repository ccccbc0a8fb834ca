import type { Page } from 'playwright-core';
import type { Look } from './look.ts';
import type { CheckName, Story } from './page/index.ts';
import { show, showPlain } from './show.ts';

interface Visit {
  look: Look;
  checks: CheckName[];
  /** Visits only stories in which an element stays on the screen while the page is scrolled. */
  withBars?: true;
}

/** The checks by look. Each look costs a layout, so checks share a look if they can. */
const allVisits: Visit[] = [
  { look: { scheme: 'dark' }, checks: ['played', 'motion', 'contrast', 'colors', 'errors', 'wiring', 'autofill'] },
  // All of axe a second time: the second brand in its own scheme, right to left, on the narrowest screen.
  {
    look: { width: 320, finger: true, direction: 'rtl', brand: 'halyard', scheme: 'dark' },
    checks: ['layout', 'targets', 'accessibility'],
  },
  { look: { width: 320, spacing: true }, checks: ['layout'] },
  { look: { width: 640, text: 2 }, checks: ['layout', 'textSize'] },
  { look: { text: 2 }, checks: ['layout'] },
  { look: { forcedColors: true }, checks: ['forcedColors', 'focus'] },
  // Last, since the focus opens and closes elements, and so do keys, the pointer and presses.
  { look: {}, checks: ['colors', 'errors', 'focus', 'typing', 'hover', 'expanded'] },
  // A screen of 1280 px at a zoom of 400 %. WCAG 1.4.10.
  { look: { width: 320, height: 256 }, checks: ['covered', 'behindBars'], withBars: true },
];

/** A story that only proves something has only the look that finds most, and the checks of its play and its markup. */
const proofVisits: Visit[] = [
  // Before the look changes: on a narrow screen the focused element may be hidden.
  { look: {}, checks: ['played', 'wiring', 'autofill'] },
  ...allVisits.filter(({ checks }) => checks.includes('accessibility')),
  { look: {}, checks: ['typing'] },
];

/** Returns the visits of a story. `npm run a11y` visits all stories in all looks. */
const visitsOf = (tags: string[], isAudited: boolean) =>
  tags.includes('proof') && !isAudited ? proofVisits : allVisits;

/** Stories with these titles, or with the tag `motion`, are played a second time with motion: a fading element may lose the focus. */
const moving =
  /^(Overlays\/|Feedback\/(Alert|ToastRegion)|Navigation\/(H|Acc|Dis)|Media\/(Carousel|Zoom)|Forms\/(Select|ComboBox)|Sections\/(CartDrawer|AddTo|Header))/;

/** Checks a story in all looks after it was played. Resolves to the findings. */
export async function check(page: Page, { title, tags, isPlayed, excused }: Story, isAudited: boolean) {
  const found: string[] = [];
  let hasBars = false;
  for (const { look, checks, withBars } of visitsOf(tags, isAudited)) {
    if (withBars && !hasBars) continue;
    await show(page, look);
    const names = checks.filter((name) => !excused[name]);
    const result = await page.evaluate(
      async ([asked, wanted]) => (await window.vitrineChecks?.())?.visit(asked, wanted),
      [look, names] as const,
    );
    hasBars ||= result?.hasBars ?? false;
    for (const [name, findings] of result?.found ?? [])
      found.push(...findings.map((finding) => `${name}, ${describe(look)}: ${finding}`));
  }
  await showPlain(page);
  if (isPlayed && !excused.withMotion && (moving.test(title) || tags.includes('motion'))) {
    await show(page, { motion: true });
    const findings = await page.evaluate(async () => (await window.vitrineChecks?.())?.replay());
    found.push(...(findings ?? []).map((finding) => `played with motion: ${finding}`));
  }
  return found;
}

const describe = (look: Look) =>
  Object.entries(look)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ') || 'plain';
