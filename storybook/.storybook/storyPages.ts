import { globSync, readFileSync } from 'node:fs';
import { extractDescription, loadCsf, propertyValue } from 'storybook/internal/csf-tools';
import { docsIdOf } from '@vitrine/story-kit/reference';

const root = new URL('../../', import.meta.url);

/** A docs page that belongs to no component: a whole page of the shop, or the brands. */
export interface StoryPage {
  /** Such as 'pages-home--docs'. */
  id: string;
  /** 'Home' */
  title: string;
  /** Markdown. */
  description: string;
  /** The stories that the page shows. The first one has its place below the description. */
  stories: readonly { name: string; /** Markdown. Empty if the story has none. */ description: string }[];
}

type Node = ReturnType<typeof propertyValue>;

/** Returns the text of a literal. Undefined if it is computed. */
function textOf(node: Node): string | undefined {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' && node.quasis.length === 1
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

/** Returns the text at a path of an object literal. Undefined if it is computed. */
function textAt(node: Node, [name, ...path]: readonly string[]): string | undefined {
  if (name === undefined) return textOf(node);
  return node?.type === 'ObjectExpression' ? textAt(propertyValue(node, name), path) : undefined;
}

/** Reads the page of a file of stories. Throws if it has no description: the page would begin with nothing to read. */
export function storyPageOf(code: string, fileName: string): StoryPage {
  const file = loadCsf(code, { fileName, makeTitle: (title) => title }).parse();
  const { title = '' } = file.meta;
  const description = textAt(file._metaAnnotations.parameters, ['docs', 'description', 'component']);
  if (!description) throw new Error(`${fileName} has no parameters.docs.description.component in words.`);
  const shown = file.indexInputs.filter(({ tags = [] }) => !tags.includes('proof'));
  return {
    id: docsIdOf(title),
    title: title.split('/').at(-1)!,
    description,
    stories: shown.map(({ exportName, name = exportName }) => ({
      name,
      description: extractDescription(file._storyStatements[exportName]),
    })),
  };
}

/** Reads all pages that belong to no component. */
export const storyPages = (): StoryPage[] =>
  ['storybook/pages/*.stories.tsx', 'packages/components/src/theme/brands.stories.tsx']
    .flatMap((files) => globSync(files, { cwd: root.pathname }))
    .sort()
    .map((file) => storyPageOf(readFileSync(new URL(file, root), 'utf8'), file));
