import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The comment, first in a file, with which Chromium compiles all functions of a script while it loads, beside the page's own thread. Without it,
 * the page's thread compiles each function when it is first called. Other browsers pass over it. Source: https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts the hint into every script of a build. It does not add a second one.
 *
 * @param folder the build's folder: `.next`
 * @throws if the build has no scripts where Next writes them
 */
export async function addCompileHints(folder: string): Promise<void> {
  const chunks = join(folder, 'static/chunks');
  const scripts = (await readdir(chunks, { recursive: true })).filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`${chunks} has no script: look where this version of Next writes them.`);
  await Promise.all(scripts.map((name) => addHint(join(chunks, name))));
}

async function addHint(file: string): Promise<void> {
  const script = await readFile(file, 'utf8');
  if (!script.startsWith(compileHint)) await writeFile(file, compileHint + script);
}
