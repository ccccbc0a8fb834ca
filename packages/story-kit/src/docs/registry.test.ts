import { expect, test } from 'vitest';
import type { Documented } from './reference.js';
import { registryFiles } from './registry.js';

const section = (name: string, code: string): Documented => ({
  name,
  group: 'Sections/Product',
  package: '@vitrine/sections',
  imports: [name],
  props: {},
  stories: [],
  docs: {
    purpose: 'A product.',
    use: '',
    avoid: '',
    keys: [],
    announced: '',
    dos: [{ text: 'Do.' }],
    donts: [{ text: 'Do not.' }],
    related: ['Link'],
    code,
  },
});

const itemIn = (files: ReadonlyMap<string, string>, name: string) =>
  JSON.parse(files.get(`r/${name}.json`) ?? '{}') as object;

test('each section is an item that needs no components.json: a file with the code of its page', () => {
  const code =
    "import { ProductBox } from '@vitrine/sections';\n\nexport const Page = ({ product }) => <ProductBox product={product} />;\n";
  const files = registryFiles([
    section('ProductBox', code),
    { ...section('Button', ''), package: '@vitrine/components' },
  ]);
  expect([...files.keys()]).toEqual(['r/registry.json', 'r/product-box.json']);
  const path = 'components/vitrine/product-box.tsx';
  expect(itemIn(files, 'product-box')).toMatchObject({
    name: 'product-box',
    type: 'registry:item',
    title: 'Product box',
    description: 'A product.',
    dependencies: ['@vitrine/components', '@vitrine/sections'],
    categories: ['product'],
    meta: { page: '../?path=/docs/sections-product-productbox--docs', markdown: '../reference/ProductBox.md' },
    files: [{ path, target: path, type: 'registry:file', content: code }],
  });
});

test('the packages of the code are the dependencies', () => {
  const code =
    "import { createRemoteCommerce } from '@vitrine/commerce/remote';\nimport { Cart } from '@vitrine/sections';";
  const files = registryFiles([section('Cart', code)]);
  expect(itemIn(files, 'cart')).toMatchObject({
    dependencies: ['@vitrine/commerce', '@vitrine/components', '@vitrine/sections'],
    files: [{ content: `${code}\n` }],
  });
});

test('the list has each item without its code', () => {
  const list = itemIn(registryFiles([section('Cart', 'code')]), 'registry');
  expect(list).toMatchObject({
    name: 'vitrine',
    items: [{ name: 'cart', files: [{ target: 'components/vitrine/cart.tsx' }] }],
  });
  expect(JSON.stringify(list)).not.toContain('content');
});
