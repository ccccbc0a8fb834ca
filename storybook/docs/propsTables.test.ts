import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { messages as componentTexts } from '@vitrine/components';
import { messages as sectionTexts } from '@vitrine/sections';
import type { Prop } from '@vitrine/story-kit/reference';
import { componentFacts } from '../.storybook/componentFacts.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const indexes = ['components', 'sections'].map((name) => resolve(root, `packages/${name}/src/index.ts`));

const configured = ts.getParsedCommandLineOfConfigFile(
  resolve(root, 'storybook/tsconfig.docs.json'),
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (fault) => {
      throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, ' '));
    },
  },
)!;
const program = ts.createProgram(indexes, configured.options);
const checker = program.getTypeChecker();

/** The type of a component's props. Undefined for an export that is no component. */
function propsTypeOf(symbol: ts.Symbol) {
  if (!/^[A-Z]/.test(symbol.name)) return undefined;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!target.valueDeclaration) return undefined;
  const [signature] = checker.getTypeOfSymbol(target).getCallSignatures();
  if (!signature) return undefined;
  const [props] = signature.getParameters();
  return { file: target.valueDeclaration.getSourceFile(), type: props && checker.getTypeOfSymbol(props) };
}

const isOwn = ({ declarations = [] }: ts.Symbol) =>
  !declarations.every((declaration) => declaration.getSourceFile().fileName.includes('/node_modules/'));

/** The names of the props that our types declare. A union has the props of each of its members. */
const ownProps = (type: ts.Type | undefined) =>
  new Set(
    (type?.isUnion() ? type.types : type ? [type] : [])
      .flatMap((member) => member.getProperties())
      .filter(isOwn)
      .map(({ name }) => name),
  );

const components = new Map(
  indexes.flatMap((index) =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(index)!)!).flatMap((symbol) => {
      const found = propsTypeOf(symbol);
      return found ? [[symbol.name, found] as const] : [];
    }),
  ),
);

const tables = new Map<string, readonly Prop[]>(componentFacts().flatMap(({ props }) => Object.entries(props)));

test('each exported component has a table of props, on its page or as a part of another', () => {
  expect([...components.keys()].filter((name) => !tables.has(name))).toEqual([]);
  // A page may be about a function, such as `createIcon`.
  const others = [...tables.keys()].filter((name) => /^[A-Z]/.test(name) && !components.has(name));
  expect(others).toEqual([]);
});

test('a table has the props that the types declare', () => {
  const faults = [...components].flatMap(([name, { type }]) => {
    const own = ownProps(type);
    const written = new Set(tables.get(name)?.map((prop) => prop.name));
    return [
      ...[...own].filter((prop) => !written.has(prop)).map((prop) => `${name}: ${prop} is not in the table`),
      ...[...written].filter((prop) => !own.has(prop)).map((prop) => `${name}: ${prop} is in no type`),
    ];
  });
  expect(faults).toEqual([]);
});

/** The literals in an expression, as the documentation writes them: `'md'`, `false`, `4`. */
function literalsIn(node: ts.Node): string[] {
  if (ts.isFunctionLike(node)) return [];
  if (ts.isPrefixUnaryExpression(node)) return [node.getText()];
  if (ts.isStringLiteral(node) || ts.isNumericLiteral(node) || /^(true|false)$/.test(node.getText()))
    return [node.getText()];
  return node.getChildren().flatMap(literalsIn);
}

/** The literal defaults in a source, as 'size: md': `{ size = 'md' }`, `size ?? 'md'` and `const size = own ?? 'md'`. A text is one of the English messages. */
function defaultsIn(file: ts.SourceFile) {
  const found = new Set<string>();
  const add = (name: string, value: ts.Expression) =>
    literalsIn(value).forEach((literal) => found.add(`${name}: ${literal}`));
  const visit = (node: ts.Node) => {
    if ((ts.isBindingElement(node) || ts.isParameter(node) || ts.isVariableDeclaration(node)) && node.initializer)
      add(((ts.isBindingElement(node) && node.propertyName) || node.name).getText(), node.initializer);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      add(ts.isPropertyAccessExpression(node.left) ? node.left.name.text : node.left.getText(), node.right);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const defaultsOf = new Map<ts.SourceFile, Set<string>>();

/** Adds a component's source, and the sources that it imports by relative paths. */
function addSources(file: ts.SourceFile, sources = new Set<ts.SourceFile>()) {
  if (sources.has(file)) return sources;
  sources.add(file);
  for (const statement of file.statements) {
    if (!(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) || !statement.moduleSpecifier)
      continue;
    const [, path] = /^'(\..*)\.js'$/.exec(statement.moduleSpecifier.getText(file)) ?? [];
    if (!path) continue;
    const base = resolve(dirname(file.fileName), path);
    const imported = program.getSourceFile(`${base}.tsx`) ?? program.getSourceFile(`${base}.ts`);
    if (imported) addSources(imported, sources);
  }
  return sources;
}

/** Whether a component's sources have this default of a prop. */
function hasDefault(name: string, prop: string, value: string) {
  const { file } = components.get(name)!;
  return [...addSources(file)].some((source) => {
    if (!defaultsOf.has(source)) defaultsOf.set(source, defaultsIn(source));
    return defaultsOf.get(source)!.has(`${prop}: ${value}`);
  });
}

const literal = /('[^']*'|true|false|-?\d+(?:\.\d+)?)/.source;
/** A default in a description. Two defaults for two cases have a comma between them. */
const saidDefault = new RegExp(`Default: \`?${literal}\`?(?=[.;]|, (?:which|a|the|as|for)\\b|$)`);

/** Defaults that are not in a component's sources. */
const elsewhere = new Set([
  // The browser's own.
  'Checkbox.value',
  'Form.autoComplete',
  'Form.method',
  'HStack.justify',
  'List.start',
  'Switch.value',
  'VStack.justify',
  // The drawer's.
  'CartDrawer.placement',
  'CartDrawer.size',
]);

/** The English texts, which are defaults of labels. */
const texts = new Set(
  [...Object.values(componentTexts), ...Object.values(sectionTexts)].map((text) => `'${String(text)}'`),
);

test('a description names the default that the code has', () => {
  const faults = [...tables].flatMap(([name, props]) =>
    props.flatMap(({ name: prop, description, default: inCode }) => {
      const [, said] = saidDefault.exec(description) ?? [];
      const isLiteral = inCode !== undefined && new RegExp(`^${literal}$`).test(inCode);
      if (said === undefined)
        return isLiteral && !description.includes('Default:')
          ? [`${name}.${prop}: says no default, has ${inCode}`]
          : [];
      if (isLiteral) return said === inCode ? [] : [`${name}.${prop}: says ${said}, has ${inCode}`];
      // A boolean that is absent is false.
      return said === 'false' || texts.has(said) || elsewhere.has(`${name}.${prop}`) || hasDefault(name, prop, said)
        ? []
        : [`${name}.${prop}: says ${said}, which its sources do not have`];
    }),
  );
  expect(faults).toEqual([]);
});

test("our names for other libraries' props are props", () => {
  const readme = readFileSync(resolve(root, 'packages/components/README.md'), 'utf8');
  const [table = ''] = /^\| elsewhere [^]*?(?=\n\n)/m.exec(readme) ?? [];
  const ours = table.split('\n').flatMap((row) => row.split('|')[2]?.match(/(?<=`)[a-z]\w*(?=`)/g) ?? []);
  const props = new Set([...tables.values()].flatMap((list) => list.map(({ name }) => name)));
  expect(ours.length).toBeGreaterThan(20);
  expect(ours.filter((name) => !props.has(name))).toEqual([]);
});
