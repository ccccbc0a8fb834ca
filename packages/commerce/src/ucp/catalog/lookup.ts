/** `lookup_catalog`: products of many ids, each with the variants that the ids name. */
import type { Product } from '../../model/entities.js';
import type { Commerce } from '../../port/commerce.js';
import { toAmount } from '../amounts.js';
import { UcpFailure } from '../failures.js';
import { findById, toVariantId } from '../ids.js';
import type { LookupInput } from '../inputs.js';
import { info } from '../messages.js';
import type { UcpShop } from '../shop.js';
import { pricedVariants, productData, type Priced } from './productData.js';
import { readStock } from './readProducts.js';

const mostIds = 20;

interface Match {
  id: string;
  match: 'exact' | 'featured';
}

export async function lookupCatalog({ ids, filters }: LookupInput, commerce: Commerce, shop: UcpShop) {
  const asked = [...new Set(ids)];
  if (asked.length > mostIds)
    throw new UcpFailure('request_too_large', `A lookup takes at most ${mostIds} identifiers.`);

  /** Reads each product once, however many ids name it. */
  const reading = new Map<string, Promise<Product | undefined>>();
  const read = (slug: string) => {
    const started = reading.get(slug) ?? commerce.catalog.product(slug);
    reading.set(slug, started);
    return started;
  };

  const matches = new Map<string, { product: Product; byVariant: Map<Priced, Match[]> }>();
  const unknown: string[] = [];
  for (const [index, found] of (await Promise.all(asked.map((id) => findById(id, read)))).entries()) {
    const id = asked[index]!;
    const priced = found ? pricedVariants(found.product) : [];
    const variant = found?.variant ? priced.find((one) => one.id === found.variant!.id) : priced[0];
    if (!found || !variant) {
      unknown.push(id);
      continue;
    }
    const { slug } = found.product;
    const entry = matches.get(slug) ?? { product: found.product, byVariant: new Map<Priced, Match[]>() };
    matches.set(slug, entry);
    const same = [...entry.byVariant.keys()].find((one) => one.id === variant.id) ?? variant;
    const match: Match = { id, match: found.variant ? 'exact' : 'featured' };
    entry.byVariant.set(same, [...(entry.byVariant.get(same) ?? []), match]);
  }

  const { min = 0, max = Infinity } = filters?.price ?? {};
  const isInRange = ({ price }: Priced) => toAmount(price) >= min && toAmount(price) <= max;
  const kept = [...matches.values()].filter(({ byVariant }) => [...byVariant.keys()].some(isInRange));
  const records = await readStock(
    kept.map(({ product }) => product),
    commerce,
  );
  return {
    products: kept.map(({ product, byVariant }) => {
      const data = productData(product, [...byVariant.keys()].filter(isInRange), records, shop);
      const inputs = new Map([...byVariant].map(([{ id }, list]) => [toVariantId(product.slug, id), list]));
      return { ...data, variants: data.variants.map((variant) => ({ ...variant, inputs: inputs.get(variant.id) })) };
    }),
    ...(unknown.length > 0 && { messages: unknown.map((id) => info('not_found', id)) }),
  };
}
