/** Schemas of the theme's responses. Each response is checked before its data is used. Prices of products and carts are in hundredths. */
import * as v from 'valibot';

const text = v.string();
const id = v.pipe(v.number(), v.integer());
const hundredths = v.pipe(v.number(), v.integer());
const wholeNumber = v.pipe(v.number(), v.integer());
const decimal = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'Expected a decimal number'));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Expected a currency code'));
/** For values that are absent in some answers and null in others. */
const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema);

export const shop = v.object({ name: text, description: maybe(text), currency });

const collectionEntries = v.object({
  id,
  title: text,
  handle: text,
  description: maybe(text),
  image: maybe(v.object({ src: text, alt: maybe(text) })),
  products_count: maybe(wholeNumber),
});
export const collection = v.object({ collection: collectionEntries });
export const collections = v.object({ collections: v.array(collectionEntries) });

const listedProduct = v.object({
  id,
  title: text,
  handle: text,
  vendor: maybe(text),
  published_at: maybe(text),
  variants: v.array(v.object({ id, price: decimal, compare_at_price: maybe(decimal), available: maybe(v.boolean()) })),
  images: v.array(v.object({ id, src: text, width: maybe(wholeNumber), height: maybe(wholeNumber) })),
});
export const listedProducts = v.object({ products: v.array(listedProduct) });

const featuredImage = v.object({
  url: maybe(text),
  alt: maybe(text),
  width: maybe(wholeNumber),
  height: maybe(wholeNumber),
});

export const recommendations = v.object({ products: v.array(v.lazy(() => product)) });

const variantImage = v.object({ src: text, alt: maybe(text), width: maybe(wholeNumber), height: maybe(wholeNumber) });

const variant = v.object({
  id,
  title: text,
  sku: maybe(text),
  barcode: maybe(text),
  available: v.boolean(),
  price: hundredths,
  compare_at_price: maybe(hundredths),
  options: v.optional(v.array(text), []),
  featured_image: maybe(variantImage),
  inventory_management: maybe(text),
});

export const product = v.object({
  id,
  title: text,
  handle: text,
  description: maybe(text),
  vendor: maybe(text),
  type: maybe(text),
  published_at: maybe(text),
  price: hundredths,
  variants: v.array(variant),
  options: v.optional(v.array(v.object({ name: text, values: v.array(text) })), []),
  media: v.optional(
    v.array(
      v.object({
        id,
        alt: maybe(text),
        preview_image: maybe(v.object({ src: text, width: maybe(wholeNumber), height: maybe(wholeNumber) })),
        media_type: maybe(text),
        /** Milliseconds. */
        duration: maybe(v.number()),
        host: maybe(text),
        external_id: maybe(text),
        sources: maybe(
          v.array(
            v.object({
              url: text,
              format: text,
              mime_type: text,
              width: maybe(wholeNumber),
              height: maybe(wholeNumber),
            }),
          ),
        ),
      }),
    ),
    [],
  ),
});

const stockRecord = v.object({
  availableForSale: v.boolean(),
  quantity: v.nullable(wholeNumber),
  minOrder: maybe(wholeNumber),
  maxOrder: maybe(wholeNumber),
  currentlyNotInStock: maybe(v.boolean()),
  releaseDate: maybe(text),
});
export const inventory = v.object({
  products: v.record(text, stockRecord),
  productVariants: v.record(text, stockRecord),
});

const cartItem = v.object({
  key: text,
  product_id: id,
  variant_id: id,
  product_title: text,
  variant_title: maybe(text),
  handle: text,
  quantity: wholeNumber,
  price: hundredths,
  image: maybe(text),
  featured_image: maybe(featuredImage),
  options_with_values: v.optional(v.array(v.object({ name: text, value: text })), []),
});

export const cart = v.object({
  token: text,
  currency,
  note: maybe(text),
  attributes: v.optional(v.record(text, v.nullable(text)), {}),
  items_subtotal_price: hundredths,
  items: v.array(cartItem),
  discount_codes: v.optional(v.array(v.object({ code: text, applicable: v.boolean() })), []),
  cart_level_discount_applications: v.optional(
    v.array(v.object({ type: text, title: text, total_allocated_amount: hundredths })),
    [],
  ),
});

/** The response to an addition of several items: the added lines as a list. The cart needs another call. */
export const added = v.object({ items: v.array(v.object({ key: text })) });

export const refusal = v.object({ status: v.union([v.number(), text]), message: text, description: text });

export type WireShop = v.InferOutput<typeof shop>;
export type WireCollection = v.InferOutput<typeof collectionEntries>;
export type WireListedProduct = v.InferOutput<typeof listedProduct>;
export type WireProduct = v.InferOutput<typeof product>;
export type WireVariant = v.InferOutput<typeof variant>;
export type WireStockRecord = v.InferOutput<typeof stockRecord>;
export type WireCart = v.InferOutput<typeof cart>;
export type WireCartItem = v.InferOutput<typeof cartItem>;
export type WireRefusal = v.InferOutput<typeof refusal>;
