/** The names that each package exports. */
export type Exported = Readonly<Record<string, readonly string[]>>;

/** A component whose values come from the reader's own page, such as a product. */
interface Given {
  component: string;
  /** The names of its props that the code uses as variables. */
  props: readonly string[];
}

const indented = (code: string) => code.replace(/^(?=.)/gm, '  ');

const byLine = (start: string, code: string, end: string) =>
  code.includes('\n') || start.length + code.length > 118
    ? `${start}(\n${indented(code)}\n)${end}`
    : start + code + end;

/** Returns the lines that import the components of the code. */
function importsOf(code: string, exported: Exported): string[] {
  const used = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].sort();
  return Object.entries(exported).flatMap(([from, names]) => {
    const imported = used.filter((name) => names.includes(name));
    return imported.length > 0 ? [`import { ${imported.join(', ')} } from '${from}';`] : [];
  });
}

/** Makes a module of the elements in `code`: with imports, and with a component around them. A module stays unchanged. */
export function wholeCode(code: string, exported: Exported, given?: Given): string {
  if (!code.trim() || /^(import|export) /m.test(code)) return code;
  const variables = given?.props.length ? given : undefined;
  const imports = [
    ...(variables ? ["import type { ComponentProps } from 'react';"] : []),
    ...importsOf(code, exported),
  ];
  const parameters = variables
    ? `{ ${variables.props.join(', ')} }: ComponentProps<typeof ${variables.component}>`
    : '';
  // Several elements need a fragment around them.
  const elements = /\n<[A-Za-z]/.test(code) ? `<>\n${indented(code)}\n</>` : code;
  return `${imports.join('\n')}\n\n${byLine(`export const Example = (${parameters}) => `, elements, ';')}\n`.trimStart();
}

/** The types of values that code shows. */
const literals = ['string', 'number', 'boolean'];

type Args = Readonly<Record<string, unknown>>;

/** Writes a section as an element. Data from a shop, and handlers, are shown by their names. */
function elementOf(name: string, args: Args): string {
  const props = Object.entries(args).map(([prop, value]) => {
    if (value === true) return prop;
    if (typeof value === 'string')
      return `${prop}=${value.includes('"') ? `{${JSON.stringify(value)}}` : `"${value}"`}`;
    return `${prop}={${literals.includes(typeof value) ? String(value) : prop}}`;
  });
  const line = `<${[name, ...props].join(' ')} />`;
  return line.length <= 100 ? line : `<${name}\n${props.map((prop) => `  ${prop}\n`).join('')}/>`;
}

/** Makes a module of a section with these props. Data from a shop, and handlers, are props of the module's component. */
export function sectionCode(name: string, args: Args, exported: Exported): string {
  const props = Object.keys(args).filter((prop) => !literals.includes(typeof args[prop]));
  return wholeCode(elementOf(name, args), exported, { component: name, props });
}
