/** Schemas of the responses. Each response is checked before its data is used. */
import * as v from 'valibot';

const text = v.string();
const wholeNumber = v.pipe(v.number(), v.integer());
const amount = v.pipe(v.number(), v.finite());
const address = v.pipe(v.string(), v.url());
/** For unknown values: the platform omits them or sends null. */
const orNothing = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema);

const pageUrl = v.object({ url: text });

const pagination = v.object({ total: wholeNumber, current_page: wholeNumber, total_pages: wholeNumber });

const list = <Schema extends v.GenericSchema>(item: Schema) =>
  v.object({ data: v.array(item), meta: v.object({ pagination }) });

const one = <Schema extends v.GenericSchema>(item: Schema) => v.object({ data: item });

const withId = v.object({ id: wholeNumber });

const image = v.object({
  id: wholeNumber,
  is_thumbnail: orNothing(v.boolean()),
  sort_order: orNothing(wholeNumber),
  description: orNothing(text),
  url_zoom: orNothing(text),
  url_standard: orNothing(text),
});

/** The host fills in the title and the length: '01:54'. */
const video = v.object({
  id: wholeNumber,
  type: orNothing(text),
  video_id: text,
  title: orNothing(text),
  length: orNothing(text),
  sort_order: orNothing(wholeNumber),
});

/** The prices of one piece, in the store's default currency. */
const prices = { price: orNothing(amount), calculated_price: orNothing(amount) };

const variant = v.object({
  id: wholeNumber,
  product_id: wholeNumber,
  sku: orNothing(text),
  gtin: orNothing(text),
  upc: orNothing(text),
  ...prices,
  image_url: orNothing(text),
  purchasing_disabled: orNothing(v.boolean()),
  inventory_level: orNothing(wholeNumber),
  option_values: v.array(
    v.object({ id: wholeNumber, label: text, option_id: wholeNumber, option_display_name: orNothing(text) }),
  ),
});

/** The data of a swatch. The data of other kinds of options is not used. */
export const swatchData = v.object({ colors: v.optional(v.array(text), []), image_url: orNothing(text) });

const option = v.object({
  id: wholeNumber,
  display_name: text,
  // Options for texts, dates and files have no values.
  option_values: orNothing(
    v.array(
      v.object({
        id: wholeNumber,
        label: text,
        is_default: orNothing(v.boolean()),
        value_data: v.optional(v.unknown()),
      }),
    ),
  ),
});

const stock = {
  availability: orNothing(text),
  inventory_level: orNothing(wholeNumber),
  inventory_tracking: orNothing(v.picklist(['none', 'product', 'variant'])),
  order_quantity_minimum: orNothing(wholeNumber),
  order_quantity_maximum: orNothing(wholeNumber),
  preorder_release_date: orNothing(text),
  preorder_message: orNothing(text),
};

const summary = {
  id: wholeNumber,
  name: text,
  custom_url: orNothing(pageUrl),
  brand_id: orNothing(wholeNumber),
  date_created: orNothing(text),
  ...prices,
  ...stock,
  images: v.array(image),
  variants: v.array(variant),
  options: orNothing(v.array(option)),
};

const item = v.object({
  id: text,
  product_id: wholeNumber,
  variant_id: orNothing(wholeNumber),
  name: text,
  url: orNothing(text),
  quantity: wholeNumber,
  image_url: orNothing(text),
  sale_price: amount,
  options: orNothing(
    v.array(
      v.object({
        name: orNothing(text),
        value: orNothing(text),
        nameId: wholeNumber,
        valueId: orNothing(v.union([wholeNumber, text])),
      }),
    ),
  ),
});

/** A decimal number in major units, with more digits than are shown: '225.0000' */
const amountText = v.pipe(text, v.regex(/^-?\d+(\.\d+)?$/, 'Expected a decimal number'));

const customer = v.object({
  id: wholeNumber,
  email: orNothing(text),
  first_name: orNothing(text),
  last_name: orNothing(text),
  phone: orNothing(text),
});

const customerAddress = v.object({
  id: wholeNumber,
  first_name: text,
  last_name: text,
  company: orNothing(text),
  phone: orNothing(text),
  address1: text,
  address2: orNothing(text),
  city: text,
  state_or_province: text,
  postal_code: text,
  country: orNothing(text),
  country_code: text,
});

