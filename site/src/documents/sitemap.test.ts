import { describe, expect, it } from 'vitest';
import { pagesSitemap, partIn, productsSitemap, sitemapIndex } from './sitemap';

const site = new URL('https://shop.example');
const locations = (xml: string) => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, loc]) => loc);

describe('a sitemap', () => {
  it('has products with their pictures and changes', () => {
    const image = { src: '/media/x?u=1&s=2' };
    const xml = productsSitemap(
      [{ slug: '/lane-one', updatedAt: '2026-01-05T00:00:00Z', image }, { slug: '/pump' }],
      site,
    );
    expect(xml).toContain(
      '<url><loc>https://shop.example/products/lane-one</loc><lastmod>2026-01-05T00:00:00Z</lastmod>' +
        '<image:image><image:loc>https://shop.example/media/x?u=1&amp;s=2</image:loc></image:image></url>',
    );
    expect(xml).toContain('<url><loc>https://shop.example/products/pump</loc></url>');
  });

  it('keeps to XML with hostile slugs, pictures and dates', () => {
    const hostile = '</loc><script>alert("1")</script>&\u0000\u001b';
    const xml = productsSitemap([{ slug: `/${hostile}`, updatedAt: hostile, image: { src: `/x?${hostile}` } }], site);
    expect(xml).not.toMatch(/<script|[\u0000-\u0008\u001b]|&(?!amp;|lt;|gt;|quot;|apos;)/);
    expect(xml).not.toContain('lastmod');
    expect(locations(xml)).toHaveLength(1);
  });

  it('of pages has each collection, brand and text once', () => {
    const menu = [{ label: 'Brands', subMenuLinks: [{ label: 'Skerry', slug: '/brands/skerry' }] }];
    const xml = pagesSitemap(
      [{ id: '1', name: 'Bikes', slug: 'bikes' }],
      [...menu, ...menu],
      [{ name: 'privacy', title: 'Privacy', html: '' }],
      site,
    );
    const found = locations(xml);
    expect(found).toEqual(expect.arrayContaining(['https://shop.example/', 'https://shop.example/collections/bikes']));
    expect(found.filter((loc) => loc?.endsWith('/brands/skerry'))).toHaveLength(1);
    expect(found).toContain('https://shop.example/policies/privacy');
  });

  it('has an index of its files, no longer than search engines read', () => {
    expect(locations(sitemapIndex(2, site))).toEqual(
      ['pages', 'products-1', 'products-2'].map((name) => `https://shop.example/sitemaps/${name}.xml`),
    );
    expect(locations(sitemapIndex(1_000_000, site))).toHaveLength(50_000);
  });

  it.each([
    'products-0.xml',
    'products-1',
    'products-1e3.xml',
    'products-.xml',
    '../products-1.xml',
    'products-9999999.xml',
  ])('is not named %s', (file) => expect(partIn(file)).toBeUndefined());
});
