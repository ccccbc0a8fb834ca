import type { Page } from 'playwright-core';
import type { Story } from './page/story.ts';
import { applied, show, showPlain } from './show.ts';
import type { ChecksConfig, Globals, Look } from './types.ts';
import { standardVisits } from './visits.ts';

/** Checks a story in all looks after it was played. Resolves to the findings. */
export async function check(page: Page, story: Story, config: ChecksConfig): Promise<string[]> {
  const { title, tags, isPlayed, excused } = story;
  const { visits = () => standardVisits(), moving, isException } = config;
  const found: string[] = [];
  let hasBars = false;
  for (const { look, checks, withBars } of visits(story)) {
    if (withBars && !hasBars) continue;
    await show(page, look);
    const names = checks.filter((name) => !excused[name]);
    const result = await page.evaluate(
      async ([asked, wanted]) => (await window.storyChecks?.())?.visit(asked, wanted),
      [applied(look, config), names] as const,
    );
    hasBars ||= result?.hasBars ?? false;
    for (const [name, findings] of result?.found ?? [])
      found.push(...findings.map((finding) => `${name}, ${describe(look)}: ${finding}`));
  }
  await showPlain(page, config);
  if (isPlayed && !excused.withMotion && (moving?.test(title) || tags.includes('motion'))) {
    await show(page, { motion: true });
    const findings = await page.evaluate(async () => (await window.storyChecks?.())?.replay());
    found.push(...(findings ?? []).map((finding) => `played with motion: ${finding}`));
  }
  return isException ? found.filter((finding) => !isException(finding)) : found;
}

const describe = (look: Look) =>
  Object.entries(look)
    .flatMap(([name, value]) => (name === 'globals' ? Object.entries(value as Globals) : [[name, value]]))
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ') || 'plain';
