import type { CDPSession, Page } from 'playwright-core';
import type { ChecksConfig, Look } from './types.ts';

/** The part of a look that the browser shows. */
const plain = {
  width: 1280,
  height: 720,
  scheme: 'light',
  text: 1,
  forcedColors: false,
  motion: false,
} satisfies Look;

/** The current look of a page. */
const looks = new WeakMap<Page, Look>();

/** Sessions for a setting that Playwright does not support: the text size of the browser. */
const sessions = new WeakMap<Page, CDPSession>();

/** Applies a look to the browser. The page itself applies its globals, pointer and spacing. */
export async function show(page: Page, look: Look) {
  const now = looks.get(page);
  const next = { ...plain, ...look };
  looks.set(page, next);
  const differs = (...names: (keyof typeof plain)[]) => names.some((name) => now?.[name] !== next[name]);
  await Promise.all([
    differs('width', 'height') && page.setViewportSize({ width: next.width, height: next.height }),
    differs('scheme', 'forcedColors', 'motion') &&
      page.emulateMedia({
        colorScheme: next.scheme,
        forcedColors: next.forcedColors ? 'active' : 'none',
        reducedMotion: next.motion ? 'no-preference' : 'reduce',
      }),
    (now?.text ?? 1) !== next.text && setTextSize(page, next.text),
  ]);
}

/** Restores the plain look, since the next story is shown in the same page. */
export async function showPlain(page: Page, config: ChecksConfig) {
  await show(page, {});
  await page.evaluate(async (look) => (await window.storyChecks?.())?.visit(look, []), applied({}, config));
}

/** Returns the look with all of the page's globals. */
export const applied = (look: Look, { globals }: ChecksConfig): Look => ({
  ...look,
  globals: { ...globals, ...look.globals },
});

async function setTextSize(page: Page, factor: number) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
}
