/** `/search/suggest.json`: what is shown below a search box while somebody types. */
import type { Product } from '../../shop/catalogue.js';
import { searchProducts } from '../../shop/search.js';

import { invalidParameter, missingParameter } from './errors.js';
import { fromForm, isRecord, wholeNumber } from './input.js';
import { decimal } from './money.js';
import { aspectRatio, pictureUrl } from './pictures.js';
import type { Visit } from './visit.js';

const mostResults = 10;
const kinds = ['product', 'page', 'article', 'collection', 'query'];
const unavailableOptions = ['show', 'hide', 'last'];

export function suggestJson(query: URLSearchParams, visit: Visit) {
  const { q, resources } = fromForm(query);
  if (typeof q !== 'string' || q === '') throw missingParameter('q');
  const { type, limit, options } = isRecord(resources) ? resources : {};
  const wanted = typesOf(type);
  const most = limitOf(limit);
  const found = wanted.includes('product') ? productsFor(q, isRecord(options) ? options : {}, visit) : [];
  return {
    resources: {
      results: Object.fromEntries(
        wanted.map((kind) => [
          kind === 'query' ? 'queries' : `${kind}s`,
          kind === 'product' ? found.slice(0, most).map((product) => suggestionJson(product, visit)) : [],
        ]),
      ),
    },
  };
}

function typesOf(type: unknown): string[] {
  if (type === undefined) return ['query', 'product', 'collection', 'page'];
  const names = typeof type === 'string' ? type.split(',').map((name) => name.trim()) : [];
  if (names.length === 0 || !names.every((name) => kinds.includes(name)))
    throw invalidParameter(`type must be one or more of ${kinds.join(', ')}`);
  return [...new Set(names)];
}

function limitOf(limit: unknown): number {
  const most = limit === undefined ? mostResults : wholeNumber(limit);
  if (most === undefined || most < 1 || most > mostResults)
    throw invalidParameter(`limit must be a whole number from 1 to ${mostResults}`);
  return most;
}

function productsFor(text: string, options: Record<string, unknown>, { shop }: Visit): readonly Product[] {
  const unavailable = options.unavailable_products ?? 'last';
  if (typeof unavailable !== 'string' || !unavailableOptions.includes(unavailable))
    throw invalidParameter(`unavailable_products must be one of ${unavailableOptions.join(', ')}`);
  const all = searchProducts(shop.catalogue, text);
  if (unavailable === 'show') return all;
  const isAvailable = ({ variants }: Product) => variants.some(shop.stock.isAvailable);
  const available = all.filter(isAvailable);
  return unavailable === 'hide' ? available : [...available, ...all.filter((product) => !isAvailable(product))];
}

function suggestionJson(product: Product, visit: Visit) {
  const { data, pictures, variants } = product;
  const prices = variants.map((variant) => visit.shop.pricing.priceOf(variant, visit.countryCode));
  const currencyCode = visit.shop.pricing.currencyOf(visit.countryCode);
  const amount = (minor: number) => decimal({ minor, currencyCode });
  const now = prices.map(({ price }) => price.minor);
  const before = prices.flatMap(({ compareAtPrice }) => compareAtPrice?.minor ?? []);
  const [picture] = pictures;
  return {
    available: variants.some(visit.shop.stock.isAvailable),
    body: data.descriptionHtml,
    compare_at_price_max: amount(Math.max(0, ...before)),
    compare_at_price_min: amount(before.length > 0 ? Math.min(...before) : 0),
    handle: data.handle,
    id: product.id,
    image: picture ? pictureUrl(picture, visit.origin) : null,
    price: amount(Math.min(...now)),
    price_max: amount(Math.max(...now)),
    price_min: amount(Math.min(...now)),
    tags: data.tags,
    title: data.title,
    type: data.productType,
    url: `/products/${data.handle}`,
    variants: [],
    vendor: data.vendor,
    featured_image: {
      alt: picture?.data.alt ?? null,
      aspect_ratio: picture ? aspectRatio(picture.data) : null,
      height: picture?.data.height ?? null,
      url: picture ? pictureUrl(picture, visit.origin) : null,
      width: picture?.data.width ?? null,
    },
  };
}
