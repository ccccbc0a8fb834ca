import type * as v from 'valibot';
import type { Operation, operations } from './operations.js';
import type * as wire from './wire.js';

/** An operation's answer. */
export type Answer<Name extends Operation> = v.InferOutput<(typeof operations)[Name]['answer']>;

/** The official schema's types for each document: its variables and its answer. */
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
  cartAttributesUpdate: [wire.CartAttributesUpdateMutationVariables, wire.CartAttributesUpdateMutation];
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

/** A document's variables, without country and language. */
export type Variables<Name extends Operation> = Omit<Wire[Name][0], 'country' | 'language'>;

/** The names of operations whose schema is stricter or laxer than the official schema. */
type Disagreeing = {
  [Name in Operation]: [Answer<Name>, Wire[Name][1]] extends [Wire[Name][1], Answer<Name>] ? never : Name;
}[Operation];

/** Does not compile if an operation disagrees. */
type Agreement = [Disagreeing] extends [never] ? true : Disagreeing;
true satisfies Agreement;

export type CartPayload = NonNullable<Answer<'cartCreate'>['cartCreate']>;
export type CustomerUserError = NonNullable<Answer<'customerCreate'>['customerCreate']>['customerUserErrors'][number];
export type CartAnswer = NonNullable<Answer<'cart'>['cart']>;
