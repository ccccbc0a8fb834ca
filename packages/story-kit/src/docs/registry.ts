import { pageIdOf, type Documented } from './reference.js';

/** A file of an item, as shadcn's CLI writes it into a project. */
interface RegistryFile {
  path: string;
  type: 'registry:file';
  target: string;
  content?: string;
}

/** An item of a shadcn registry: https://ui.shadcn.com/docs/registry/registry-item-json */
interface RegistryItem {
  name: string;
  /** With files that all have a target, the CLI needs neither `components.json` nor Tailwind in the project. */
  type: 'registry:item';
  title: string;
  description: string;
  dependencies: string[];
  categories: string[];
  /** The CLI prints it after it has added the item. */
  docs: string;
  meta: { page: string; markdown: string };
  files: RegistryFile[];
}

const words = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** Returns the name of an item: 'ProductBox' → 'product-box'. */
const itemName = (name: string) => words(name).replaceAll(' ', '-');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The packages that the code imports, and the components, whose style sheet the project imports. React is the project's own. */
const packagesIn = (code: string) =>
  [
    ...new Set(['@vitrine/components', ...[...code.matchAll(/from '(@vitrine\/\w+)/g)].map(([, name = '']) => name)]),
  ].sort();

const setup =
  "Import '@vitrine/components/styles.css' and '@vitrine/sections/styles.css' once, and put the page into a `ShopProvider` (the item `shop-provider`).";

function itemOf(component: Documented): RegistryItem {
  const { name, group, docs } = component;
  const code = (docs.code ?? '').trim();
  const path = `components/vitrine/${itemName(name)}.tsx`;
  const markdown = `../reference/${name}.md`;
  return {
    name: itemName(name),
    type: 'registry:item',
    title: capital(words(name)),
    description: docs.purpose,
    dependencies: packagesIn(code),
    categories: [group.replace('Sections/', '').toLowerCase()],
    docs: `${setup} About ${name}: ${markdown}, from the URL of this item.`,
    meta: { page: `../?path=/docs/${pageIdOf(component)}`, markdown },
    files: [{ path, type: 'registry:file', target: path, content: `${code}\n` }],
  };
}

/** Returns the items of the sections and their setup. */
const registryItems = (components: readonly Documented[]): RegistryItem[] =>
  components.filter((component) => component.package === '@vitrine/sections').map(itemOf);

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const schema = (name: string) => `https://ui.shadcn.com/schema/${name}.json`;

/** Returns the files of the registry, by path: a list without code, and a file for each item. */
export function registryFiles(components: readonly Documented[]): ReadonlyMap<string, string> {
  const items = registryItems(components);
  const list = {
    $schema: schema('registry'),
    name: 'vitrine',
    homepage: 'https://github.com/vitrine-shop/vitrine',
    items: items.map((item) => ({ ...item, files: item.files.map(({ content: _, ...file }) => file) })),
  };
  return new Map([
    ['r/registry.json', json(list)],
    ...items.map((item): [string, string] => [
      `r/${item.name}.json`,
      json({ $schema: schema('registry-item'), ...item }),
    ]),
  ]);
}
