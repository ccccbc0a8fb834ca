/** What each answer must look like before anything of it is used: declared once for each document. */
import * as v from 'valibot';
import type { Operation } from './documents.js';
import type * as wire from './wire.js';

const text = v.string();
const wholeNumber = v.pipe(v.number(), v.integer());
const url = v.pipe(v.string(), v.url());
const money = v.object({
  amount: v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'Expected a decimal number')),
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Expected a currency code')),
});
const image = v.object({
  url,
  altText: v.nullable(text),
  width: v.nullable(wholeNumber),
  height: v.nullable(wholeNumber),
});
const seo = v.object({ title: v.nullable(text), description: v.nullable(text) });
const pageInfo = v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(text) });
const media = v.object({ id: text, alt: v.nullable(text), previewImage: v.nullable(image) });

const summary = {
  id: text,
  title: text,
  handle: text,
  vendor: text,
  availableForSale: v.boolean(),
  priceRange: v.object({ minVariantPrice: money }),
  variants: v.object({ nodes: v.array(v.object({ price: money, compareAtPrice: v.nullable(money) })) }),
  media: v.object({ nodes: v.array(media) }),
};

const optionValue = v.object({
  name: text,
  swatch: v.nullable(
    v.object({
      color: v.nullable(text),
      image: v.nullable(v.object({ previewImage: v.nullable(v.object({ url })) })),
    }),
  ),
});

const variants = v.object({
  nodes: v.array(
    v.object({
      id: text,
      title: text,
      sku: v.nullable(text),
      availableForSale: v.boolean(),
      quantityAvailable: v.nullable(wholeNumber),
      price: money,
      compareAtPrice: v.nullable(money),
      selectedOptions: v.array(v.object({ name: text, value: text })),
      image: v.nullable(image),
    }),
  ),
  pageInfo,
});

/** What `nodes` answers where an id names nothing, or something of another type. */
const otherNode = v.record(text, v.never());

const nodes = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ nodes: v.array(v.nullable(v.union([v.object(entries), otherNode]))) });

