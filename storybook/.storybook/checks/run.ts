import type { CDPSession, Page } from 'playwright-core';
import type { Look } from './look.js';
import type { CheckName } from './page/index.js';

/** A story may be excused from a check, with the reason: `parameters: { checks: { forcedColors: 'It draws nothing: …' } }` */
export type CheckParameters = Partial<Record<CheckName, string>>;

/** What is checked, and in which look. Each look costs a layout, so what can be seen in the same one shares it. */
const visits: { look: Look; checks: CheckName[] }[] = [
  { look: { scheme: 'dark' }, checks: ['motion', 'contrast'] },
  // All of axe a second time: the second brand as it is made, right to left, on the narrowest screen.
  {
    look: { width: 320, finger: true, direction: 'rtl', brand: 'halyard', scheme: 'dark' },
    checks: ['layout', 'targets', 'accessibility'],
  },
  { look: { width: 320 }, checks: ['layout'] },
  { look: { width: 640, text: 2 }, checks: ['layout', 'textSize'] },
  { look: { text: 2 }, checks: ['layout'] },
  { look: { forcedColors: true }, checks: ['forcedColors', 'focus'] },
  // Last, as it leaves the page as the next story is played.
  { look: {}, checks: ['focus'] },
];

const plain: Required<Look> = {
  width: 1280,
  scheme: 'light',
  brand: 'northlane',
  direction: 'ltr',
  text: 1,
  finger: false,
  forcedColors: false,
};

/** The look that a page has now. */
const looks = new WeakMap<Page, Required<Look>>();

/** For what Playwright has no words for: the size of text in the browser's settings. */
const sessions = new WeakMap<Page, CDPSession>();

/** Before a story is played: the plain look, and an eye on what moves. */
export async function prepare(page: Page) {
  await page
    .waitForFunction(() => window.vitrineChecks !== undefined)
    .catch(() => {
      throw new Error('The catalogue has no checks in it: it was built before they were. Build it again.');
    });
  await show(page, {});
  await page.evaluate(async () => (await window.vitrineChecks?.())?.watchMotion());
}

/** After a story was played: what is wrong with how it looks, to all readers that are checked for. */
export async function check(page: Page, excused: CheckParameters) {
  const found: string[] = [];
  for (const { look, checks } of visits) {
    await show(page, look);
    const names = checks.filter((name) => !excused[name]);
    const results = await page.evaluate(
      async ([asked, wanted]) => (await window.vitrineChecks?.())?.visit(asked, wanted),
      [look, names] as const,
    );
    for (const [name, findings] of results ?? [])
      found.push(...findings.map((finding) => `${name}, ${describe(look)}: ${finding}`));
  }
  return found;
}

const describe = (look: Look) =>
  Object.entries(look)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ') || 'plain';

/** Sets the browser as the look says. Brand, direction and pointer are for the page itself. */
async function show(page: Page, look: Look) {
  const next = { ...plain, ...look };
  const now = looks.get(page);
  if (now?.width !== next.width) await page.setViewportSize({ width: next.width, height: 720 });
  if (now?.scheme !== next.scheme || now.forcedColors !== next.forcedColors)
    await page.emulateMedia({
      colorScheme: next.scheme,
      forcedColors: next.forcedColors ? 'active' : 'none',
      reducedMotion: 'reduce',
    });
  if ((now?.text ?? 1) !== next.text) {
    const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
    sessions.set(page, session);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * next.text, fixed: 13 * next.text } });
  }
  looks.set(page, next);
}
