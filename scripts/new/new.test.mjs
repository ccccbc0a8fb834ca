import { join } from 'node:path';
import { ESLint } from 'eslint';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { endings } from '../check/repository/componentParts.mjs';
import { read } from '../run/files.mjs';
import { root } from '../run/programs.mjs';
import { checkCall } from './call.mjs';
import { addElement, addExports } from './insert.mjs';
import { kinds, parts } from './kinds.mjs';
import { checkName, formsOf } from './names.mjs';

describe('a name', () => {
  const taken = {
    folders: ['packages/components/src/HStack'],
    indexes: ["export { ListItem } from './List/List.js';"],
  };

  it.each([
    ['rating', /write Rating\.$/],
    ['star-rating', /write StarRating\.$/],
    ['RATING', /write Rating\.$/],
    ['5stars', /such as Rating\.$/],
    ['../Rating', /not in PascalCase/],
    ['Hstack', /exists already, in packages\/components\/src\/HStack/],
    ['ListItem', /already export “ListItem”/],
  ])('%s is refused with a remedy', (name, message) => {
    expect(() => checkName(name, taken)).toThrow(message);
  });

  it('that is not in use passes', () => {
    expect(() => checkName('Rating', taken)).not.toThrow();
  });

  it('gives its words and the name of a file', () => {
    expect(formsOf('StarRating')).toEqual({ Name: 'StarRating', Words: 'Star rating', file: 'star-rating' });
    expect(formsOf('FAQList')).toEqual({ Name: 'FAQList', Words: 'Faq list', file: 'faq-list' });
  });
});

describe('a line', () => {
  const exports = (name) => `export { ${name} } from './${name}/${name}.js';`;
  const both = (name) => `${exports(name)}\nexport type { ${name}Props } from './${name}/${name}.js';`;

  it.each([
    ['Button', `${both('Button')}\n${exports('HStack')}\n${exports('Tabs')}\n`],
    ['Heading', `${both('Heading')}\n${exports('HStack')}\n${exports('Tabs')}\n`],
    ['Menu', `${exports('HStack')}\n${both('Menu')}\n${exports('Tabs')}\n`],
    ['Zoom', `${exports('HStack')}\n${exports('Tabs')}\n${both('Zoom')}\n`],
  ])('of the index is at the place of %s in the alphabet', (name, text) => {
    expect(addExports(`${exports('HStack')}\n${exports('Tabs')}\n`, name)).toBe(text);
  });

  it('of the rendered sections is at its place in their list', () => {
    const test =
      'const elements: Record<X, Y> = {\n  Cart: <Cart />,\n  Tile: (\n    <Tile />\n  ),\n};\nconst b = {\n};\n';
    const lines = ['  Cart: <Cart />,', '  Menu: <exported.Menu title="Menu" />,', '  Tile: ('];
    expect(addElement(test, 'Menu')).toBe(test.replace('  Cart: <Cart />,\n  Tile: (', lines.join('\n')));
  });
});

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.sources.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);

/** The parsed files of the disk, for all programs: most of them are the libraries' declarations. */
const parsed = new Map();

