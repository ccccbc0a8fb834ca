import type { ProtocolContext } from '../protocol.js';
import { findProducts, type FoundProduct } from '../../shop/search.js';
import { filterOf } from './filters.js';
import { highlight } from './highlight.js';
import { readParameters, type SearchParameters } from './parameters.js';
import { recordOf, valuesOf, type IndexRecord } from './record.js';

/** The most products that pages are made of. */
const pagingLimit = 1000;

const searched = ['name', 'brand', 'type', 'tags', 'description'];
/** What can be a facet, beside the options. */
const facetAttributes = ['brand', 'type', 'tags', 'availableForSale', 'priceValue'];

interface FoundRecord {
  record: IndexRecord;
  matched: ReadonlySet<string>;
}

/** The answer of an index. */
export function search(request: Record<string, unknown>, { shop, origin }: ProtocolContext) {
  const parameters = readParameters(request);
  const { query, page, hitsPerPage } = parameters;
  const passes = filterOf(parameters);
  const everything = (): FoundProduct[] => shop.catalogue.products.map((product) => ({ product, matched: [] }));
  const found = query.trim() === '' ? everything() : findProducts(shop.catalogue, query, { inDescription: true });
  const records = found
    .map(({ product, matched }): FoundRecord => ({
      record: recordOf(product, shop, origin),
      matched: new Set(matched),
    }))
    .filter(({ record }) => passes(record));
  const reachable = records.slice(0, pagingLimit);
  return {
    hits: reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((hit) => hitOf(hit, parameters)),
    nbHits: records.length,
    page,
    nbPages: Math.ceil(reachable.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustive: { nbHits: true, typo: true },
    query,
    params: new URLSearchParams({ query, page: String(page), hitsPerPage: String(hitsPerPage) }).toString(),
    processingTimeMS: 1,
    ...(parameters.facets.length > 0 && facetsOf(records, parameters)),
  };
}

function hitOf({ record, matched }: FoundRecord, parameters: SearchParameters) {
  const { attributesToRetrieve, attributesToHighlight } = parameters;
  const isRetrieved = (name: string) => attributesToRetrieve.includes('*') || attributesToRetrieve.includes(name);
  const shown = Object.entries(record).filter(([name]) => isRetrieved(name));
  const highlighted = attributesToHighlight.includes('*') ? searched : attributesToHighlight;
  return {
    ...Object.fromEntries(shown),
    objectID: record.objectID,
    _highlightResult: Object.fromEntries(
      highlighted.flatMap((name) => {
        const texts = valuesOf(record, name).map((value) => highlight(String(value), parameters, matched));
        return texts.length > 0 ? [[name, Array.isArray(record[name]) ? texts : texts[0]]] : [];
      }),
    ),
  };
}

function facetsOf(found: readonly FoundRecord[], { facets }: SearchParameters) {
  const options = new Set(found.flatMap(({ record }) => Object.keys(record.options as object)));
  const every = [...facetAttributes, ...[...options].map((name) => `options.${name}`)];
  const counts: Record<string, Record<string, number>> = {};
  const stats: Record<string, { min: number; max: number; avg: number; sum: number }> = {};
  for (const attribute of facets.includes('*') ? every : facets) {
    const values = found.flatMap(({ record }) => valuesOf(record, attribute));
    if (values.length === 0) continue;
    const byValue: Record<string, number> = {};
    for (const value of values) byValue[String(value)] = (byValue[String(value)] ?? 0) + 1;
    counts[attribute] = byValue;
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length === 0) continue;
    const sum = numbers.reduce((total, value) => total + value, 0);
    stats[attribute] = { min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / numbers.length, sum };
  }
  return { facets: counts, facets_stats: stats };
}
