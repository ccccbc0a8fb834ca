import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Finding } from './page/axe.ts';
import type { Story } from './page/story.ts';
import { applied, show, showPlain } from './show.ts';
import type { ChecksConfig, Globals, Look } from './types.ts';

/** The line of JSON in the audit's file for each visited story. */
export interface Audited {
  id: string;
  title: string;
  name: string;
  /** The globals with which it was played. */
  toolbar: Globals;
  /** The looks in which it was checked, with or without findings. */
  looks: string[];
  /** The reason why the story was not audited. */
  excused?: string;
  findings: (Finding & { engine: 'axe' | 'accessibility-checker' | 'checks'; look: string })[];
}

/** Names a look by its width, its globals and its scheme: '320 px, ltr, dark'. */
const nameOf = ({ width, globals = {}, scheme }: Look) =>
  [`${width} px`, ...Object.values(globals), scheme].filter(Boolean).join(', ');

/**
 * Runs all of axe in every look, and a second engine on whole pages. Writes their findings to the file, together with the findings of
 * `run.ts`, and resolves to all of them.
 */
export async function audit(
  page: Page,
  story: Story,
  checked: readonly string[],
  config: ChecksConfig & Required<Pick<ChecksConfig, 'audit'>>,
): Promise<string[]> {
  const findings: Audited['findings'] = [];
  const { id, title, name } = story;
  const { audit, globals = {}, isException, page: { wholePages } = {}, toolbar = {} } = config;
  const isAudited = story.isChecked && story.faults.length === 0;
  const looks = isAudited ? audit.looks : [];
  for (const look of looks) {
    await show(page, look);
    const found = await page.evaluate(
      async (asked) => (await window.storyChecks?.())?.audit(asked),
      applied(look, config),
    );
    findings.push(...(found ?? []).map((one) => ({ ...one, engine: 'axe' as const, look: nameOf(look) })));
  }
  const isPlain = (look: Look) => Object.entries(look.globals ?? {}).every(([name, value]) => globals[name] === value);
  if (wholePages && title.startsWith(wholePages))
    for (const look of looks.filter(isPlain)) {
      await show(page, look);
      const found = await secondEngine(page);
      findings.push(...found.map((one) => ({ ...one, engine: 'accessibility-checker' as const, look: nameOf(look) })));
    }
  await showPlain(page, config);
  for (const text of checked) {
    const [, rule = '', look = '', summary = text] = /^(\w+),? ?(.*?): ([^]*)$/.exec(text) ?? [];
    findings.push({ engine: 'checks', rule, look, html: '', summary });
  }
  const line: Audited = {
    id,
    title,
    name,
    toolbar,
    looks: looks.map(nameOf),
    ...(!isAudited && { excused: 'It is there to be found wrong: its faults are tests of the checks.' }),
    findings: findings.filter((one) => !isException?.(textOf(one))),
  };
  appendFileSync(audit.file, `${JSON.stringify(line)}\n`);
  return line.findings.map(textOf);
}

const textOf = ({ engine, rule, look, html, summary }: Audited['findings'][number]) =>
  `${engine}, ${look}: ${rule}: ${html || summary}`;

interface AceReport {
  results: { ruleId: string; value: [string, string]; message: string; snippet: string; path: { dom: string } }[];
}

const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js');

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
  return results.map(({ ruleId, message, snippet }) => ({ rule: ruleId, html: snippet, summary: message }));
}
