/** Information about the shop: `/meta.json`. */
import type { Visit } from './visit.js';

export function metaJson({ shop: { data, catalog, pricing }, origin }: Visit) {
  const { name, description, countryCode, currencyCode } = data.shop;
  return {
    id: 1,
    name,
    description,
    country: countryCode,
    currency: currencyCode,
    domain: new URL(origin).host,
    url: origin,
    money_format: `{{amount}} ${currencyCode}`,
    ships_to_countries: pricing.countryCodes,
    published_collections_count: catalog.collections.length,
    published_products_count: catalog.products.length,
  };
}
