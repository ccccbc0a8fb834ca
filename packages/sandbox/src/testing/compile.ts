import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const sources = fileURLToPath(new URL('..', import.meta.url));

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2023,
  verbatimModuleSyntax: true,
};

/**
 * Compiles the sources into a folder, so that Node runs the current sources and not the last build.
 * @param folder somewhere inside the package, where Node finds its dependencies
 */
export function compileSources(folder: string): void {
  for (const file of globSync('**/*.ts', { cwd: sources, exclude: ['**/*.test.ts', 'testing/**'] })) {
    const target = join(folder, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    const { outputText } = ts.transpileModule(readFileSync(join(sources, file), 'utf8'), { compilerOptions });
    writeFileSync(target, outputText);
  }
}
