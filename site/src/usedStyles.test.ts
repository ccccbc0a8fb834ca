import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkUsedStyles } from './usedStyles';

describe('checkUsedStyles', () => {
  let folder: string;
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const check = () => checkUsedStyles(join(folder, '.next'), join(folder, 'dist/components.css'));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'styles-'));
    write('dist/css/Tabs-Tabs.styles.css', '.vt-Tabs-List{}');
    write('dist/css/Field-choice.styles.css', '.vt-choice-Label .vt-Tabs-List{}');
    write('.next/server/app/page.js', 'styled("ul","vt-Tabs-List")');
    write('.next/static/chunks/a.js', '');
    write('.next/static/chunks/a.css', '.vt-Tabs-List{}');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('passes if the sheets have what the scripts use', async () => {
    await expect(check()).resolves.toBeUndefined();
  });

  it('names styles that are missing, also of a part that only the browser shows', async () => {
    write('.next/static/chunks/late.js', '"vt-choice-Label"');
    await expect(check()).rejects.toThrow("add @import '@vitrine/components/Field-choice.styles.css';");
  });

  it('names styles that nothing uses', async () => {
    write('.next/static/chunks/a.css', '.vt-Tabs-List{}.vt-choice-Label{}');
    await expect(check()).rejects.toThrow("remove @import '@vitrine/components/Field-choice.styles.css';");
  });
});
