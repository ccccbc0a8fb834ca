import { expect, test } from 'vitest';
import { matrixOf } from './states.js';

const story = (title: string, name: string) => ({
  id: `${title}--${name}`.toLowerCase().replace('/', '-'),
  type: 'story',
  title,
  name,
});

test('each state of a section and a page has a link for every platform, with its recorded result', () => {
  const entries = [
    story('Sections/Cart', 'Empty'),
    story('Sections/Cart', 'Full'),
    { ...story('Sections/Cart', 'Docs'), type: 'docs' },
    story('Forms/Input', 'Default'),
    story('Pages/Home', 'Loaded'),
  ];
  const matrix = matrixOf(entries, {
    'sections-cart--empty': { shopify_graphql: [16, 16], big_commerce: [15, 16] },
  });
  expect(matrix.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
    ['Sections/Cart', ['Empty', 'Full']],
    ['Pages/Home', ['Loaded']],
  ]);
  expect(matrix[0]?.rows[0]?.cells).toEqual([
    {
      platform: 'shopify_graphql',
      title: 'Shopify, GraphQL',
      href: './?path=/story/sections-cart--empty&globals=platform:shopify_graphql',
      passed: 'Clean in 16 looks',
    },
    {
      platform: 'shopify_rest',
      title: 'Shopify, REST',
      href: './?path=/story/sections-cart--empty&globals=platform:shopify_rest',
      passed: 'Not recorded',
    },
    {
      platform: 'big_commerce',
      title: 'BigCommerce',
      href: './?path=/story/sections-cart--empty&globals=platform:big_commerce',
      passed: 'Clean in 15 of 16 looks',
    },
  ]);
});
