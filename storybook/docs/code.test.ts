import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { allDocs } from '@vitrine/story-kit/all-docs';

const root = new URL('../../', import.meta.url);
const pathOf = (name: string) => fileURLToPath(new URL(name, root));

/** Returns the code that story files have written for their page, by the path of each. */
const usages = globSync('packages/*/src/*/*.stories.tsx', { cwd: pathOf('.') }).flatMap((file) => {
  const [, usage] = /const usage = `\n([^]*?)\n`\.trim/.exec(readFileSync(pathOf(file), 'utf8')) ?? [];
  return usage ? [[file, usage.replace(/\\([`$])/g, '$1')] as const] : [];
});

/** Returns the TypeScript blocks of the sandbox's README. */
const readme = [...readFileSync(pathOf('packages/sandbox/README.md'), 'utf8').matchAll(/^```ts\n([^]*?)^```$/gm)].map(
  ([, code = ''], index) => [`README${index + 1}`, code] as const,
);

/** All code of the docs pages: of their samples, and of stories. */
const written = new Map([
  ...[...allDocs].flatMap(([name, { code }]) => (code ? [[name, code] as const] : [])),
  ...usages.map(([file, code]) => [file.split('/').at(-1)!.replace('.tsx', ''), code] as const),
]);

/** Compiles each code as a file of its own, like a reader's file. Returns its faults by name. */
function compile(codes: ReadonlyMap<string, string>) {
  const folder = pathOf('storybook/');
  const { config } = ts.readConfigFile(`${folder}tsconfig.json`, (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options: own } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const options = {
    ...own,
    // Pages of a server read its environment.
    types: [...(own.types ?? []), 'node'],
    noEmit: true,
    incremental: false,
  };
  const files = new Map([...codes].map(([name, code]) => [`${folder}docs/${name}.code.tsx`, code]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.fileExists = (file) => files.has(file) || fileExists(file);
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${file.slice(folder.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}

test('the code of docs pages and the README of the sandbox compile as pasted', { timeout: 60_000 }, () => {
  expect(written.size).toBeGreaterThan(140);
  expect(readme).toHaveLength(3);
  expect(compile(new Map([...written, ...readme, ['Broken', '<NoSuchName />']]))).toEqual([
    "docs/Broken.code.tsx: Cannot find name 'NoSuchName'.",
  ]);
});
