import { describe, expect, it } from 'vitest';
import { sampleShop } from '../../index.js';
import { createCatalog } from '../catalog/catalog.js';
import { findProducts, searchProducts, suggestQueries } from './search.js';

const catalog = createCatalog(sampleShop);
const titles = (text: string, inDescription = false) =>
  searchProducts(catalog, text, { inDescription }).map(({ data }) => data.title);

describe('a search', () => {
  it('finds products with every word; the last one may be incomplete', () => {
    expect(titles('merino jers')).toEqual(['Merino Jersey']);
    expect(titles('jersey merino')[0]).toBe('Merino Jersey');
    expect(titles('mer kettle')).toEqual([]);
    expect(titles('')).toEqual([]);
    expect(titles('  !? ')).toEqual([]);
  });

  it('forgives one wrong letter in four, and two in eight', () => {
    expect(titles('jersay')).toContain('Merino Jersey');
    expect(titles('kettel')).not.toContain('Enamel Kettle');
    expect(titles('ketle')).toContain('Enamel Kettle');
    expect(titles('pmp')).not.toContain('Floor Pump');
  });

  it('ranks exact matches before corrected ones, and titles before other fields', () => {
    const found = titles('skerry');
    expect(found[0]).toMatch(/^Skerry/);
    const inTitle = found.map((title) => title.startsWith('Skerry'));
    expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('corrects words only if nothing matches them exactly, or after the exact matches', () => {
    const [wool, corrected] = (['ifNothing', 'after'] as const).map((corrections) =>
      searchProducts(catalog, 'wool', { inDescription: true, corrections }).map(({ data }) => data.title),
    );
    expect(wool).toHaveLength(3);
    expect(wool).toContain('Merino Jersey');
    expect(corrected!.slice(0, 3)).toEqual(wool);
    expect(corrected).toContain('Chain Tool');
  });

  it('counts the words of descriptions only on request', () => {
    expect(titles('feathered patches')).toEqual([]);
    expect(titles('feathered patches', true)).toEqual(['Patch Kit']);
  });

  it('returns the matched words of the product', () => {
    const [jersey] = findProducts(catalog, 'merrino je');
    expect(jersey?.matched.toSorted()).toEqual(['jersey', 'merino']);
  });
});

describe('suggested queries', () => {
  it('have a word for each typed word, with its possible completions', () => {
    expect(suggestQueries(catalog, 'merino je')).toEqual(['merino jersey']);
    const words = suggestQueries(catalog, 's').map((query) => query.split(' ').length);
    expect(words.length).toBeGreaterThan(2);
    expect(new Set(words)).toEqual(new Set([1]));
    expect(suggestQueries(catalog, '')).toEqual([]);
  });
});