const orderLine = v.object({
  id: wholeNumber,
  product_id: wholeNumber,
  variant_id: orNothing(wholeNumber),
  name: text,
  quantity: wholeNumber,
  quantity_shipped: orNothing(wholeNumber),
  quantity_refunded: orNothing(wholeNumber),
  total_ex_tax: orNothing(amountText),
  total_inc_tax: amountText,
  applied_discounts: orNothing(v.array(v.object({ amount: amountText, code: orNothing(text) }))),
  product_options: orNothing(v.array(v.object({ display_name: text, display_value: text }))),
});

const orderAddress = v.object({
  first_name: orNothing(text),
  last_name: orNothing(text),
  company: orNothing(text),
  street_1: orNothing(text),
  street_2: orNothing(text),
  city: orNothing(text),
  state: orNothing(text),
  zip: orNothing(text),
  country: orNothing(text),
  country_iso2: orNothing(text),
  phone: orNothing(text),
});

const consignments = orNothing(v.array(v.object({ line_items: v.array(orderLine) })));

/** Consignments that a carrier brings have an address. */
const shippingConsignments = orNothing(v.array(v.object({ ...orderAddress.entries, line_items: v.array(orderLine) })));

const order = v.object({
  id: wholeNumber,
  customer_id: wholeNumber,
  cart_id: orNothing(text),
  status_id: wholeNumber,
  billing_address: orNothing(v.object({ ...orderAddress.entries, email: orNothing(text) })),
  status: orNothing(text),
  payment_status: orNothing(text),
  date_created: orNothing(text),
  currency_code: orNothing(text),
  store_default_currency_code: orNothing(text),
  // Whether prices were entered with their tax.
  is_tax_inclusive_pricing: orNothing(v.boolean()),
  subtotal_ex_tax: orNothing(amountText),
  subtotal_inc_tax: orNothing(amountText),
  coupon_discount: orNothing(amountText),
  discount_amount: orNothing(amountText),
  shipping_cost_ex_tax: orNothing(amountText),
  shipping_cost_inc_tax: orNothing(amountText),
  total_tax: orNothing(amountText),
  total_inc_tax: orNothing(amountText),
  consignments: v.object({ shipping: shippingConsignments, pickups: consignments, downloads: consignments }),
});