/** Returns what the compiler says about files that exist only in memory, and about the files in these folders, which may import them. */
function typeErrors(files, folders) {
  const added = new Map(Object.entries(files).map(([file, text]) => [join(root, file), text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  // The folder of the files does not exist.
  host.directoryExists = undefined;
  host.fileExists = (file) => added.has(file) || fileExists(file);
  host.readFile = (file) => added.get(file) ?? readFile(file);
  host.getSourceFile = (file, language, ...rest) => {
    if (added.has(file)) return ts.createSourceFile(file, added.get(file), language);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, language, ...rest));
    return parsed.get(file);
  };
  const program = ts.createProgram([...added.keys()], options, host);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => added.has(fileName) || folders.some((folder) => fileName.startsWith(join(root, folder))))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ file, messageText }) => `${file.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

/** Returns the formatted files of a kind, by their paths. */
async function filesOf(kind, name) {
  const written = Object.entries(kinds[kind].plan(name, read)).map(async ([file, text]) => {
    const path = join(root, file);
    return [file, await format(text, { ...(await resolveConfig(path)), filepath: path })];
  });
  return Object.fromEntries(await Promise.all(written));
}

const eslint = new ESLint({ cwd: root });

/** Returns the messages of the lint about files that exist only in memory. */
async function lintErrors(files) {
  const sources = Object.entries(files).filter(([file]) => isSource(file));
  const results = await Promise.all(
    sources.map(([file, text]) => eslint.lintText(text, { filePath: join(root, file) })),
  );
  return results.flat().flatMap(({ messages }) => messages.map(({ message }) => message));
}

const isSource = (file) => /\.tsx?$/.test(file);

it.each([
  ['parts', Object.keys(parts).map((kind) => [kind, 'ZzStars']), []],
  ['a call of the cart', [['call', 'cart.zzStars']], ['packages/commerce/src/platforms/']],
  ['a call of customers', [['call', 'customer.zzStars']], ['packages/commerce/src/platforms/']],
])(
  'the files of %s have the right types, and so do the files that import them',
  async (_kinds, wanted, importers) => {
    const all = await Promise.all(wanted.map(([kind, name]) => filesOf(kind, name)));
    const sources = Object.entries(Object.assign({}, ...all)).filter(([file]) => isSource(file));
    expect(typeErrors(Object.fromEntries(sources), importers)).toEqual([]);
  },
  120_000,
);

describe.each(Object.keys(parts))('the files of a new %s', (kind) => {
  const { workspace, index } = parts[kind];
  const folder = `packages/${workspace}/src/ZzStars/`;
  let written;

  beforeAll(async () => {
    written = await filesOf(kind, 'ZzStars');
  });

  it('are all that the architecture requires, and no placeholder remains', () => {
    const parts = kind === 'component' ? endings : endings.filter((ending) => ending !== '.example.tsx');
    expect(parts).toContain('.stories.tsx');
    expect(Object.keys(written)).toEqual(expect.arrayContaining(parts.map((part) => `${folder}ZzStars${part}`)));
    expect(written[index]).toContain("export { ZzStars } from './ZzStars/ZzStars.js';");
    expect(written['.changeset/new-zz-stars.md']).toContain(`'@vitrine/${workspace}': minor`);
    expect(Object.values(written).join('')).not.toMatch(/\{\{\w*\}\}/);
  });

  it('change no other line of existing files', () => {
    const sources = Object.keys(parts[kind].changes).filter(isSource);
    expect(sources).toContain(index);
    for (const file of sources) {
      const lines = written[file].split('\n').filter((line) => !line.includes('ZzStars'));
      expect(lines).toEqual(read(file).split('\n'));
    }
  });

  it('have room in the budget of their package, and change no other', () => {
    const file = 'scripts/check/size/size-budgets.json';
    const [before, after] = [read(file), written[file]].map((text) => JSON.parse(text));
    const entry = `@vitrine/${workspace}`;
    expect(after[entry]['*']).toBeGreaterThan(before[entry]['*']);
    // A component has a budget of its own, too.
    const { ZzStars: own, ...others } = after[entry];
    expect(own !== undefined).toBe(kind === 'component');
    expect({ ...after, [entry]: { ...others, '*': before[entry]['*'] } }).toEqual(before);
  });

  it('pass the lint', async () => {
    expect(await lintErrors(written)).toEqual([]);
  }, 60_000);
});

it.each([
  ['addTip', /not a client and a method, such as cart\.addTip\.$/],
  ['cart.AddTip', /not a client and a method/],
  ['catalog.brands', /not a call of cart or customer/],
  ['cart.updateNote', /already has “cart\.updateNote”/],
  ['cart.note', /already has the capability “cartNote”/],
])('a call %s is refused with a remedy', (name, message) => {
  expect(() => checkCall(name, read)).toThrow(message);
});

describe.each(['cart', 'customer'])('the files of a new call of %s', (client) => {
  let written;

  beforeAll(async () => {
    written = await filesOf('call', `${client}.zzStars`);
  });

  it('are the port, its table, the contract test and the entries of the packages', () => {
    const lineOf = (file) => written[file].split('\n').find((line) => line.includes('zzStars'));
    expect(lineOf(`packages/commerce/src/port/${client}.ts`)).toMatch(/^ {2}zzStars\(id: string, options\?/);
    expect(written['packages/commerce/src/port/calls.ts']).toContain(`needs: '${client}ZzStars'`);
    expect(written['packages/commerce/src/port/commerce.ts']).toContain(`  ${client}ZzStars: boolean;`);
    expect(lineOf('packages/commerce/README.md')).toMatch(`| \`${client}.zzStars(id)\``);
    expect(written[`.changeset/new-${client}-zz-stars.md`]).toContain("'@vitrine/commerce': minor");
  });

  it('change no other line of existing files', () => {
    for (const [file, text] of Object.entries(written).filter(([file]) => isSource(file))) {
      const lines = text.split('\n');
      const before = read(file).split('\n');
      const added = lines.length - before.length;
      const at = lines.findIndex((line, index) => line !== before[index]);
      expect(added).toBeGreaterThan(0);
      expect(lines.toSpliced(at, added), file).toEqual(before);
    }
  });

  it('pass the lint', async () => {
    expect(await lintErrors(written)).toEqual([]);
  }, 60_000);
});
