import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { marksOf } from '../serving/pageMarks.mjs';
import { tagOf, tagsIn } from '../server/pages/productTag.mjs';
import { ShowsProducts } from './PageStatus';

const marked = (...ids: string[]) =>
  marksOf(renderToStaticMarkup(createElement(ShowsProducts, { products: ids.map((id) => ({ id })) })));

it('a page names its products by the numbers that webhooks have, on each platform', () => {
  expect(marked('gid://shopify/Product/123', '124:enamel-kettle', '125')).toEqual({
    products: ['123', '124', '125'].map(tagOf).join(''),
  });
});

it('a mark is read as it was written', () => {
  const tags = Array.from({ length: 100 }, (_, number) => tagOf(String(number * 7_919_000_000)));
  expect(tagsIn(tags.join(''))).toEqual(tags);
  expect(new Set(tags).size).toBeGreaterThan(95);
});

it('a page without products has no mark', () => {
  expect(marked()).toEqual({});
});