const cart = v.object({
  id: text,
  checkoutUrl: url,
  note: v.nullable(text),
  discountCodes: v.array(v.object({ code: text, applicable: v.boolean() })),
  // Without a code: what the shop takes off by itself.
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

const codedErrors = v.array(v.object({ code: v.nullable(text), field: v.nullable(v.array(text)), message: text }));

/** Null only beside errors, which are noticed first. */
const cartPayload = v.nullable(
  v.object({
    cart: v.nullable(cart),
    userErrors: codedErrors,
    warnings: v.array(v.object({ code: text, message: text, target: text })),
  }),
);

const address = v.object({
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

const order = v.object({
  id: text,
  name: text,
  financialStatus: v.nullable(text),
  fulfillmentStatus: text,
  processedAt: text,
  subtotalPrice: v.nullable(money),
  totalShippingPrice: money,
  totalPrice: money,
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

/** Null for a token that is nobody's, or nobody's any more. */
const customer = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ customer: v.nullable(v.object(entries)) });

const token = { customerAccessToken: v.nullable(v.object({ accessToken: text, expiresAt: text })) };
const customerErrors = { customerUserErrors: codedErrors };
const userErrors = { userErrors: v.array(v.object({ field: v.nullable(v.array(text)), message: text })) };
const customerPayload = v.nullable(v.object(customerErrors));

const facets = v.array(
  v.object({
    id: text,
    label: text,
    type: text,
    values: v.array(v.object({ label: text, count: wholeNumber, input: text })),
  }),
);

const menuItem = { title: text, type: text, url: v.nullable(text) };

export const answers = {
  shop: v.object({
    shop: v.object({
      name: text,
      description: v.nullable(text),
      paymentSettings: v.object({ currencyCode: money.entries.currencyCode }),
    }),
  }),
  menu: v.object({
    shop: v.object({ primaryDomain: v.object({ host: text }) }),
    menu: v.nullable(v.object({ items: v.array(v.object({ ...menuItem, items: v.array(v.object(menuItem)) })) })),
  }),
  collections: v.object({
    collections: v.object({
      nodes: v.array(v.object({ id: text, title: text, handle: text, image: v.nullable(image) })),
      pageInfo,
    }),
  }),
  collection: v.object({
    collection: v.nullable(
      v.object({
        id: text,
        title: text,
        handle: text,
        description: text,
        descriptionHtml: text,
        image: v.nullable(image),
        seo,
      }),
    ),
  }),
  collectionSeo: v.object({ collection: v.nullable(v.object({ seo })) }),
  productSeo: v.object({ product: v.nullable(v.object({ seo })) }),
  collectionOrder: v.object({
    collection: v.nullable(
      v.object({
        products: v.object({ nodes: v.array(v.object({ id: text })), pageInfo, filters: v.optional(facets) }),
      }),
    ),
  }),
  searchOrder: v.object({
    search: v.object({
      nodes: v.array(v.union([v.object({ id: text }), otherNode])),
      totalCount: wholeNumber,
      pageInfo,
      productFilters: v.optional(facets),
    }),
  }),
  brandOrder: v.object({
    products: v.object({ nodes: v.array(v.object({ id: text, vendor: text })), pageInfo }),
  }),
  brand: v.object({ products: v.object({ nodes: v.array(v.object({ vendor: text })) }) }),
  summaries: nodes(summary),
  productRecommendations: v.object({ productRecommendations: v.nullable(v.array(v.object(summary))) }),
  product: v.object({
    product: v.nullable(
      v.object({
        id: text,
        title: text,
        handle: text,
        vendor: text,
        description: text,
        descriptionHtml: text,
        seo,
        collections: v.object({ nodes: v.array(v.object({ title: text, handle: text })) }),
        specifications: v.nullable(v.object({ value: text })),
        sizeGuide: v.nullable(v.object({ value: text })),
        featuredImage: v.nullable(image),
        priceRange: v.object({ minVariantPrice: money }),
        options: v.array(v.object({ id: text, name: text, optionValues: v.array(optionValue) })),
        media: v.object({ nodes: v.array(media) }),
        variants,
      }),
    ),
  }),
  productVariants: v.object({ product: v.nullable(v.object({ variants })) }),
  firstVariants: nodes({ id: text, variants: v.object({ nodes: v.array(v.object({ id: text })) }) }),
  productInventory: nodes({ id: text, availableForSale: v.boolean(), totalInventory: v.nullable(wholeNumber) }),
  variantInventory: nodes({
    id: text,
    availableForSale: v.boolean(),
    quantityAvailable: v.nullable(wholeNumber),
    quantityRule: v.object({ minimum: wholeNumber, maximum: v.nullable(wholeNumber) }),
  }),
  cart: v.object({ cart: v.nullable(cart) }),
  cartCreate: v.object({ cartCreate: cartPayload }),
  cartLinesAdd: v.object({ cartLinesAdd: cartPayload }),
  cartLinesUpdate: v.object({ cartLinesUpdate: cartPayload }),
  cartLinesRemove: v.object({ cartLinesRemove: cartPayload }),
  cartDiscountCodesUpdate: v.object({ cartDiscountCodesUpdate: cartPayload }),
  cartNoteUpdate: v.object({ cartNoteUpdate: cartPayload }),
  customer: customer({
    id: text,
    displayName: text,
    firstName: v.nullable(text),
    lastName: v.nullable(text),
    email: v.nullable(text),
    phone: v.nullable(text),
    defaultAddress: v.nullable(address),
  }),
  customerOrders: customer({ orders: v.object({ nodes: v.array(order), pageInfo }) }),
  customerOrderIds: customer({
    orders: v.object({ edges: v.array(v.object({ cursor: text, node: v.object({ id: text }) })), pageInfo }),
  }),
  customerAddresses: customer({ addresses: v.object({ nodes: v.array(address), pageInfo }) }),
  customerAccessTokenCreate: v.object({
    customerAccessTokenCreate: v.nullable(v.object({ ...token, ...customerErrors })),
  }),
  customerAccessTokenRenew: v.object({
    customerAccessTokenRenew: v.nullable(v.object({ ...token, ...userErrors })),
  }),
  customerAccessTokenDelete: v.object({
    customerAccessTokenDelete: v.nullable(v.object({ deletedAccessToken: v.nullable(text), ...userErrors })),
  }),
  customerCreate: v.object({ customerCreate: customerPayload }),
  customerUpdate: v.object({ customerUpdate: v.nullable(v.object({ ...token, ...customerErrors })) }),
  customerRecover: v.object({ customerRecover: customerPayload }),
  customerResetByUrl: v.object({ customerResetByUrl: customerPayload }),
  customerAddressCreate: v.object({ customerAddressCreate: customerPayload }),
  customerAddressUpdate: v.object({ customerAddressUpdate: customerPayload }),
  customerAddressDelete: v.object({ customerAddressDelete: customerPayload }),
  customerDefaultAddressUpdate: v.object({ customerDefaultAddressUpdate: customerPayload }),
  cartBuyerIdentityUpdate: v.object({
    cartBuyerIdentityUpdate: v.nullable(v.object({ userErrors: codedErrors })),
  }),
} satisfies Record<Operation, v.GenericSchema>;

export type Answer<Name extends Operation> = v.InferOutput<(typeof answers)[Name]>;

/** What the official schema says of each document: its variables and its answer. */
interface Wire {
  shop: [wire.ShopQueryVariables, wire.ShopQuery];
  menu: [wire.MenuQueryVariables, wire.MenuQuery];
  collections: [wire.CollectionsQueryVariables, wire.CollectionsQuery];
  collection: [wire.CollectionQueryVariables, wire.CollectionQuery];
  collectionSeo: [wire.CollectionSeoQueryVariables, wire.CollectionSeoQuery];
  productSeo: [wire.ProductSeoQueryVariables, wire.ProductSeoQuery];
  collectionOrder: [wire.CollectionOrderQueryVariables, wire.CollectionOrderQuery];
  searchOrder: [wire.SearchOrderQueryVariables, wire.SearchOrderQuery];
  brandOrder: [wire.BrandOrderQueryVariables, wire.BrandOrderQuery];
  brand: [wire.BrandQueryVariables, wire.BrandQuery];
  productRecommendations: [wire.ProductRecommendationsQueryVariables, wire.ProductRecommendationsQuery];
  summaries: [wire.SummariesQueryVariables, wire.SummariesQuery];
  product: [wire.ProductQueryVariables, wire.ProductQuery];
  productVariants: [wire.ProductVariantsQueryVariables, wire.ProductVariantsQuery];
  firstVariants: [wire.FirstVariantsQueryVariables, wire.FirstVariantsQuery];
  productInventory: [wire.ProductInventoryQueryVariables, wire.ProductInventoryQuery];
  variantInventory: [wire.VariantInventoryQueryVariables, wire.VariantInventoryQuery];
  cart: [wire.CartQueryVariables, wire.CartQuery];
  cartCreate: [wire.CartCreateMutationVariables, wire.CartCreateMutation];
  cartLinesAdd: [wire.CartLinesAddMutationVariables, wire.CartLinesAddMutation];
  cartLinesUpdate: [wire.CartLinesUpdateMutationVariables, wire.CartLinesUpdateMutation];
  cartLinesRemove: [wire.CartLinesRemoveMutationVariables, wire.CartLinesRemoveMutation];
  cartDiscountCodesUpdate: [wire.CartDiscountCodesUpdateMutationVariables, wire.CartDiscountCodesUpdateMutation];
  cartNoteUpdate: [wire.CartNoteUpdateMutationVariables, wire.CartNoteUpdateMutation];
  customer: [wire.CustomerQueryVariables, wire.CustomerQuery];
  customerOrders: [wire.CustomerOrdersQueryVariables, wire.CustomerOrdersQuery];
  customerOrderIds: [wire.CustomerOrderIdsQueryVariables, wire.CustomerOrderIdsQuery];
  customerAddresses: [wire.CustomerAddressesQueryVariables, wire.CustomerAddressesQuery];
  customerAccessTokenCreate: [wire.CustomerAccessTokenCreateMutationVariables, wire.CustomerAccessTokenCreateMutation];
  customerAccessTokenRenew: [wire.CustomerAccessTokenRenewMutationVariables, wire.CustomerAccessTokenRenewMutation];
  customerAccessTokenDelete: [wire.CustomerAccessTokenDeleteMutationVariables, wire.CustomerAccessTokenDeleteMutation];
  customerCreate: [wire.CustomerCreateMutationVariables, wire.CustomerCreateMutation];
  customerUpdate: [wire.CustomerUpdateMutationVariables, wire.CustomerUpdateMutation];
  customerRecover: [wire.CustomerRecoverMutationVariables, wire.CustomerRecoverMutation];
  customerResetByUrl: [wire.CustomerResetByUrlMutationVariables, wire.CustomerResetByUrlMutation];
  customerAddressCreate: [wire.CustomerAddressCreateMutationVariables, wire.CustomerAddressCreateMutation];
  customerAddressUpdate: [wire.CustomerAddressUpdateMutationVariables, wire.CustomerAddressUpdateMutation];
  customerAddressDelete: [wire.CustomerAddressDeleteMutationVariables, wire.CustomerAddressDeleteMutation];
  customerDefaultAddressUpdate: [
    wire.CustomerDefaultAddressUpdateMutationVariables,
    wire.CustomerDefaultAddressUpdateMutation,
  ];
  cartBuyerIdentityUpdate: [wire.CartBuyerIdentityUpdateMutationVariables, wire.CartBuyerIdentityUpdateMutation];
}

/** A document's variables, in addition to country and language. */
export type Variables<Name extends Operation> = Omit<Wire[Name][0], 'country' | 'language'>;

/** The name of each operation whose schema above is stricter or laxer than what the official schema promises. */
type Disagreeing = {
  [Name in Operation]: [Answer<Name>, Wire[Name][1]] extends [Wire[Name][1], Answer<Name>] ? never : Name;
}[Operation];

/** Does not compile while any disagrees. */
type Agreement = [Disagreeing] extends [never] ? true : Disagreeing;
true satisfies Agreement;

export type CartPayload = NonNullable<Answer<'cartCreate'>['cartCreate']>;
export type CustomerUserError = NonNullable<Answer<'customerCreate'>['customerCreate']>['customerUserErrors'][number];
export type CartAnswer = NonNullable<Answer<'cart'>['cart']>;
