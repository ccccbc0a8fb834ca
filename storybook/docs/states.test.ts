import { expect, test } from 'vitest';
import { cellsOn, inView, matrixOf, worstOf } from './states.js';

const story = (title: string, name: string) => ({
  id: `${title}--${name}`.toLowerCase().replaceAll('/', '-'),
  type: 'story',
  title,
  name,
});

test('each state of a section and a page has a link for every platform, with its recorded result', () => {
  const entries = [
    story('Sections/Cart/Cart', 'Empty'),
    story('Sections/Cart/Cart', 'Full'),
    { ...story('Sections/Cart/Cart', 'Docs'), type: 'docs' },
    story('Forms/Input', 'Default'),
    story('Pages/Home', 'Loaded'),
  ];
  const matrix = matrixOf(
    entries,
    {
      'sections-cart-cart--empty': { shopify_graphql: [16, 16], big_commerce: [15, 16] },
    },
    [],
  );
  expect(matrix.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
    ['Sections/Cart/Cart', ['Empty', 'Full']],
    ['Pages/Home', ['Loaded']],
  ]);
  expect(matrix[0]?.rows[0]?.cells).toEqual([
    {
      platform: 'shopify_graphql',
      title: 'Shopify',
      href: './?path=/story/sections-cart-cart--empty&globals=platform:shopify_graphql',
      outcome: 'clean',
      passed: 'clean in 16 looks',
    },
    {
      platform: 'shopify_rest',
      title: 'Shopify REST',
      href: './?path=/story/sections-cart-cart--empty&globals=platform:shopify_rest',
      outcome: 'unrecorded',
      passed: 'not recorded',
    },
    {
      platform: 'big_commerce',
      title: 'BigCommerce',
      href: './?path=/story/sections-cart-cart--empty&globals=platform:big_commerce',
      outcome: 'found',
      passed: 'clean in 15 of 16 looks',
    },
  ]);
});

test('a section has its documentation, and a page has none', () => {
  const cart = { name: 'Cart', title: 'Sections/Cart/Cart', purpose: 'The cart.', use: 'Use it for the cart.' };
  const input = { ...cart, name: 'Input', title: 'Forms/Input' };
  const matrix = matrixOf([story('Sections/Cart/Cart', 'Empty'), story('Pages/Home', 'Loaded')], {}, [input, cart]);
  expect(matrix.map(({ docs }) => docs)).toEqual([cart, undefined]);
});

test('a view shows stories by their names, their platform and their outcome', () => {
  const results = { 'sections-cart-cart--empty': { shopify_graphql: [16, 16], big_commerce: [15, 16] } } as const;
  const entries = [
    story('Sections/Cart/Cart', 'Empty'),
    story('Sections/Cart/Cart', 'Full'),
    story('Pages/Home', 'Loaded'),
  ];
  const matrix = matrixOf(entries, results as never, []);
  const shown = (view: Partial<Parameters<typeof inView>[1]>) =>
    inView(matrix, { text: '', platform: 'all', outcome: undefined, ...view }).flatMap(({ rows }) =>
      rows.map(({ name }) => name),
    );
  expect(shown({})).toEqual(['Empty', 'Full', 'Loaded']);
  expect(shown({ text: 'cart' })).toEqual(['Empty', 'Full']);
  expect(shown({ text: 'load' })).toEqual(['Loaded']);
  expect(shown({ outcome: 'found' })).toEqual(['Empty']);
  expect(shown({ outcome: 'found', platform: 'shopify_graphql' })).toEqual([]);
  expect(worstOf(cellsOn(matrix[0]!.rows[0]!, 'all'))).toBe('found');
});
