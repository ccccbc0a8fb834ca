import type { ComponentDocs, Rule } from './componentDocs.js';
import type { Pattern } from './patterns.js';

/** A prop as the compiler knows it. */
export interface Prop {
  name: string;
  /** As in TypeScript: `'sm' | 'md'`. */
  type: string;
  isRequired: boolean;
  /** As in code: `'md'`, `false`. */
  default?: string;
  description: string;
}

/** What the catalogue knows of a component apart from its documentation. */
export interface ComponentFacts {
  /** 'Button' */
  name: string;
  /** 'Actions', 'Sections/Cart' */
  group: string;
  /** The package's full name: '@vitrine/components'. */
  package: string;
  /** The names to import from the package: the component and its parts. */
  imports: readonly string[];
  /** The props of each of these. */
  props: Readonly<Record<string, readonly Prop[]>>;
  /** Its examples. Stories that only prove something are left out. */
  stories: readonly { id: string; name: string }[];
}

export interface Documented extends ComponentFacts {
  docs: ComponentDocs;
}

/** An entry of `components.json`. Texts are Markdown. */
export interface ManifestEntry {
  name: string;
  /** The title of its page: 'Actions/Button'. */
  title: string;
  package: string;
  import: string;
  purpose: string;
  use: string;
  avoid: string;
  behavior: string[];
  keys: { keys: string; action: string }[];
  announced: string;
  /** 'Stable, since the first version.' */
  status: string;
  dos: string[];
  donts: string[];
  related: string[];
  props: Record<string, Prop[]>;
  /** The ids and names of its stories: `iframe.html?id={id}` shows one alone. */
  stories: { id: string; name: string }[];
  /** The page about it, in Markdown. */
  markdown: string;
}

export interface Manifest {
  components: ManifestEntry[];
}

/** The groups from the smallest parts to whole sections. The menu has the sections first. */
export const groups = [
  'Typography',
  'Layout',
  'Actions',
  'Forms',
  'Navigation',
  'Overlays',
  'Feedback',
  'Media',
  ...['Product', 'Cart', 'Account', 'Search', 'Shop'].map((part) => `Sections/${part}`),
  'Setup',
];

/** Returns the id of a docs page in the catalogue from its title: 'Sections/Cart/CartItem', 'Pages/Forgot password'. */
export const docsIdOf = (title: string) => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;

/**
 * Returns the story with which a page begins: the first one with the tag `picture`, or else the first one. Proofs do not show on the page.
 * Undefined if no story shows.
 */
export function leadingStory<Story>(
  stories: readonly Story[],
  tagsOf: (story: Story) => readonly string[],
): Story | undefined {
  const shown = stories.filter((story) => !tagsOf(story).includes('proof'));
  return shown.find((story) => tagsOf(story).includes('picture')) ?? shown[0];
}

/** Returns the id of a component's page. */
export const pageIdOf = ({ group, name }: Pick<ComponentFacts, 'group' | 'name'>) => docsIdOf(`${group}/${name}`);

/** The heading of a group: 'Actions', 'Sections: Cart'. */
export const groupHeading = (group: string) => group.replace('/', ': ');

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Returns a table in Markdown. */
const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');

const paragraphs = (blocks: readonly string[]) => blocks.join('\n\n');

/** Returns a list in Markdown. */
export const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const announcedOf = ({ announced }: ComponentDocs) =>
  typeof announced === 'string' ? announced : table(announced.columns, announced.rows);

const related = (names: readonly string[]) => `Related: ${names.map((name) => `\`${name}\``).join(', ')}`;

/** Returns the parts of a component's page in Markdown. A part without words is empty. */
export const partsOf = (docs: ComponentDocs) => ({
  use: paragraphs([docs.use, docs.avoid, related(docs.related)]),
  behavior: paragraphs(docs.behavior ?? []),
  keys:
    docs.keys.length === 0
      ? ''
      : table(
          ['Key', 'Action'],
          docs.keys.map(({ keys, action }) => [keys, action]),
        ),
  announced: announcedOf(docs),
});

const inShop =
  'Put it inside the `ShopProvider` of your layout. A page of the server reads the platform whose credentials its environment has; without any, the sandbox: `npx @vitrine/sandbox`.';

/** Returns the place of a page's code in an app, and the code, in Markdown. Empty for a page without code. */
export const codeOf = (docs: Pick<ComponentDocs, 'code'>, group: string) =>
  docs.code
    ? paragraphs([
        ...(group.startsWith('Sections') && !docs.code.includes('<ShopProvider') ? [inShop] : []),
        codeBlock(docs.code),
      ])
    : '';

const codeBlock = (code: string) => `\`\`\`tsx\n${code}\n\`\`\``;

/** The texts of rules in the order of a page: the one with the picture is first. */
export const textsOf = (rules: readonly Rule[]) => rules.map(({ text }) => text);

/** Returns the status of a component, and since when it is there, as a sentence. */
export const statusOf = ({ status = 'stable', since }: Pick<ComponentDocs, 'status' | 'since'>) => {
  const known = `since ${since === undefined ? 'the first version' : `version ${since}`}`;
  return status === 'stable' ? `Stable, ${known}.` : `On trial, ${known}: its props may change.`;
};

/** Returns the statement that imports a component with its parts. */
export const importOf = ({ docs, imports, package: from }: Documented) =>
  docs.import ?? `import { ${imports.join(', ')} } from '${from}';`;

