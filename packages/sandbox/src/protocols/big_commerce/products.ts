/** Products in the platform's format. */
import {
  idOf,
  type Option,
  type OptionValue,
  type Picture,
  type Product,
  type Variant,
} from '../../shop/catalog/catalog.js';
import { toDecimal } from '../../shop/money.js';
import { complementsOf, recommendationsOf } from '../../shop/catalog/recommendations.js';
import type { Shop } from '../../shop/shop.js';
import { pictureAddress } from '../pictures/address.js';
import { brandIdOf } from './brands.js';
import { boundsOf } from './quantities.js';

export interface ViewContext {
  shop: Shop;
  origin: string;
}

/** Parts of a product that answers contain only on request. */
export const includes = [
  'bulk_pricing_rules',
  'channels',
  'custom_fields',
  'images',
  'modifiers',
  'options',
  'parent_relations',
  'primary_image',
  'variants',
  'videos',
] as const;

export type Include = (typeof includes)[number];

/** Returns the path of a product's page on the platform's own storefront. */
export const pathOf = ({ data }: Product): string => `/${data.handle}/`;

export const pictureUrl = ({ data }: Picture, { origin }: ViewContext): string => pictureAddress(data.path, origin);

/** Converts minor units of the shop's currency to major units. */
const amount = (minor: number, { shop }: ViewContext): number =>
  Number(toDecimal({ minor, currencyCode: shop.data.shop.currencyCode }));

/** Returns a variant's prices: before a reduction, reduced (0 without a reduction), and to pay. */
export function pricesOf(variant: Variant, context: ViewContext) {
  const offer = context.shop.pricing.priceOf(variant);
  const [price, compareAtPrice] = [offer.price.minor, offer.compareAtPrice?.minor];
  const isReduced = compareAtPrice !== undefined && compareAtPrice > price;
  return {
    price: amount(isReduced ? compareAtPrice : price, context),
    sale_price: isReduced ? amount(price, context) : 0,
    calculated_price: amount(price, context),
  };
}

/** Returns the level at which stock is counted. A product without options counts its own stock. */
function trackingOf({ data, variants }: Product): 'none' | 'product' | 'variant' {
  if (variants.every((variant) => variant.data.stock === undefined)) return 'none';
  return data.options.length > 0 ? 'variant' : 'product';
}

export function productView(
  product: Product,
  include: readonly Include[],
  context: ViewContext,
): Record<string, unknown> {
  const { data, id, variants, collections, position } = product;
  const [first] = variants;
  const bounds = boundsOf(product);
  const parts: Record<Include, () => unknown> = {
    bulk_pricing_rules: () => [],
    channels: () => [1],
    custom_fields: () =>
      [...(data.specifications ?? []), ...sizeFields(data.sizeGuideHtml)].map(({ name, value }) => ({
        id: idOf(`${data.handle} ${name}`),
        name,
        value,
      })),
    images: () => imageViews(product, context),
    modifiers: () => product.modifiers.map((modifier, index) => modifierView(modifier, product, index)),
    options: () =>
      data.options.length > 0 ? product.options.map((option, index) => choiceView(option, product, index)) : [],
    parent_relations: () => [],
    primary_image: () => imageViews(product, context)[0],
    variants: () => variants.map((variant) => variantView(variant, context)),
    videos: () => videoViews(product),
  };
  return {
    id,
    name: data.title,
    type: 'physical',
    sku: data.options.length > 0 ? '' : (first?.data.sku ?? ''),
    description: data.descriptionHtml,
    weight: weightOf(first),
    width: 0,
    depth: 0,
    height: 0,
    ...(first && pricesOf(first, context)),
    cost_price: 0,
    retail_price: 0,
    map_price: 0,
    tax_class_id: 0,
    product_tax_code: '',
    categories: collections.map((collection) => collection.id),
    brand_id: data.vendor ? brandIdOf(product) : 0,
    inventory_level: context.shop.stock.totalOf(product) ?? 0,
    inventory_warning_level: 0,
    inventory_tracking: trackingOf(product),
    reviews_rating_sum: 0,
    reviews_count: 0,
    total_sold: data.salesRank,
    fixed_cost_shipping_price: 0,
    is_free_shipping: true,
    is_visible: true,
    is_featured: false,
    warranty: '',
    bin_picking_number: '',
    layout_file: '',
    related_products: relatedIds(product, context),
    upc: '',
    mpn: '',
    gtin: '',
    search_keywords: data.tags.join(','),
    availability: data.preOrder ? 'preorder' : 'available',
    availability_description: '',
    gift_wrapping_options_type: 'any',
    gift_wrapping_options_list: [],
    sort_order: position,
    condition: 'New',
    is_condition_shown: false,
    order_quantity_minimum: bounds.minimum,
    order_quantity_maximum: bounds.maximum ?? 0,
    page_title: data.seo?.title ?? '',
    meta_keywords: [],
    meta_description: data.seo?.description ?? '',
    date_created: dateOf(data.publishedAt),
    date_modified: dateOf(data.publishedAt),
    view_count: 0,
    preorder_release_date: data.preOrder ? dateOf(data.preOrder.date) : null,
    preorder_message: data.preOrder?.message ?? '',
    is_preorder_only: false,
    is_price_hidden: false,
    price_hidden_label: '',
    custom_url: { url: pathOf(product), is_customized: false },
    base_variant_id: data.options.length > 0 ? undefined : first?.id,
    open_graph_type: 'product',
    open_graph_title: '',
    open_graph_description: '',
    open_graph_use_meta_description: true,
    open_graph_use_product_name: true,
    open_graph_use_image: true,
    ...Object.fromEntries(include.map((name) => [name, parts[name]()])),
  };
}

