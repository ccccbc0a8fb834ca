/** Shapes that several operations' answers share. */
import * as v from 'valibot';

export const text = v.string();
export const wholeNumber = v.pipe(v.number(), v.integer());
const url = v.pipe(v.string(), v.url());
export const money = v.object({
  amount: v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'Expected a decimal number')),
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Expected a currency code')),
});
export const image = v.object({
  url,
  altText: v.nullable(text),
  width: v.nullable(wholeNumber),
  height: v.nullable(wholeNumber),
});
export const seo = v.object({ title: v.nullable(text), description: v.nullable(text) });
export const metafield = v.nullable(v.object({ value: text }));
export const pageInfo = v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(text) });
const mediaEntries = { id: text, alt: v.nullable(text), previewImage: v.nullable(image) };
export const media = v.object(mediaEntries);
export const playedMedia = v.union([
  v.object({
    ...mediaEntries,
    videoSources: v.array(v.object({ url: text, mimeType: text, width: wholeNumber, height: wholeNumber })),
  }),
  v.object({ ...mediaEntries, host: text, embedUrl: text }),
  v.object({ ...mediaEntries, modelSources: v.array(v.object({ url: text, format: text })) }),
  media,
]);

const optionValueEntries = {
  name: text,
  swatch: v.nullable(
    v.object({
      color: v.nullable(text),
      image: v.nullable(v.object({ previewImage: v.nullable(v.object({ url })) })),
    }),
  ),
};
const optionValue = v.object(optionValueEntries);

export const summary = {
  id: text,
  title: text,
  handle: text,
  vendor: text,
  availableForSale: v.boolean(),
  totalInventory: v.nullable(wholeNumber),
  publishedAt: text,
  releaseDate: metafield,
  priceRange: v.object({ minVariantPrice: money, maxVariantPrice: money }),
  variants: v.object({
    nodes: v.array(
      v.object({ id: text, currentlyNotInStock: v.boolean(), price: money, compareAtPrice: v.nullable(money) }),
    ),
  }),
  media: v.object({ nodes: v.array(media) }),
  options: v.array(
    v.object({
      optionValues: v.array(
        v.object({
          ...optionValueEntries,
          firstSelectableVariant: v.nullable(v.object({ image: v.nullable(image) })),
        }),
      ),
    }),
  ),
};

export const variants = v.object({
  nodes: v.array(
    v.object({
      id: text,
      title: text,
      sku: v.nullable(text),
      barcode: v.nullable(text),
      availableForSale: v.boolean(),
      quantityAvailable: v.nullable(wholeNumber),
      currentlyNotInStock: v.boolean(),
      price: money,
      compareAtPrice: v.nullable(money),
      selectedOptions: v.array(v.object({ name: text, value: text })),
      image: v.nullable(image),
    }),
  ),
  pageInfo,
});

/** The entry of `nodes` for an id of another type: an object without fields. */
export const otherNode = v.record(text, v.never());

export const nodes = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ nodes: v.array(v.nullable(v.union([v.object(entries), otherNode]))) });

export const cart = v.object({
  id: text,
  checkoutUrl: url,
  note: v.nullable(text),
  attributes: v.array(v.object({ key: text, value: v.nullable(text) })),
  discountCodes: v.array(v.object({ code: text, applicable: v.boolean() })),
  // The shop's automatic discounts have no code.
  discountAllocations: v.array(v.object({ discountedAmount: money, code: v.optional(text) })),
  cost: v.object({ subtotalAmount: money }),
  lines: v.object({
    nodes: v.array(
      v.object({
        id: text,
        quantity: wholeNumber,
        cost: v.object({ amountPerQuantity: money }),
        merchandise: v.object({
          id: text,
          title: text,
          selectedOptions: v.array(v.object({ name: text, value: text })),
          image: v.nullable(image),
          product: v.object({ id: text, title: text, handle: text, featuredImage: v.nullable(image) }),
        }),
      }),
    ),
    pageInfo,
  }),
});

export const codedErrors = v.array(
  v.object({ code: v.nullable(text), field: v.nullable(v.array(text)), message: text }),
);

/** Null only if the response also has errors, which are handled first. */
export const cartPayload = v.nullable(
  v.object({
    cart: v.nullable(cart),
    userErrors: codedErrors,
    warnings: v.array(v.object({ code: text, message: text, target: text })),
  }),
);

export const address = v.object({
  id: text,
  firstName: v.nullable(text),
  lastName: v.nullable(text),
  company: v.nullable(text),
  phone: v.nullable(text),
  address1: v.nullable(text),
  address2: v.nullable(text),
  city: v.nullable(text),
  zip: v.nullable(text),
  country: v.nullable(text),
  countryCodeV2: v.nullable(text),
  province: v.nullable(text),
});

export const order = v.object({
  id: text,
  name: text,
  financialStatus: v.nullable(text),
  fulfillmentStatus: text,
  processedAt: text,
  subtotalPrice: v.nullable(money),
  totalShippingPrice: money,
  totalTax: v.nullable(money),
  totalPrice: money,
  shippingAddress: v.nullable(address),
  billingAddress: v.nullable(address),
  successfulFulfillments: v.nullable(
    v.array(
      v.object({
        trackingCompany: v.nullable(text),
        trackingInfo: v.array(v.object({ number: v.nullable(text), url: v.nullable(text) })),
      }),
    ),
  ),
  // An automatic discount of the shop has no code.
  discountApplications: v.object({
    nodes: v.array(v.object({ targetType: text, code: v.optional(text) })),
  }),
  lineItems: v.object({
    nodes: v.array(
      v.object({
        title: text,
        quantity: wholeNumber,
        originalTotalPrice: money,
        discountedTotalPrice: money,
        variant: v.nullable(v.object({ id: text, title: text, image: v.nullable(image) })),
      }),
    ),
  }),
});

/** Null if the token is invalid or no longer valid. */
export const customer = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ customer: v.nullable(v.object(entries)) });

export const token = { customerAccessToken: v.nullable(v.object({ accessToken: text, expiresAt: text })) };
export const customerErrors = { customerUserErrors: codedErrors };
export const userErrors = { userErrors: v.array(v.object({ field: v.nullable(v.array(text)), message: text })) };
export const customerPayload = v.nullable(v.object(customerErrors));

export const facets = v.array(
  v.object({
    id: text,
    label: text,
    type: text,
    values: v.array(
      v.object({
        label: text,
        count: wholeNumber,
        input: text,
        swatch: v.nullable(v.object({ color: v.nullable(text) })),
      }),
    ),
  }),
);

export const menuItem = { title: text, type: text, url: v.nullable(text) };

/** The entries for the fields of `productFields`, with the variants beside them. */
export const product = {
  id: text,
  title: text,
  handle: text,
  vendor: text,
  productType: text,
  description: text,
  seo,
  featuredImage: v.nullable(image),
  priceRange: v.object({ minVariantPrice: money }),
  options: v.array(v.object({ id: text, name: text, optionValues: v.array(optionValue) })),
  variants,
};
