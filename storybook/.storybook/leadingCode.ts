import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { sectionCode, wholeCode, type Exported } from '@vitrine/story-kit/whole-code';
import { leadingStory } from '@vitrine/story-kit/reference';
import type { ComponentPageName } from './componentPages.js';

const root = new URL('../../', import.meta.url);

/** The parts of Babel's nodes that are read here. */
interface Node {
  type: string;
  name?: string;
  key?: Node;
  value?: unknown;
  properties?: Node[];
  quasis?: { value: { cooked?: string } }[];
  callee?: Node;
  object?: Node;
  id?: Node;
  init?: Node;
  declarations?: Node[];
}

/** Returns what code says about a node: its properties, or its value if it is a literal. Constants of the file are followed. */
function reader(body: readonly Node[]) {
  const constants = new Map(
    body.flatMap(({ declarations = [] }) => declarations.map(({ id, init }) => [id?.name, init] as const)),
  );
  const follow = (node: Node | undefined) => (node?.type === 'Identifier' ? constants.get(node.name) : node);

  const entries = (node: Node | undefined) =>
    (follow(node)?.properties ?? []).flatMap(({ key, value }) =>
      key?.name ? [[key.name, value as Node] as const] : [],
    );

  /** Undefined for all code that is not a literal, or a trimmed one. */
  function literal(node: Node | undefined): unknown {
    const { type = '', value, quasis = [], callee } = follow(node) ?? {};
    if (/^(String|Numeric|Boolean)Literal$/.test(type)) return value;
    if (type === 'CallExpression') return callee?.object && String(literal(callee.object)).trim();
    return type === 'TemplateLiteral' && quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
  }

  return { entries, literal };
}

/** Returns the code of a section's first example, as its docs page shows it. */
export function leadingCode({ file, name }: ComponentPageName, exported: Exported): string {
  const source = readFileSync(new URL(file, root), 'utf8');
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse();
  const { entries, literal } = reader(csf._ast.program.body as unknown as Node[]);
  const [story = ''] = leadingStory(Object.entries(csf._stories), ([, { tags = [] }]) => tags) ?? [];
  const annotations = [csf._metaAnnotations, csf._storyAnnotations[story]] as Record<string, Node | undefined>[];
  const [code] = annotations
    .flatMap(({ parameters }) => entries(parameters))
    .flatMap(([key, docs]) => (key === 'docs' ? entries(docs) : []))
    .flatMap(([key, shownSource]) => (key === 'source' ? entries(shownSource) : []))
    .flatMap(([key, text]) => (key === 'code' ? [literal(text)] : []))
    .toReversed();
  if (typeof code === 'string') return wholeCode(code, exported);
  const args = annotations.flatMap(({ args: node }) => entries(node)).map(([prop, node]) => [prop, literal(node)]);
  return sectionCode(name, Object.fromEntries(args) as Record<string, unknown>, exported);
}
