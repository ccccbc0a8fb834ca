import ts from 'typescript';
import { expect, test } from 'vitest';
import { allDocs } from '@vitrine/story-kit/all-docs';
import { codeConnectFiles } from '@vitrine/story-kit/code-connect';
import { componentFacts } from '../.storybook/componentFacts.js';

const files = codeConnectFiles(
  componentFacts().flatMap((facts) => {
    const docs = allDocs.get(facts.name);
    return docs ? [{ ...facts, docs }] : [];
  }),
);
const templates = [...files].filter(([path]) => path.endsWith('.figma.ts'));

/** What Figma's own types declare of the module that templates import, as far as ours use it. */
const figmaTypes = `declare module 'figma' {
  interface Instance {
    getString(name: string): string;
    getBoolean<T>(name: string, values: { true: T; false: T }): T;
    getEnum<T>(name: string, values: Record<string, T>): T | undefined;
    getSlot(name: string): object[] | undefined;
  }
  const figma: { selectedInstance: Instance; code(strings: TemplateStringsArray, ...values: unknown[]): object };
  export default figma;
}`;

/** Compiles templates, without any other file. Returns their faults. */
function compile(codes: ReadonlyMap<string, string>) {
  const all = new Map([...codes, ['figma.d.ts', figmaTypes]]);
  const options = { strict: true, noEmit: true, noUnusedLocals: true, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => all.get(file) ?? readFile(file);
  host.fileExists = (file) => all.has(file) || fileExists(file);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...all.keys()], options, host))
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

interface Template {
  id: string;
  imports: string[];
  example: string;
}

/** Runs a template as Figma does, for an instance with these values of its properties. */
function run(code: string, values: Record<string, string | boolean>): Template {
  const selectedInstance = {
    getString: (name: string) => String(values[name] ?? 'Text'),
    getBoolean: <T>(name: string, of: { true: T; false: T }) => (values[name] ? of.true : of.false),
    getEnum: <T>(name: string, of: Record<string, T>) => of[String(values[name] ?? Object.keys(of)[0])],
    getSlot: () => '{slot}',
  };
  const figma = { selectedInstance, code: String.raw };
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  const module = { exports: {} as { default: Template } };
  new Function('module', 'exports', 'require', ts.transpileModule(code, { compilerOptions: options }).outputText)(
    module,
    module.exports,
    () => figma,
  );
  return module.exports.default;
}

/** Returns the faults in the syntax of a component's code. */
const syntaxOf = (code: string) =>
  ts.transpileModule(`export const shown = ${code};`, {
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
    fileName: 'a.tsx',
  }).diagnostics;

test('each component has a template that compiles', () => {
  expect(templates.length).toBeGreaterThan(100);
  const broken = ['Broken.figma.ts', "import figma from 'figma';\nexport default figma.nothing;"] as const;
  expect(compile(new Map([...templates, broken]))).toEqual([
    expect.stringContaining("Broken.figma.ts: Property 'nothing' does not exist"),
  ]);
});

test('each template makes code without faults', () => {
  for (const [path, code] of templates) {
    const { id, imports, example } = run(code, {});
    expect(path).toBe(`figma/${id}.figma.ts`);
    expect(imports.join()).toContain(id);
    expect({ example, faults: syntaxOf(example) }).toEqual({ example, faults: [] });
  }
});

test('the code has the looks and states of the instance, and no defaults', () => {
  const button = files.get('figma/Button.figma.ts') ?? '';
  expect(run(button, { variant: 'primary', size: 'md', children: 'Add to Cart' }).example).toBe(
    '<Button>Add to Cart</Button>',
  );
  const looks = { variant: 'outline', size: 'sm', isFullWidth: true, isDisabled: true, children: 'Save' };
  expect(run(button, looks).example).toBe('<Button isDisabled isFullWidth size="sm" variant="outline">Save</Button>');
  const input = files.get('figma/Input.figma.ts') ?? '';
  expect(
    run(input, { size: 'md', label: 'Email', description: '', errorMessage: 'Write an address.', placeholder: '' })
      .example,
  ).toBe('<Input errorMessage="Write an address." label="Email" />');
  expect(run(files.get('figma/ProductBox.figma.ts') ?? '', {}).example).toContain('product={product}');
});

test('no address in Figma is made up: the settings have an empty place for each template', () => {
  const { codeConnect } = JSON.parse(files.get('figma/figma.config.json') ?? '{}') as {
    codeConnect: { documentUrlSubstitutions: Record<string, string> };
  };
  const places = templates.map(([, code]) => /^\/\/ url=(.*)$/m.exec(code)?.[1]);
  expect(Object.keys(codeConnect.documentUrlSubstitutions)).toEqual(places);
  expect(new Set(Object.values(codeConnect.documentUrlSubstitutions))).toEqual(new Set(['']));
  expect([...files.values()].join('')).not.toContain('figma.com');
});
