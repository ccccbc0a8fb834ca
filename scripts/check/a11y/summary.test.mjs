import { expect, test } from 'vitest';
import { page } from './page.mjs';
import { resultsOf, summaryOf } from './summary.mjs';

const story = (more) => ({
  id: 'sections-cart-cart--empty',
  title: 'Sections/Cart/Cart',
  name: 'Empty',
  toolbar: { platform: 'shopify_rest' },
  looks: ['light', 'dark'],
  findings: [],
  ...more,
});

const faint = { engine: 'axe', rule: 'color-contrast', look: 'dark', html: '<p class="a">', summary: 'Too faint.' };

const stories = [
  story({}),
  story({ toolbar: { platform: 'big_commerce' }, findings: [faint, { ...faint, html: '<b>' }] }),
  story({ id: 'checks-faults--motion', title: 'Checks/Faults', looks: [], excused: 'It is a test.' }),
];

test('stories, visits and violations are counted, violations by rule', () => {
  expect(summaryOf(stories)).toEqual({
    stories: 2,
    visits: 4,
    violations: 2,
    rules: { 'axe: color-contrast': 2 },
    excused: 1,
  });
});

test('the matrix shows the number of looks in which a story was clean', () => {
  expect(resultsOf(stories)).toEqual({
    'sections-cart-cart--empty': { shopify_rest: [2, 2], big_commerce: [1, 2] },
  });
});

test('a run over some stories keeps the results of the others, and of the other platforms', () => {
  const before = {
    'sections-cart-cart--empty': { shopify_graphql: [2, 2], big_commerce: [2, 2] },
    other: { shopify_rest: [2, 2] },
  };
  expect(resultsOf(stories, before)).toEqual({
    'sections-cart-cart--empty': { shopify_graphql: [2, 2], shopify_rest: [2, 2], big_commerce: [1, 2] },
    other: { shopify_rest: [2, 2] },
  });
});

test('the report lists the findings as text', () => {
  const html = page(summaryOf(stories), stories);
  expect(html).toContain('&#60;p class=&#34;a&#34;&#62;');
  expect(html).not.toContain('<p class="a">');
  expect(html).toContain('It is a test.');
});
