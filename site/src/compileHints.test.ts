import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCompileHints, compileHint } from './compileHints';

describe('addCompileHints', () => {
  let folder: string;
  const file = (name: string) => join(folder, 'static/chunks', name);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hints-'));
    mkdirSync(file('deep'), { recursive: true });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('puts the hint first into every script, once, and into nothing else', async () => {
    writeFileSync(file('page.js'), 'run()');
    writeFileSync(file('deep/part.js'), 'part()');
    writeFileSync(file('page.css'), 'a{}');

    await addCompileHints(folder);
    await addCompileHints(folder);

    expect(readFileSync(file('page.js'), 'utf8')).toBe(`${compileHint}run()`);
    expect(readFileSync(file('deep/part.js'), 'utf8')).toBe(`${compileHint}part()`);
    expect(readFileSync(file('page.css'), 'utf8')).toBe('a{}');
  });

  it('fails if the build has no script there', async () => {
    await expect(addCompileHints(folder)).rejects.toThrow('has no script: look where this version of Next writes them');
  });
});
