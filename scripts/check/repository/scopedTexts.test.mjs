import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { root } from '../../run/programs.mjs';

const eslint = new ESLint({ cwd: root });

/** Whether the lint rule allows this line in a spec of the site. */
async function mayHave(line) {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: join(root, 'site/e2e/checkout.spec.ts') });
  return !result.messages.some((message) => message.ruleId === 'no-restricted-syntax');
}

it.each([
  "page.getByText('Sold out');",
  "tab.getByText('Sold out');",
  "secondPage.getByText('Sold out');",
  "this.page.getByText('Sold out');",
  "page.getByRole('main').getByText('Sold out').first();",
  "page.locator('text=Sold out');",
  'page.locator(\'p:has-text("Sold out")\');',
  'page.waitForTimeout(100);',
  "page.waitForLoadState('networkidle');",
])('a spec of the site may not have %s', async (line) => expect(await mayHave(line)).toBe(false));

it.each([
  "page.getByRole('main').getByText('Sold out');",
  "cartDrawer(page).getByText('Sold out');",
  "region.getByText('Sold out');",
  "page.getByRole('main').getByRole('img').first();",
])('a spec of the site may have %s', async (line) => expect(await mayHave(line)).toBe(true));
