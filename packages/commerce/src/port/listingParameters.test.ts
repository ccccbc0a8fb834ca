import { describe, expect, it } from 'vitest';
import type { Capabilities } from './commerce.js';
import {
  listingOffer,
  listingViewHref,
  listingViewQuery,
  readListingView,
  type ListingOffer,
} from './listingParameters.js';

const all: ListingOffer = {
  sorts: ['featured', 'newest', 'price-ascending'],
  filters: ['availability', 'price', 'option', 'brand'],
};
const read = (query: string, offer = all) => readListingView(new URLSearchParams(query), offer);
const canonical = (query: string, offer = all) => listingViewQuery(read(query, offer));

describe('the parameters of a listing in a URL', () => {
  it('are its order and its filters', () => {
    expect(read('sort=newest&availability=true&price-min=10&price-max=49.90&option.Size=M&brand=Skerry')).toEqual({
      sort: 'newest',
      filters: {
        available: true,
        price: { min: '10', max: '49.90' },
        options: [{ name: 'Size', values: ['M'] }],
        brands: ['Skerry'],
      },
    });
  });

  it('are written in one form, for any order of the choices', () => {
    const query =
      'availability=true&brand=A&brand=B&option.Colour=Ink&option.Size=L&option.Size=M&price-max=9&sort=newest';
    expect(canonical(query)).toBe(query);
    expect(
      canonical(
        'sort=newest&option.Size=M&option.Size=L&option.Size=M&price-max=9&brand=B&option.Colour=Ink&brand=A&availability=true',
      ),
    ).toBe(query);
  });

  it('are in the URL of a page of the list if it has any', () => {
    expect(listingViewHref('/collections/bikes', {})).toBe('/collections/bikes');
    expect(listingViewHref('/collections/bikes', {}, 2)).toBe('/collections/bikes?page=2');
    expect(listingViewHref('/collections/bikes', { sort: 'newest' }, 2)).toBe('/collections/bikes?sort=newest&page=2');
  });

  it('are read back from names with any characters', () => {
    const view = { filters: { options: [{ name: 'Größe & Maß=', values: ['½ "', '三徳'] }] } };
    expect(read(listingViewQuery(view))).toEqual(view);
  });

  it.each([
    'page=2',
    'sort=featured',
    'sort=relevance',
    'sort=%00',
    'price-min=&price-max=',
    'price-min=-1&price-max=1e9',
    'price-min=1,000',
    'availability=yes',
    'availability=true&availability=false',
    'option.=M&option.Size=&brand=',
    `brand=${'x'.repeat(101)}&option.${'y'.repeat(101)}=M`,
    'utm_source=mail&option=M',
  ])('are empty for %s', (query) => {
    expect(read(query)).toEqual({});
    expect(canonical(query)).toBe('');
  });

  it('are limited to as many as a person could choose', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `brand=${index}&option.${index}=a`).join('&');
    const { filters } = read(many);
    expect(filters?.brands).toHaveLength(40);
    expect(filters?.options).toHaveLength(40);
  });

  it('contain only what the platform supports', () => {
    const query = 'sort=newest&availability=true&price-min=10&option.Size=M&brand=Skerry';
    expect(read(query, { sorts: ['featured'], filters: [] })).toEqual({});
    expect(canonical(query, { sorts: ['featured', 'newest'], filters: ['price'] })).toBe('price-min=10&sort=newest');
  });
});

describe('the offer', () => {
  const capabilities = {
    sorts: ['featured', 'relevance', 'best-selling', 'newest'],
    filters: ['price', 'brand'],
  } as unknown as Capabilities;

  it('for a collection has all orders except a search’s relevance', () => {
    expect(listingOffer('collection', capabilities)).toEqual({
      sorts: ['featured', 'best-selling', 'newest'],
      filters: ['price', 'brand'],
    });
  });

  it('for a brand has no merchant’s order and no filters', () => {
    expect(listingOffer('brand', capabilities)).toEqual({ sorts: ['best-selling', 'newest'], filters: [] });
  });
});
