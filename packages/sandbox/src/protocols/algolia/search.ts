import type { ProtocolContext } from '../protocol.js';
import { findProducts, type FoundProduct } from '../../shop/search/search.js';
import { filterOf } from './filters.js';
import { highlight } from './highlight.js';
import { readParameters, type SearchParameters } from './parameters.js';
import { Problem } from './problem.js';
import { recordOf, valuesOf, type IndexRecord } from './record.js';

/** Maximum number of products on all pages together. */
const pagingLimit = 1000;

const searched = ['name', 'brand', 'type', 'tags', 'description'];
/** Attributes that can be facets, in addition to the options. */
const facetAttributes = ['brand', 'type', 'tags', 'availableForSale', 'priceValue'];

interface FoundRecord {
  record: IndexRecord;
  matched: ReadonlySet<string>;
}

/** Returns the response to a search of the index. */
export function search(request: Record<string, unknown>, context: ProtocolContext) {
  const parameters = readParameters(request);
  const { query, page, hitsPerPage, facets } = parameters;
  const found = findIn(parameters, context);
  const reachable = Math.min(found.length, pagingLimit);
  const toRecord = (product: FoundProduct) => foundRecord(product, context);
  const shown = found.slice(page * hitsPerPage, Math.min((page + 1) * hitsPerPage, reachable)).map(toRecord);
  return {
    hits: shown.map((hit) => hitOf(hit, parameters)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustive: { nbHits: true, typo: true },
    query,
    params: new URLSearchParams({ query, page: String(page), hitsPerPage: String(hitsPerPage) }).toString(),
    processingTimeMS: 1,
    ...(facets.length > 0 && facetsOf(found.map(toRecord), facets)),
  };
}

/** Returns the products whose records match the query and pass the filters. */
function findIn(parameters: SearchParameters, context: ProtocolContext): FoundProduct[] {
  const { catalog } = context.shop;
  const { query } = parameters;
  const passes = filterOf(parameters);
  const found =
    query.trim() === ''
      ? catalog.products.map((product) => ({ product, matched: [] }))
      : findProducts(catalog, query, { inDescription: true, corrections: 'after' });
  return passes ? found.filter((product) => passes(foundRecord(product, context).record)) : found;
}

const foundRecord = ({ product, matched }: FoundProduct, { shop, origin }: ProtocolContext): FoundRecord => ({
  record: recordOf(product, shop, origin),
  matched: new Set(matched),
});

/** Returns the cursor of the page that begins at this position. */
const cursorOf = (start: number): string => btoa(String(start));

/** Returns a page of all records, without a limit of their number. */
export function browse({ cursor, ...request }: Record<string, unknown>, context: ProtocolContext) {
  const parameters = readParameters({ hitsPerPage: pagingLimit, ...request });
  const { query, hitsPerPage } = parameters;
  const found = findIn(parameters, context);
  const start = cursor === undefined ? 0 : Number(decoded(cursor));
  if (!Number.isInteger(start) || start < 0) throw new Problem(400, 'Invalid value for "cursor" parameter');
  const end = start + Math.max(hitsPerPage, 1);
  return {
    hits: found.slice(start, end).map((product) => hitOf(foundRecord(product, context), parameters)),
    nbHits: found.length,
    page: 0,
    nbPages: 1,
    hitsPerPage,
    query,
    params: new URLSearchParams({ query, hitsPerPage: String(hitsPerPage) }).toString(),
    processingTimeMS: 1,
    ...(end < found.length && { cursor: cursorOf(end) }),
  };
}

function decoded(cursor: unknown): string {
  try {
    return atob(String(cursor));
  } catch {
    return 'none';
  }
}

/** Default maximum number of values of a facet. */
const defaultFacetHits = 10;

/** Returns the values of a facet that have words beginning with the typed ones, most frequent first. */
export function searchFacet(
  facet: string,
  { facetQuery = '', maxFacetHits = defaultFacetHits, ...request }: Record<string, unknown>,
  context: ProtocolContext,
) {
  const parameters = readParameters(request);
  const records = findIn(parameters, context).map((product) => foundRecord(product, context));
  const counts = Object.entries(facetsOf(records, [facet]).facets[facet] ?? {});
  const asked = { ...parameters, query: String(facetQuery) };
  const facetHits = counts
    .map(([value, count]) => ({ value, count, marked: highlight(value, asked, new Set()) }))
    .filter(({ marked }) => asked.query.trim() === '' || marked.matchLevel === 'full')
    .sort((a, b) => b.count - a.count)
    .map(({ value, count, marked }) => ({ value, highlighted: marked.value, count }));
  return { facetHits: facetHits.slice(0, Number(maxFacetHits)), exhaustiveFacetsCount: true, processingTimeMS: 1 };
}

/** Returns the record with this id; undefined if there is none. */
export function recordWith(objectID: unknown, { shop, origin }: ProtocolContext): IndexRecord | undefined {
  const product = shop.catalog.entry('product', Number(objectID));
  return product && recordOf(product, shop, origin);
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

function facetsOf(found: readonly FoundRecord[], facets: readonly string[]) {
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
    const [min, max] = [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))];
    stats[attribute] = { min, max, avg: sum / numbers.length, sum };
  }
  return { facets: counts, facets_stats: stats };
}
