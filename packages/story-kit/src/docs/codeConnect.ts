import { importOf, type Documented, type Prop } from './reference.js';

/*
 * Template files of Figma's Code Connect: the code that Figma's Dev Mode shows for an instance of a component. A property of the component in
 * Figma has the name and the values of the prop.
 */

/** States that show, and that are not looks: these have a selector in their description. */
const states = new Set([
  ...[
    'isDisabled',
    'isInvalid',
    'isRequired',
    'isOptional',
    'isReadOnly',
    'isSelected',
    'isIndeterminate',
    'isExpanded',
  ],
  ...[
    'orientation',
    'placement',
    'size',
    'gap',
    'fit',
    'level',
    'hasCloseButton',
    'showsValue',
    'isCounted',
    'isMarkOnly',
  ],
]);

/** Texts that show, apart from the required ones. */
const texts = new Set(['label', 'description', 'errorMessage', 'placeholder']);

/** Groups whose components have a text as their children. The children of other components are a slot. */
const withText = new Set(['Actions', 'Typography', 'Feedback']);

const isShown = ({ name, description }: Prop) => description.includes('Selector:') || states.has(name);
const isText = ({ name, type, isRequired }: Prop) =>
  (type === 'string' || type === 'ReactNode') && (texts.has(name) || (isRequired && name !== 'children'));

/** Returns the values of a union of literals, as in code: `'md'`, `2`. Of any other type none. */
const valuesOf = (type: string) => (/^('[^']*'|\d+)( \| ('[^']*'|\d+))*$/.test(type) ? type.split(' | ') : []);

const defaultOf = ({ default: value, description }: Prop) => value ?? /Default: `([^`]*)`/.exec(description)?.[1];

/** A prop in a template: the statement that reads its property, and its place in the tag. */
interface Part {
  statement: string;
  place: string;
}

const quoted = (text: string) => JSON.stringify(text);
const bare = (value: string) => value.replaceAll("'", '');
const attribute = (name: string, value: string) =>
  value.startsWith("'") ? ` ${name}="${bare(value)}"` : ` ${name}={${value}}`;

/** The name of a constant in the template: 'aria-label' → 'ariaLabel'. */
const constant = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const read = (name: string, call: string): Part => ({
  statement: `const ${constant(name)} = ${call};`,
  place: `\${${constant(name)}}`,
});

const options = (entries: readonly (readonly [string, string])[]) =>
  `{\n${entries.map(([key, value]) => `  ${quoted(key)}: ${quoted(value)},\n`).join('')}}`;

/** Returns how a template shows a prop. Undefined: it does not show. */
function partOf(prop: Prop): Part | undefined {
  const { name, type, isRequired } = prop;
  const values = valuesOf(type);
  if (values.length > 0 && isShown(prop)) {
    const entries = values.map(
      (value) => [bare(value), value === defaultOf(prop) ? '' : attribute(name, value)] as const,
    );
    return read(name, `instance.getEnum(${quoted(name)}, ${options(entries)})`);
  }
  if (type === 'boolean' && isShown(prop))
    return read(name, `instance.getBoolean(${quoted(name)}, { true: ${quoted(` ${name}`)}, false: '' })`);
  if (isText(prop)) {
    const { statement, place } = read(name, `instance.getString(${quoted(name)})`);
    const written = ` ${name}="${place}"`;
    return { statement, place: isRequired ? written : `\${${constant(name)} && \`${written}\`}` };
  }
  // The code is complete: data are named as the prop.
  return isRequired && name !== 'children' ? { statement: '', place: ` ${name}={${constant(name)}}` } : undefined;
}

function childrenOf(props: readonly Prop[], group: string): Part | undefined {
  if (!props.some(({ name }) => name === 'children')) return undefined;
  return read('children', `instance.${withText.has(group) ? 'getString' : 'getSlot'}("children")`);
}

/** The address that a project's `figma.config.json` replaces with the component's in its Figma file. The bracket ends the name. */
export const placeholderOf = (name: string) => `FIGMA_NODE(${name})`;

function templateOf(component: Documented): string {
  const { name, group, props } = component;
  const own = props[name] ?? [];
  const parts = own.flatMap((prop) => partOf(prop) ?? []);
  const children = childrenOf(own, group);
  const tag = `<${name}${parts.map(({ place }) => place).join('')}`;
  const statements = [...parts, ...(children ? [children] : [])].flatMap(({ statement }) => statement || []);
  return [
    `// url=${placeholderOf(name)}`,
    `// component=${name}`,
    "import figma from 'figma';",
    '',
    ...(statements.length > 0 ? ['const instance = figma.selectedInstance;', ...statements, ''] : []),
    'export default {',
    `  id: ${quoted(name)},`,
    `  imports: [${quoted(importOf(component))}],`,
    `  example: figma.code\`${children ? `${tag}>${children.place}</${name}>` : `${tag} />`}\`,`,
    '};',
    '',
  ].join('\n');
}

const config = (names: readonly string[]) => ({
  codeConnect: {
    include: ['*.figma.ts'],
    label: 'React',
    language: 'jsx',
    documentUrlSubstitutions: Object.fromEntries(names.map((name) => [placeholderOf(name), ''])),
  },
});

/**
 * Returns the files of Code Connect by their paths: a template for each component and section with props of its own, and the settings that name
 * their places in a Figma file.
 */
export function codeConnectFiles(components: readonly Documented[]): ReadonlyMap<string, string> {
  const connected = components.filter(({ name, props, group }) => props[name] && group !== 'Setup');
  return new Map([
    ['figma/figma.config.json', `${JSON.stringify(config(connected.map(({ name }) => name)), null, 2)}\n`],
    ...connected.map((component): [string, string] => [`figma/${component.name}.figma.ts`, templateOf(component)]),
  ]);
}
