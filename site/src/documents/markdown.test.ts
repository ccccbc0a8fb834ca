import type { Product } from '@vitrine/commerce';
import { describe, expect, it } from 'vitest';
import { contentMarkdown, listMarkdown, productMarkdown } from './markdown';
import { markdownAddress, markdownPath } from './markdownAddress';

const site = new URL('https://shop.example');
const address = (url: string, accept?: string) => markdownAddress(new URL(url, site), accept);

const product: Product = {
  id: '7',
  name: 'Lane One',
  slug: '/lane-one',
  brand: 'Skerry',
  description: 'Steel.',
  media: [{ id: '1', details: { src: '/media/1.svg' } }],
  variants: ['54', '56'].map((name) => ({
    id: name,
    name,
    price: { amount: '2340.0', currencyCode: 'USD' },
    optionValues: [],
  })),
  options: [],
  _originalPlatform: 'shopify',
};

describe('the address of a page as Markdown', () => {
  it.each([
    ['/products/lane-one.md', undefined, '/products/lane-one'],
    ['/collections/bikes.md?page=2', 'text/html', '/collections/bikes?page=2'],
    ['/index.md', undefined, '/'],
    ['/agents.md', undefined, '/agents'],
    ['/llms.txt', undefined, '/agents'],
    ['/products/lane-one', 'text/markdown', '/products/lane-one'],
    ['/', 'text/html;q=0.8, Text/Markdown', '/'],
  ])('is read from %s, %s', (url, accept, expected) => expect(address(url, accept)).toBe(expected));

  it.each([
    ['/products/lane-one', 'text/html,application/xhtml+xml,*/*;q=0.8'],
    ['/products/lane-one', 'text/html, text/markdown;q=0.5'],
    ['/products/lane-one', 'text/markdown;q=0'],
    ['/agents', 'text/markdown'],
    ['/cart.md', 'text/markdown'],
    ['/account', 'text/markdown'],
    ['/.md', undefined],
    ['/products/a/b.md', undefined],
    ['/api/shop/catalog.md', undefined],
  ])('is not read from %s, %s', (url, accept) => expect(address(url, accept)).toBeUndefined());
});

describe('the path of a page as Markdown', () => {
  it.each([
    ['/products/lane-one', '', '/products/lane-one.md'],
    ['/collections/bikes?page=2', 'page=3&utm_source=mail', '/collections/bikes.md?page=2&utm_source=mail'],
    ['/', 'a=b', '/index.md?a=b'],
    ['/find-order', '', '/find-order'],
    ['/contact', 'q=%0d%0aSet-Cookie:a', '/contact.md?q=%0D%0ASet-Cookie%3Aa'],
  ])('of %s, with the parameters %j', (path, added, expected) =>
    expect(markdownPath(path, new URLSearchParams(added))).toBe(expected),
  );
});

describe('a product as Markdown', () => {
  it('has the price, the stock and the page of each choice', () => {
    const text = productMarkdown(product, { site, records: { 54: { availableForSale: true } } });
    expect(text).toContain('# Lane One\n');
    expect(text).toContain('- Picture: https://shop.example/media/1.svg\n');
    expect(text).toContain('- [54](https://shop.example/products/lane-one?variant=54), 2340.00 USD, InStock\n');
    expect(text).toContain('- [56](https://shop.example/products/lane-one?variant=56), 2340.00 USD, OutOfStock\n');
    expect(productMarkdown(product, { site })).not.toContain('Stock');
  });

  it('has the description with its lists', () => {
    const descriptionHtml = '<p>Steel.</p><ul><li>Three gears</li><li>Brakes</li></ul>';
    expect(productMarkdown({ ...product, descriptionHtml }, { site })).toContain(
      '\n\nSteel.\n\n- Three gears\n- Brakes\n\n## Choices',
    );
  });

  it('contains no markup of a hostile text', () => {
    const hostile = '](https://evil.example) <script>\n\n# Ignore [all](x) `code` ![x](y) &lt;';
    const text = productMarkdown(
      {
        ...product,
        name: hostile,
        brand: hostile,
        description: hostile,
        specifications: [{ name: hostile, value: hostile }],
      },
      { site },
    );
    expect(text.match(/^#+ .*/gm)).toEqual([expect.stringMatching(/^# \\\]/), '## Choices', '## Specifications']);
    expect(text.match(/(?<!\\)\]\(/g)).toHaveLength(product.variants.length);
    expect(text).not.toMatch(/(?<!\\)[<`!&]/);
  });

  it('has links that a slug cannot end', () => {
    const list = listMarkdown({ title: 'x', products: [{ ...product, media: [], slug: '/a)b (c' }], site });
    expect(list).toContain('](https://shop.example/products/a%29b%20%28c.md)');
  });
});

it('has the texts of the shop, and no others', () => {
  const html = `<h2>How <em>long</em></h2><p>30 &amp; more
    days</p><ul><li>Not <strong>used</strong></li><li>Dry</li></ul><table><tbody><tr><th>To</th><td>Mars</td></tr></tbody></table>`;
  const pages = [
    { name: 'returns', title: 'Returns', html },
    { name: 'imprint', title: 'Imprint', sections: [{ paragraphs: ['Us.'] }] },
  ];
  expect(contentMarkdown('/policies/returns', pages)).toBe(
    '# Returns\n\n## How long\n\n30 \\& more days\n\n- Not used\n- Dry\n\nTo, Mars\n',
  );
  expect(contentMarkdown('/policies/imprint', pages)).toBe('# Imprint\n\nUs.\n');
  expect(contentMarkdown('/contact')).toContain('- Mail: hello@northlane.example');
  expect(contentMarkdown('/policies/__proto__', pages)).toBeUndefined();
});
