import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Look } from './look.ts';
import type { Finding } from './page/axe.ts';
import type { Story } from './page/index.ts';
import { show, showPlain } from './show.ts';

/** The line of JSON that `npm run a11y` writes for each visited story. */
export interface Audited {
  id: string;
  title: string;
  name: string;
  platform: string;
  /** The looks in which it was checked, with or without findings. */
  looks: string[];
  /** The reason why the story was not audited. */
  excused?: string;
  findings: (Finding & { engine: 'axe' | 'accessibility-checker' | 'checks'; look: string })[];
}

const looks: Look[] = ([320, 1280] as const).flatMap((width) =>
  (['northlane', 'halyard'] as const).flatMap((brand) =>
    (['ltr', 'rtl'] as const).flatMap((direction) =>
      (['light', 'dark'] as const).map((scheme) => ({ scheme, direction, brand, width })),
    ),
  ),
);

const nameOf = ({ scheme, direction, brand, width }: Look) => `${width} px, ${brand}, ${direction}, ${scheme}`;

/**
 * Runs all of axe in every look, and a second engine on whole pages. Writes their findings to the file, together with the findings of
 * `run.ts`, and resolves to all of them.
 */
export async function audit(page: Page, story: Story, checked: readonly string[], file: string): Promise<string[]> {
  const findings: Audited['findings'] = [];
  const { id, title, name, platform } = story;
  const isAudited = story.isChecked && story.faults.length === 0;
  const axeLooks = isAudited ? looks : [];
  for (const look of axeLooks) {
    await show(page, look);
    const found = await page.evaluate(async (asked) => (await window.vitrineChecks?.())?.audit(asked), look);
    findings.push(...(found ?? []).map((one) => ({ ...one, engine: 'axe' as const, look: nameOf(look) })));
  }
  if (isAudited && isWholePage(title))
    for (const look of looks.filter(({ brand, direction }) => brand === 'northlane' && direction === 'ltr')) {
      await show(page, look);
      const found = await secondEngine(page);
      findings.push(...found.map((one) => ({ ...one, engine: 'accessibility-checker' as const, look: nameOf(look) })));
    }
  await showPlain(page);
  for (const text of checked) {
    const [, rule = '', look = '', summary = text] = /^(\w+),? ?(.*?): ([^]*)$/.exec(text) ?? [];
    findings.push({ engine: 'checks', rule, look, html: '', summary });
  }
  const line: Audited = {
    id,
    title,
    name,
    platform,
    looks: axeLooks.map(nameOf),
    ...(!isAudited && { excused: 'It is there to be found wrong: its faults are tests of the checks.' }),
    findings,
  };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
  return findings.map(({ engine, rule, look, html, summary }) => `${engine}, ${look}: ${rule}: ${html || summary}`);
}

const isWholePage = (title: string) => title.startsWith('Pages/');

interface AceReport {
  results: { ruleId: string; value: [string, string]; message: string; snippet: string; path: { dom: string } }[];
}

const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js');

/** Findings of the engine that are not violations: decision 040. */
const exceptions: ((result: AceReport['results'][number]) => boolean)[] = [
  // A customer's user name at the shop is their e-mail address. Axe accepts it, too.
  ({ ruleId, snippet }) =>
    ruleId === 'input_autocomplete_valid' && /type="email"/.test(snippet) && /autocomplete="username"/.test(snippet),
];

/** Runs IBM's engine. Resolves to its failing violations; its potential violations are left to people. */
async function secondEngine(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.addScriptTag({ path: engine });
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: { Checker: new () => { check: (document: Document, rules: string[]) => Promise<AceReport> } };
    };
    const report = await new ace.Checker().check(document, ['WCAG_2_2']);
    return report.results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL');
  });
  const violations = results.filter((result) => !exceptions.some((isException) => isException(result)));
  return violations.map(({ ruleId, message, snippet }) => ({ rule: ruleId, html: snippet, summary: message }));
}