const markdownFile = ({ name }: ComponentFacts) => `reference/${name}.md`;

function manifestEntry(component: Documented): ManifestEntry {
  const { name, group, docs } = component;
  return {
    name,
    title: `${group}/${name}`,
    package: component.package,
    import: importOf(component),
    purpose: docs.purpose,
    use: docs.use,
    avoid: docs.avoid,
    behavior: [...(docs.behavior ?? [])],
    keys: [...docs.keys],
    announced: announcedOf(docs),
    status: statusOf(docs),
    dos: textsOf(docs.dos),
    donts: textsOf(docs.donts),
    related: [...docs.related],
    props: Object.fromEntries(Object.entries(component.props).map(([part, props]) => [part, [...props]])),
    stories: [...component.stories],
    markdown: markdownFile(component),
  };
}

/** Returns the content of `components.json`, for programs that write code with the components. */
export const manifestOf = (components: readonly Documented[]): Manifest => ({
  components: components.map(manifestEntry),
});

const propsTable = (props: readonly Prop[]) =>
  table(
    ['Prop', 'Type', 'Default', 'Description'],
    props.map((prop) => [
      `\`${prop.name}\`${prop.isRequired ? ' (required)' : ''}`,
      `\`${prop.type}\``,
      prop.default ? `\`${prop.default}\`` : '',
      prop.description.replace(/\s+/g, ' '),
    ]),
  );

/** Returns the page of a component as plain Markdown, without its pictures and examples. */
export function markdownOf(component: Documented): string {
  const { name, docs } = component;
  const parts = partsOf(docs);
  const sections: [heading: string, text: string][] = [
    ['When to use it', parts.use],
    ['How it works', parts.behavior],
    ['Do', bullets(textsOf(docs.dos))],
    ['Don’t', bullets(textsOf(docs.donts))],
    ['Keyboard', parts.keys],
    ['What a screen reader says', parts.announced],
    ...Object.entries(component.props).map(([part, props]): [string, string] => [
      `Props of ${part}`,
      props.length === 0 ? '' : propsTable(props),
    ]),
    ['Code', codeOf(docs, component.group)],
    ['Stories', bullets(component.stories.map(({ id, name }) => `${name}: \`${id}\``))],
  ];
  return `${paragraphs([
    `# ${name}`,
    docs.purpose,
    statusOf(docs),
    codeBlock(importOf(component)),
    ...sections.filter(([, text]) => text).map(([heading, text]) => `## ${heading}\n\n${text}`),
  ])}\n`;
}

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const patternFile = ({ title }: Pattern) => `patterns/${slugOf(title)}.md`;

/** Returns the title of a pattern's page in the catalogue. */
export const patternTitle = ({ title }: Pattern) => `Patterns/${title}`;

/** Returns the page of a pattern as plain Markdown. A story is its id. */
export function patternMarkdown(pattern: Pattern, components: readonly Documented[]): string {
  const purposes = new Map(components.map(({ name, docs }) => [name, docs.purpose]));
  return `${paragraphs([
    `# ${pattern.title}`,
    pattern.purpose,
    ...pattern.parts.flatMap(({ title, reason, rules, stories }) => [
      `## ${title}`,
      reason,
      bullets(rules),
      `Stories:\n\n${bullets(stories.map(({ id, caption }) => `\`${id}\`: ${caption}`))}`,
    ]),
    '## Components',
    bullets(pattern.components.map((name) => `\`${name}\`: ${purposes.get(name) ?? ''}`)),
  ])}\n`;
}

/** Returns `llms.txt`: every component and pattern with its purpose and a link to its page in Markdown. See llmstxt.org. */
export function llmsText(components: readonly Documented[], patterns: readonly Pattern[]): string {
  const link = (component: Documented) => `[${component.name}](${markdownFile(component)}): ${component.docs.purpose}`;
  const lists = groups.flatMap((group) => {
    const links = components.filter((component) => component.group === group).map(link);
    return links.length === 0 ? [] : [`## ${groupHeading(group)}\n\n${bullets(links)}`];
  });
  return `${paragraphs([
    '# Vitrine',
    '> A design system for online shops, in React: accessible components, and the sections of a shop’s pages, which work the same on every commerce platform.',
    'Each page below says when to use a component, its keys, what a screen reader announces, its props and its stories. [components.json](components.json) has the same as data. For Figma, [figma/](figma/figma.config.json) has the settings of Code Connect, with a template for each component beside them, and the tokens as variables: [northlane-light.tokens.json](figma/northlane-light.tokens.json) and a file for each other mode.',
    `## Patterns\n\n${bullets(patterns.map((pattern) => `[${pattern.title}](${patternFile(pattern)}): ${pattern.purpose}`))}`,
    ...lists,
  ])}\n`;
}

/** Returns all files about the components that the catalogue serves to programs, by their paths. */
export const referenceFiles = (
  components: readonly Documented[],
  patterns: readonly Pattern[],
): ReadonlyMap<string, string> =>
  new Map([
    ['components.json', `${JSON.stringify(manifestOf(components), null, 2)}\n`],
    ['llms.txt', llmsText(components, patterns)],
    ...components.map((component): [string, string] => [markdownFile(component), markdownOf(component)]),
    ...patterns.map((pattern): [string, string] => [patternFile(pattern), patternMarkdown(pattern, components)]),
  ]);
