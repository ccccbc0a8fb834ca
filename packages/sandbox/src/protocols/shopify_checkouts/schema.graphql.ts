/** The part of version 2024-04 of the Storefront API that today's versions do not have: checkouts. */

const payloads = [
  'CheckoutAttributesUpdateV2',
  'CheckoutCustomerAssociateV2',
  'CheckoutCustomerDisassociateV2',
  'CheckoutDiscountCodeApplyV2',
  'CheckoutDiscountCodeRemove',
  'CheckoutEmailUpdateV2',
  'CheckoutGiftCardRemoveV2',
  'CheckoutGiftCardsAppend',
  'CheckoutLineItemsAdd',
  'CheckoutLineItemsRemove',
  'CheckoutLineItemsUpdate',
  'CheckoutShippingAddressUpdateV2',
  'CheckoutShippingLineUpdate',
];

const dead = '@deprecated(reason: "Carts have taken the place of checkouts.")';
const instead = (name: string) => `@deprecated(reason: "Use ${name} instead.")`;

export const checkoutTypeDefinitions = /* GraphQL */ `

  extend type Mutation {
    checkoutAttributesUpdateV2(checkoutId: ID!, input: CheckoutAttributesUpdateV2Input!): CheckoutAttributesUpdateV2Payload ${dead}
    checkoutCreate(input: CheckoutCreateInput!, queueToken: String): CheckoutCreatePayload ${dead}
    checkoutCustomerAssociateV2(checkoutId: ID!, customerAccessToken: String!): CheckoutCustomerAssociateV2Payload ${dead}
    checkoutCustomerDisassociateV2(checkoutId: ID!): CheckoutCustomerDisassociateV2Payload ${dead}
    checkoutDiscountCodeApplyV2(checkoutId: ID!, discountCode: String!): CheckoutDiscountCodeApplyV2Payload ${dead}
    checkoutDiscountCodeRemove(checkoutId: ID!): CheckoutDiscountCodeRemovePayload ${dead}
    checkoutEmailUpdateV2(checkoutId: ID!, email: String!): CheckoutEmailUpdateV2Payload ${dead}
    checkoutGiftCardRemoveV2(appliedGiftCardId: ID!, checkoutId: ID!): CheckoutGiftCardRemoveV2Payload ${dead}
    checkoutGiftCardsAppend(checkoutId: ID!, giftCardCodes: [String!]!): CheckoutGiftCardsAppendPayload ${dead}
    checkoutLineItemsAdd(checkoutId: ID!, lineItems: [CheckoutLineItemInput!]!): CheckoutLineItemsAddPayload ${dead}
    checkoutLineItemsRemove(checkoutId: ID!, lineItemIds: [ID!]!): CheckoutLineItemsRemovePayload ${dead}
    checkoutLineItemsReplace(checkoutId: ID!, lineItems: [CheckoutLineItemInput!]!): CheckoutLineItemsReplacePayload ${dead}
    checkoutLineItemsUpdate(checkoutId: ID!, lineItems: [CheckoutLineItemUpdateInput!]!): CheckoutLineItemsUpdatePayload ${dead}
    checkoutShippingAddressUpdateV2(checkoutId: ID!, shippingAddress: MailingAddressInput!): CheckoutShippingAddressUpdateV2Payload ${dead}
    checkoutShippingLineUpdate(checkoutId: ID!, shippingRateHandle: String!): CheckoutShippingLineUpdatePayload ${dead}
  }

  type Checkout implements Node {
    appliedGiftCards: [AppliedGiftCard!]!
    availableShippingRates: AvailableShippingRates
    buyerIdentity: CheckoutBuyerIdentity!
    completedAt: DateTime
    createdAt: DateTime!
    currencyCode: CurrencyCode!
    customAttributes: [Attribute!]!
    discountApplications(
      after: String, before: String, first: Int, last: Int, reverse: Boolean = false
    ): DiscountApplicationConnection!
    email: String
    id: ID!
    lineItems(
      after: String, before: String, first: Int, last: Int, reverse: Boolean = false
    ): CheckoutLineItemConnection!
    lineItemsSubtotalPrice: MoneyV2!
    note: String
    order: Order
    orderStatusUrl: URL
    paymentDue: MoneyV2!
    paymentDueV2: MoneyV2! ${instead('paymentDue')}
    ready: Boolean!
    requiresShipping: Boolean!
    shippingAddress: MailingAddress
    shippingDiscountAllocations: [DiscountAllocation!]!
    shippingLine: ShippingRate
    subtotalPrice: MoneyV2!
    subtotalPriceV2: MoneyV2! ${instead('subtotalPrice')}
    taxExempt: Boolean!
    taxesIncluded: Boolean!
    totalDuties: MoneyV2
    totalPrice: MoneyV2!
    totalPriceV2: MoneyV2! ${instead('totalPrice')}
    totalTax: MoneyV2!
    totalTaxV2: MoneyV2! ${instead('totalTax')}
    updatedAt: DateTime!
    webUrl: URL!
  }

  type CheckoutBuyerIdentity {
    countryCode: CountryCode
  }

  input CheckoutBuyerIdentityInput {
    countryCode: CountryCode!
  }

  type CheckoutLineItem implements Node {
    customAttributes: [Attribute!]!
    discountAllocations: [DiscountAllocation!]!
    id: ID!
    quantity: Int!
    title: String!
    unitPrice: MoneyV2
    variant: ProductVariant
  }
  type CheckoutLineItemConnection {
    edges: [CheckoutLineItemEdge!]!
    nodes: [CheckoutLineItem!]!
    pageInfo: PageInfo!
  }
  type CheckoutLineItemEdge {
    cursor: String!
    node: CheckoutLineItem!
  }

  type AvailableShippingRates {
    ready: Boolean!
    shippingRates: [ShippingRate!]
  }
  type ShippingRate {
    handle: String!
    price: MoneyV2!
    priceV2: MoneyV2! ${instead('price')}
    title: String!
  }



  input CheckoutAttributesUpdateV2Input {
    allowPartialAddresses: Boolean = false
    customAttributes: [AttributeInput!]
    note: String
  }
  input CheckoutCreateInput {
    allowPartialAddresses: Boolean
    buyerIdentity: CheckoutBuyerIdentityInput
    customAttributes: [AttributeInput!]
    email: String
    lineItems: [CheckoutLineItemInput!]
    note: String
    shippingAddress: MailingAddressInput
  }
  input CheckoutLineItemInput {
    customAttributes: [AttributeInput!]
    quantity: Int!
    variantId: ID!
  }
  input CheckoutLineItemUpdateInput {
    customAttributes: [AttributeInput!]
    id: ID
    quantity: Int
    variantId: ID
  }

  type CheckoutUserError implements DisplayableError {
    code: CheckoutErrorCode
    field: [String!]
    message: String!
  }
  enum CheckoutErrorCode {
    ALREADY_COMPLETED
    BLANK
    CART_DOES_NOT_MEET_DISCOUNT_REQUIREMENTS_NOTICE
    DISCOUNT_ALREADY_APPLIED
    DISCOUNT_CODE_APPLICATION_FAILED
    DISCOUNT_EXPIRED
    DISCOUNT_NOT_FOUND
    GIFT_CARD_ALREADY_APPLIED
    GIFT_CARD_CODE_INVALID
    GIFT_CARD_DEPLETED
    GIFT_CARD_NOT_FOUND
    GREATER_THAN_OR_EQUAL_TO
    INVALID
    INVALID_FOR_COUNTRY
    LESS_THAN
    LESS_THAN_OR_EQUAL_TO
    LINE_ITEM_NOT_FOUND
    NOT_ENOUGH_IN_STOCK
    PRODUCT_NOT_AVAILABLE
    SHIPPING_RATE_EXPIRED
    TOO_LONG
    UNABLE_TO_APPLY
  }

  type CheckoutCreatePayload {
    checkout: Checkout
    checkoutUserErrors: [CheckoutUserError!]!
    queueToken: String
    userErrors: [UserError!]! ${instead('checkoutUserErrors')}
  }
  type CheckoutLineItemsReplacePayload {
    checkout: Checkout
    userErrors: [CheckoutUserError!]!
  }
  ${payloads
    .map(
      (name) => /* GraphQL */ `
        type ${name}Payload {
          checkout: Checkout
          checkoutUserErrors: [CheckoutUserError!]!
          ${name === 'CheckoutCustomerAssociateV2' ? 'customer: Customer' : ''}
          userErrors: [UserError!]! ${instead('checkoutUserErrors')}
        }
      `,
    )
    .join('')}
`;
