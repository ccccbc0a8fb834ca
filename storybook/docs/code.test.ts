import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { allDocs } from '@vitrine/story-kit/all-docs';
import { exported } from '../.storybook/componentFacts.js';
import { componentPages } from '../.storybook/componentPages.js';
import { leadingCode } from '../.storybook/leadingCode.js';

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

/** All written code of the docs pages. Other pages have the code of their first story, which `wholeCode.ts` makes whole. */
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
  const options = {
    ...ts.parseJsonConfigFileContent(config, ts.sys, folder).options,
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

/** The code of the first example of each section, which the registry has. */
const leading = componentPages()
  .filter(({ group }) => group.startsWith('Sections/'))
  .map((page) => [`${page.name}.first`, leadingCode(page, exported())] as const);

test(
  'written code of docs pages, the README of the sandbox and the first examples of sections compile as pasted',
  { timeout: 60_000 },
  () => {
    expect(written.size).toBeGreaterThan(15);
    expect(leading.length).toBeGreaterThan(40);
    expect(readme).toHaveLength(3);
    expect(compile(new Map([...written, ...leading, ...readme, ['Broken', '<NoSuchName />']]))).toEqual([
      "docs/Broken.code.tsx: Cannot find name 'NoSuchName'.",
    ]);
  },
);