/** Returns the merchant's choice first. */
const relatedIds = (product: Product, { shop: { catalog } }: ViewContext): number[] => [
  ...new Set([...complementsOf(product, catalog), ...recommendationsOf(product, catalog.products)].map(idOfProduct)),
];

const idOfProduct = ({ id }: Product): number => id;

/** Formats a date with a numeric offset, as the platform does: '+00:00' instead of 'Z'. */
const dateOf = (iso: string): string => new Date(iso).toISOString().replace(/\.\d+Z$/, '+00:00');

/**
 * Returns the rows of a size guide's table as custom fields: the name 'Size guide: M' and the value 'Height, cm: 168–178; A, mm: 1150'. A
 * field has no room for the whole table.
 */
function sizeFields(guide = ''): { name: string; value: string }[] {
  const [head = [], ...rows] = guide
    .split('<tr>')
    .slice(1)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text = '']) => text));
  return rows.map(([size, ...cells]) => ({
    name: `Size guide: ${size}`,
    value: cells.map((cell, index) => `${head[index + 1]}: ${cell}`).join('; '),
  }));
}

/** Returns a variant's weight in kilograms. */
const weightOf = (variant?: Variant): number => (variant?.data.weight ?? 0) / 1000;

const imageViews = (product: Product, context: ViewContext) =>
  product.pictures.map((picture, index) => {
    const url = pictureUrl(picture, context);
    return {
      id: picture.id,
      product_id: product.id,
      is_thumbnail: index === 0,
      sort_order: index,
      description: picture.data.alt,
      image_url: url,
      url_zoom: url,
      url_standard: url,
      url_thumbnail: url,
      url_tiny: url,
      date_modified: dateOf(product.data.publishedAt),
    };
  });

/** The platform has only videos of one host. Its app shows the length in minutes and seconds. */
const videoViews = ({ id: productId, played }: Product) =>
  played.flatMap(({ id, data }, index) =>
    data.kind === 'externalVideo' && data.host === 'youtube'
      ? [
          {
            id,
            product_id: productId,
            title: data.alt,
            description: '',
            sort_order: index,
            type: data.host,
            video_id: data.videoId,
            length: [data.duration / 60, data.duration % 60]
              .map((part) => String(Math.floor(part)).padStart(2, '0'))
              .join(':'),
          },
        ]
      : [],
  );

const valueView = ({ id, name, swatch }: OptionValue, isDefault: boolean, index: number) => ({
  id,
  label: name,
  sort_order: index,
  value_data: swatch === undefined ? null : { colors: [swatch] },
  is_default: isDefault,
});

const choiceView = (option: Option, { id: productId }: Product, index: number) => ({
  id: option.id,
  product_id: productId,
  display_name: option.name,
  type: option.values.some(({ swatch }) => swatch) ? 'swatch' : 'dropdown',
  config: {},
  sort_order: index,
  option_values: option.values.map((value, at) => valueView(value, value.name === option.default, at)),
});

const modifierView = (modifier: Option, product: Product, index: number) => ({
  ...choiceView(modifier, product, index),
  name: `${modifier.name}${modifier.id}`,
  required: false,
});

export function variantView(variant: Variant, context: ViewContext): Record<string, unknown> {
  const { id, product, data, picture } = variant;
  return {
    id,
    product_id: product.id,
    sku: data.sku,
    sku_id: id,
    ...pricesOf(variant, context),
    retail_price: 0,
    cost_price: 0,
    weight: weightOf(variant),
    width: 0,
    height: 0,
    depth: 0,
    is_free_shipping: true,
    fixed_cost_shipping_price: 0,
    purchasing_disabled: false,
    purchasing_disabled_message: '',
    image_url: picture ? pictureUrl(picture, context) : '',
    upc: '',
    // If a product counts its own stock, its variants have none.
    inventory_level: trackingOf(product) === 'variant' ? (context.shop.stock.piecesOf(variant) ?? 0) : 0,
    inventory_warning_level: 0,
    bin_picking_number: '',
    option_values: optionValuesOf(variant).map((value) => ({
      id: value.id,
      label: value.name,
      option_id: value.option.id,
      option_display_name: value.option.name,
    })),
  };
}

/** Returns a variant's option values; none if the product has no options. */
export function optionValuesOf({ product, selectedOptions }: Variant): OptionValue[] {
  if (product.data.options.length === 0) return [];
  return selectedOptions.flatMap(
    ({ value }, index) => product.options[index]?.values.find(({ name }) => name === value) ?? [],
  );
}
