// Starts `npm run dev` in a clone, edits it, and waits for what its pages show.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../run/port.mjs';
import { root } from '../../run/programs.mjs';
import { withTimeout } from '../../run/withTimeout.mjs';
import { begin, lastLines } from '../apps/shell.mjs';

/** The time limit for something that hangs; it measures nothing. */
export const patience = 180_000;

/** Replaces texts in a file of the clone, and writes it once, as an editor does. */
export function edit(folder, file, ...replacements) {
  const path = join(folder, file);
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of replacements) {
    assert.ok(text.includes(from), `${file} has no ${from}`);
    text = text.replace(from, to);
  }
  writeFileSync(path, text);
}

/** Wait until an open page shows a button, a text or a style. */
export const button = (page, name) => page.getByRole('button', { name, exact: true }).first().waitFor();
export const text = (page, words) => page.getByText(words, { exact: true }).waitFor();
export const styled = (page, selector, property, value) =>
  page.waitForFunction(
    ([where, name, wanted]) => getComputedStyle(document.querySelector(where)).getPropertyValue(name) === wanted,
    [selector, property, value],
  );

/**
 * Starts `npm run dev` in the clone.
 *
 * @param buildCache The folder of earlier builds of the packages. Default: the repository's, where they are built.
 */
export async function startDev(folder, buildCache = join(root, '.turbo', 'cache')) {
  const [shop, sandbox] = [await freePort(), await freePort()];
  const run = () =>
    begin('npm run dev', {
      folder,
      env: {
        PORT: String(shop),
        SANDBOX_PORT: String(sandbox),
        TURBO_CACHE_DIR: buildCache,
      },
    });
  return { ...run(), again: run, url: `http://localhost:${shop}` };
}

/** Resolves when the program has printed a text. Throws with its output if it ends first. */
export const untilItPrints = (program, words) =>
  withTimeout(
    patience,
    new Promise((resolve, reject) => {
      const look = () => program.text().includes(words) && resolve();
      program.child.stdout.on('data', look);
      program.child.stderr.on('data', look);
      void program.ended.then(() =>
        reject(new Error(`It ended before it printed "${words}":\n${lastLines(program.text())}`)),
      );
      look();
    }),
  );
