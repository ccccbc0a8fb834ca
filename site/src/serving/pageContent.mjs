// What a page shows: products, and variants of one.
import { pathOf } from './next/pageKeys.mjs';
import { marksOf } from './pageMarks.mjs';
import { tagsIn } from '../server/pages/productTag.mjs';

/** @typedef {import('./next/pageKeys.mjs').Value} Value */

/** The internal path of a product, and the variant that it shows: see src/routing.ts. */
export const productPath = /^(.*\/products\/[^/]+\/)([^/]+)$/;

/**
 * Returns what a page shows, by its marks: see src/page/PageStatus.tsx.
 * @param {string} key
 * @param {Value | null} value
 */
export function shownBy(key, value) {
  const { products } = value?.kind === 'APP_PAGE' ? marksOf(String(value.html)) : {};
  // A product that does not exist yet may be the next one.
  return {
    products: products === undefined ? [] : tagsIn(products),
    isList: products === undefined || !productPath.test(pathOf(key)),
  };
}

/**
 * Whether the product may have the variant. Its page contains the ids of all its variants, as the browser gets them. An id that is not there
 * belongs to no variant of the product.
 * @param {Value | null | undefined} page
 * @param {string} variant
 */
export function mayHaveVariant(page, variant) {
  const data = page?.kind === 'APP_PAGE' ? page.rscData?.toString() : undefined;
  return data === undefined || data.includes(`/${variant}"`) || data.includes(`"${variant}"`);
}