export const answers = {
  store: v.object({
    name: text,
    currency: v.pipe(text, v.regex(/^[A-Z]{3}$/, 'Expected a currency code')),
    secure_url: orNothing(text),
  }),
  summaries: list(v.object(summary)),
  product: one(
    v.object({
      ...summary,
      description: orNothing(text),
      page_title: orNothing(text),
      meta_description: orNothing(text),
      is_visible: orNothing(v.boolean()),
      options: v.array(option),
      modifiers: v.array(option),
      categories: orNothing(v.array(wholeNumber)),
      custom_fields: orNothing(v.array(v.object({ name: text, value: text }))),
      videos: orNothing(v.array(video)),
    }),
  ),
  feed: list(
    v.object({
      ...summary,
      description: orNothing(text),
      page_title: orNothing(text),
      meta_description: orNothing(text),
    }),
  ),
  /** Ids of products. -1 means the products that the platform's own storefront chooses. */
  relatedProducts: one(v.object({ related_products: orNothing(v.array(wholeNumber)) })),
  /** Only the paths of the products' pages. */
  addresses: list(v.object({ id: wholeNumber, custom_url: orNothing(pageUrl) })),
  sitemap: list(
    v.object({
      id: wholeNumber,
      custom_url: orNothing(pageUrl),
      date_modified: orNothing(text),
      primary_image: orNothing(image),
    }),
  ),
  redirects: list(
    v.object({ from_path: text, to: v.object({ type: text, url: orNothing(text) }), to_url: orNothing(text) }),
  ),
  productOptions: list(v.object({ id: wholeNumber, options: v.array(option) })),
  productBrands: list(v.object({ id: wholeNumber, brand_id: orNothing(wholeNumber) })),
  inventory: list(v.object({ id: wholeNumber, ...stock, variants: orNothing(v.array(variant)) })),
  brands: list(
    v.object({
      id: wholeNumber,
      name: text,
      page_title: orNothing(text),
      meta_description: orNothing(text),
      image_url: orNothing(text),
      custom_url: orNothing(pageUrl),
    }),
  ),
  categories: list(
    v.object({
      id: wholeNumber,
      parent_id: orNothing(wholeNumber),
      name: text,
      description: orNothing(text),
      sort_order: orNothing(wholeNumber),
      page_title: orNothing(text),
      meta_description: orNothing(text),
      image_url: orNothing(text),
      custom_url: orNothing(pageUrl),
    }),
  ),
  sortOrders: list(v.object({ product_id: wholeNumber })),
  cart: one(
    v.object({
      id: text,
      currency: v.object({ code: v.pipe(text, v.regex(/^[A-Z]{3}$/, 'Expected a currency code')) }),
      cart_amount: amount,
      coupons: orNothing(v.array(v.object({ code: text, discounted_amount: amount }))),
      line_items: v.object({
        physical_items: v.array(item),
        digital_items: v.array(item),
        // Only their number matters: the shop sells none of them.
        custom_items: orNothing(v.array(v.unknown())),
        gift_certificates: orNothing(v.array(v.unknown())),
      }),
    }),
  ),
  redirectUrls: one(v.object({ checkout_url: address })),
  /** Only the id is checked, because the cart is read again. Undefined after the last line was deleted. */
  changedCart: v.optional(one(v.object({ id: text }))),
  credentials: v.object({ is_valid: v.boolean(), customer_id: orNothing(wholeNumber) }),
  customers: list(customer),
  metafields: list(v.object({ id: wholeNumber, key: text })),
  customerAddresses: list(customerAddress),
  order,
  // If there are no orders, the platform sends no body.
  orders: v.optional(v.array(order), []),
  orderProducts: v.optional(v.array(v.object({ product_id: wholeNumber })), []),
  shipments: v.optional(
    v.array(
      v.object({
        tracking_number: orNothing(text),
        tracking_carrier: orNothing(text),
        tracking_link: orNothing(text),
        generated_tracking_link: orNothing(text),
        shipping_provider_display_name: orNothing(text),
      }),
    ),
    [],
  ),
  orderedProducts: list(
    v.object({
      id: wholeNumber,
      custom_url: orNothing(v.object({ url: text })),
      primary_image: orNothing(v.object({ description: orNothing(text), url_standard: orNothing(text) })),
    }),
  ),
  /** What was written. Without it, an answer such as `{}` would pass for a success. */
  written: v.object({ data: v.pipe(v.array(withId), v.minLength(1)) }),
  /** An address that the customer has already is left out. */
  writtenAddresses: v.object({ data: v.array(withId) }),
  /** Not used: changed data is read again, and a deletion has no body. */
  anything: v.unknown(),
} satisfies Record<string, v.GenericSchema>;

export type Answer<Name extends keyof typeof answers> = v.InferOutput<(typeof answers)[Name]>;

export type WireSummary = Answer<'summaries'>['data'][number];
export type WireProduct = Answer<'product'>['data'];
export type WireVariant = WireSummary['variants'][number];
export type WireOption = WireProduct['options'][number];
export type WireImage = WireSummary['images'][number];
export type WireVideo = NonNullable<WireProduct['videos']>[number];
export type WireInventory = Answer<'inventory'>['data'][number];
export type WireSitemapItem = Answer<'sitemap'>['data'][number];
export type WireFeedProduct = Answer<'feed'>['data'][number];
export type WireRedirect = Answer<'redirects'>['data'][number];
export type WireBrand = Answer<'brands'>['data'][number];
export type WireCategory = Answer<'categories'>['data'][number];
export type WireStore = Answer<'store'>;
export type WireCustomer = Answer<'customers'>['data'][number];
export type WireAddress = Answer<'customerAddresses'>['data'][number];
export type WireOrder = Answer<'order'>;
export type WireShipment = Answer<'shipments'>[number];
export type WireOrderedProduct = Answer<'orderedProducts'>['data'][number];
export type WireCart = Answer<'cart'>['data'];
