/** A product and its variants, in the protocol's shape. */
import { isProductAvailable, isVariantAvailable } from '../../model/availability.js';
import type { Image, InventoryRecord, Money, Product, ProductMedia, Variant } from '../../model/entities.js';
import { compareMoney } from '../../model/money.js';
import { toPrice, type Price } from '../amounts.js';
import { toProductId, toVariantId } from '../ids.js';
import type { UcpShop } from '../shop.js';

/** The stock, by the id of a product or a variant. */
export type Records = Readonly<Record<string, InventoryRecord>>;

interface VariantData {
  id: string;
  title: string;
  price: Price;
  [field: string]: unknown;
}

export interface ProductData {
  id: string;
  variants: VariantData[];
  [field: string]: unknown;
}

type Pages = Pick<UcpShop, 'siteUrl' | 'productUrl'>;

/** A variant with the price to pay. */
export type Priced = Variant & { price: Money };

/** Returns the variants that have a price: the protocol knows no others. */
export const pricedVariants = ({ variants, price: common }: Product): Priced[] =>
  variants.flatMap((variant) => {
    const price = variant.price ?? common;
    return price ? [{ ...variant, price }] : [];
  });

/** Whether a variant can be bought now. */
export const isAvailable = (product: Product, variant: Variant, records: Records): boolean =>
  product.inventoryTracking === 'product'
    ? isProductAvailable(product, records[product.id])
    : isVariantAvailable(product, records[variant.id]);

/** Returns the product with some of its variants, the featured one first. The price range covers all of them. */
export function productData(product: Product, chosen: readonly Priced[], records: Records, pages: Pages): ProductData {
  const { slug, name, description, metaDescription, descriptionHtml, collections = [], media } = product;
  const all = pricedVariants(product);
  const reduced = all.map(({ price, compareAtPrice }) => compareAtPrice ?? price);
  return {
    id: toProductId(slug),
    handle: toProductId(slug),
    title: name,
    description: { plain: description ?? metaDescription ?? '', ...(descriptionHtml && { html: descriptionHtml }) },
    url: pages.productUrl(slug).href,
    ...(collections.length > 0 && {
      categories: collections.map(({ slug: value }) => ({ value, taxonomy: 'merchant' })),
    }),
    price_range: rangeOf(all.map(({ price }) => price)),
    ...(all.some(({ compareAtPrice }) => compareAtPrice) && { list_price_range: rangeOf(reduced) }),
    media: media.map((item) => mediaData(item, pages)),
    ...(optionsOf(product).length > 0 && {
      options: optionsOf(product).map(({ displayName, optionValues }) => ({
        name: displayName,
        values: optionValues.map(({ value, text }) => ({ id: value, label: text })),
      })),
    }),
    variants: chosen.map((variant) => variantData(product, variant, records, pages)),
  };
}

/** Returns the options that the variants fix. The buyer chooses the others, such as an engraving, on the product's page. */
export const optionsOf = ({ options, variants }: Product) =>
  options.filter(({ id }) => variants.some(({ optionValues }) => optionValues.some(({ optionId }) => optionId === id)));

/** A chosen value of an option. */
export interface Selected {
  name: string;
  id?: string;
  label: string;
}

/** Returns the values that a variant has. */
const selectedOf = (product: Product, { optionValues }: Variant): Selected[] =>
  optionValues.flatMap(({ optionId, value }) => {
    const option = product.options.find(({ id }) => id === optionId);
    const text = option?.optionValues.find((candidate) => candidate.value === value)?.text;
    return option ? [{ name: option.displayName, id: value, label: text ?? value }] : [];
  });

function variantData(product: Product, variant: Priced, records: Records, pages: Pages): VariantData {
  const { id, name, sku, price, compareAtPrice, image } = variant;
  const selected = selectedOf(product, variant);
  return {
    id: toVariantId(product.slug, id),
    title: name || product.name,
    description: { plain: selected.map(({ name: option, label }) => `${option}: ${label}`).join(', ') || product.name },
    url: pages.productUrl(product.slug, id).href,
    price: toPrice(price),
    availability: availabilityData(product, variant, records),
    ...(sku && { sku }),
    ...(compareAtPrice && compareMoney(compareAtPrice, price) > 0 && { list_price: toPrice(compareAtPrice) }),
    ...(selected.length > 0 && { options: selected }),
    ...(image && { media: [pictureData(image, pages)] }),
  };
}

function availabilityData(product: Product, variant: Variant, records: Records) {
  const { wait } = records[product.inventoryTracking === 'product' ? product.id : variant.id] ?? {};
  if (!isAvailable(product, variant, records)) return { available: false, status: 'out_of_stock' };
  return { available: true, status: wait ? wait.kind.toLowerCase() : 'in_stock' };
}

function rangeOf(prices: readonly Money[]) {
  const sorted = [...prices].sort(compareMoney);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (!min || !max) throw new RangeError('A price range needs a price.');
  return { min: toPrice(min), max: toPrice(max) };
}

function mediaData(item: ProductMedia, pages: Pages) {
  const source = item.kind === 'video' ? item.sources[0]?.src : item.kind === 'model' ? item.src : undefined;
  const type = item.kind === 'video' ? 'video' : '3d_model';
  return source ? { type, url: new URL(source, pages.siteUrl).href } : pictureData(item.details, pages);
}

const pictureData = ({ src, alt, width, height }: Image, { siteUrl }: Pages) => ({
  type: 'image',
  url: new URL(src, siteUrl).href,
  ...(alt !== undefined && { alt_text: alt }),
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
});
