import type { Page } from 'playwright-core';
import type { Look } from './look.ts';
import type { CheckName, Story } from './page/index.ts';
import { show, showPlain } from './show.ts';

interface Visit {
  look: Look;
  checks: CheckName[];
  /** Only where something stays on the screen while the page is scrolled. */
  withBars?: true;
}

/** What is checked, and in which look. Each look costs a layout, so what can be seen in the same one shares it. */
const allVisits: Visit[] = [
  { look: { scheme: 'dark' }, checks: ['played', 'motion', 'contrast', 'colors', 'wiring'] },
  // All of axe a second time: the second brand as it is made, right to left, on the narrowest screen.
  {
    look: { width: 320, finger: true, direction: 'rtl', brand: 'halyard', scheme: 'dark' },
    checks: ['layout', 'targets', 'accessibility'],
  },
  { look: { width: 320, spacing: true }, checks: ['layout'] },
  { look: { width: 640, text: 2 }, checks: ['layout', 'textSize'] },
  { look: { text: 2 }, checks: ['layout'] },
  { look: { forcedColors: true }, checks: ['forcedColors', 'focus'] },
  // Last, as things open and close when they are focused.
  { look: {}, checks: ['focus'] },
  // A screen of 1280 px, of which 400 % are seen. WCAG 1.4.10.
  { look: { width: 320, height: 256 }, checks: ['covered', 'behindBars'], withBars: true },
];

/** A story that only proves something is shown in the look that finds most; `npm run a11y` shows it in all of them, as the examples are. */
const visitsOf = (tags: string[], isAudited: boolean) =>
  tags.includes('proof') && !isAudited ? allVisits.filter(({ checks }) => checks.includes('accessibility')) : allVisits;

/** Stories with these titles, or the tag `motion`, are played a second time with motion: what fades may lose the focus. */
const moving =
  /^(Overlays\/|Feedback\/(Alert|ToastRegion)|Navigation\/(H|Acc|Dis)|Media\/(Carousel|Zoom)|Forms\/(Select|ComboBox)|Sections\/(CartDrawer|AddTo|Header))/;

/** After a story was played: what is wrong with how it looks, to all readers that are checked for. */
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
