import { connectionTypes, payloadTypes } from './define.js';

/** Carts and their lines. */
export const cartTypes = /* GraphQL */ `
  type Attribute {
    key: String!
    value: String
  }

  input AttributeInput {
    key: String!
    value: String!
  }

  interface BaseCartLine implements Node {
    attribute(key: String!): Attribute
    attributes: [Attribute!]!
    cost: CartLineCost!
    discountAllocations: [CartDiscountAllocation!]!
    estimatedCost: CartLineEstimatedCost! @deprecated
    id: ID!
    merchandise: Merchandise!
    quantity: Int!
    sellingPlanAllocation: SellingPlanAllocation
  }

  type Cart implements HasMetafields & Node {
    appliedGiftCards: [AppliedGiftCard!]!
    attribute(key: String!): Attribute
    attributes: [Attribute!]!
    buyerIdentity: CartBuyerIdentity!
    checkoutUrl: URL!
    cost: CartCost!
    createdAt: DateTime!
    delivery: CartDelivery!
    deliveryGroups(
      after: String
      before: String
      first: Int
      last: Int
      reverse: Boolean = false
      withCarrierRates: Boolean = false
    ): CartDeliveryGroupConnection!
    discountAllocations: [CartDiscountAllocation!]!
    discountCodes: [CartDiscountCode!]!
    estimatedCost: CartEstimatedCost! @deprecated
    id: ID!
    lines(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): BaseCartLineConnection!
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    note: String
    totalQuantity: Int!
    updatedAt: DateTime!
  }

  type CartBuyerIdentity {
    countryCode: CountryCode
    customer: Customer
    deliveryAddressPreferences: [DeliveryAddress!]! @deprecated
    email: String
    phone: String
    preferences: CartPreferences
    purchasingCompany: PurchasingCompany
  }

  input CartBuyerIdentityInput {
    companyLocationId: ID
    countryCode: CountryCode
    customerAccessToken: String
    email: String
    phone: String
    preferences: CartPreferencesInput
  }

  type CartCost {
    checkoutChargeAmount: MoneyV2!
    subtotalAmount: MoneyV2!
    subtotalAmountEstimated: Boolean!
    totalAmount: MoneyV2!
    totalAmountEstimated: Boolean!
    totalDutyAmount: MoneyV2 @deprecated
    totalDutyAmountEstimated: Boolean! @deprecated
    totalTaxAmount: MoneyV2 @deprecated
    totalTaxAmountEstimated: Boolean! @deprecated
  }

  enum CartErrorCode {
    ADDRESS_FIELD_CONTAINS_EMOJIS
    ADDRESS_FIELD_CONTAINS_HTML_TAGS
    ADDRESS_FIELD_CONTAINS_URL
    ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN
    ADDRESS_FIELD_IS_REQUIRED
    ADDRESS_FIELD_IS_TOO_LONG
    BUNDLES_AND_ADDONS_CANNOT_BE_MIXED
    BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION
    CART_TOO_LARGE
    GIFT_CARD_RECIPIENT_INVALID
    INVALID
    INVALID_COMPANY_LOCATION
    INVALID_DELIVERY_ADDRESS_ID
    INVALID_DELIVERY_GROUP
    INVALID_DELIVERY_OPTION
    INVALID_INCREMENT
    INVALID_MERCHANDISE_LINE
    INVALID_METAFIELDS
    INVALID_PAYMENT
    INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED
    INVALID_PAYMENT_EMPTY_CART
    INVALID_ZIP_CODE_FOR_COUNTRY
    INVALID_ZIP_CODE_FOR_PROVINCE
    LESS_THAN
    MAXIMUM_EXCEEDED
    MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR
    MERCHANDISE_NOT_APPLICABLE
    MINIMUM_NOT_MET
    MISSING_CUSTOMER_ACCESS_TOKEN
    MISSING_DISCOUNT_CODE
    MISSING_NOTE
    NOTE_TOO_LONG
    ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED
    PARENT_LINE_INVALID_REFERENCE
    PARENT_LINE_NESTING_TOO_DEEP
    PARENT_LINE_NOT_FOUND
    PARENT_LINE_OPERATION_BLOCKED
    PAYMENTS_CREDIT_CARD_BASE_EXPIRED
    PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED
    PAYMENTS_CREDIT_CARD_GENERIC
    PAYMENTS_CREDIT_CARD_MONTH_INCLUSION
    PAYMENTS_CREDIT_CARD_NUMBER_INVALID
    PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT
    PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK
    PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE
    PAYMENTS_CREDIT_CARD_YEAR_EXPIRED
    PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR
    PAYMENT_METHOD_NOT_APPLICABLE
    PAYMENT_METHOD_NOT_SUPPORTED
    PENDING_DELIVERY_GROUPS
    PROVINCE_NOT_FOUND
    SELLING_PLAN_NOT_APPLICABLE
    SERVICE_UNAVAILABLE
    TOO_MANY_DELIVERY_ADDRESSES
    UNSPECIFIED_ADDRESS_ERROR
    VALIDATION_CUSTOM
    VARIANT_REQUIRES_SELLING_PLAN
    ZIP_CODE_NOT_SUPPORTED
  }

  type CartEstimatedCost {
    checkoutChargeAmount: MoneyV2!
    subtotalAmount: MoneyV2!
    totalAmount: MoneyV2!
    totalDutyAmount: MoneyV2
    totalTaxAmount: MoneyV2
  }

  input CartInput {
    attributes: [AttributeInput!]
    buyerIdentity: CartBuyerIdentityInput
    delivery: CartDeliveryInput
    discountCodes: [String!]
    giftCardCodes: [String!]
    lines: [CartLineInput!]
    metafields: [CartInputMetafieldInput!]
    note: String
  }

  input CartInputMetafieldInput {
    key: String!
    type: String!
    value: String!
  }

  type CartLine implements BaseCartLine & Node {
    attribute(key: String!): Attribute
    attributes: [Attribute!]!
    cost: CartLineCost!
    discountAllocations: [CartDiscountAllocation!]!
    estimatedCost: CartLineEstimatedCost! @deprecated
    id: ID!
    instructions: CartLineInstructions!
    merchandise: Merchandise!
    parentRelationship: CartLineParentRelationship
    quantity: Int!
    sellingPlanAllocation: SellingPlanAllocation
  }

  type CartLineCost {
    amountPerQuantity: MoneyV2!
    compareAtAmountPerQuantity: MoneyV2
    subtotalAmount: MoneyV2!
    totalAmount: MoneyV2!
  }

  type CartLineEstimatedCost {
    amount: MoneyV2!
    compareAtAmount: MoneyV2
    subtotalAmount: MoneyV2!
    totalAmount: MoneyV2!
  }

  input CartLineInput {
    attributes: [AttributeInput!]
    merchandiseId: ID!
    parent: CartLineParentInput
    quantity: Int = 1
    sellingPlanId: ID
  }

  type CartLineInstructions {
    canRemove: Boolean!
    canUpdateQuantity: Boolean!
  }

  input CartLineParentInput {
    lineId: ID
    merchandiseId: ID
  }

  type CartLineParentRelationship {
    parent: CartLine!
  }

  input CartLineUpdateInput {
    attributes: [AttributeInput!]
    id: ID!
    merchandiseId: ID
    quantity: Int
    sellingPlanId: ID
  }

  input CartMetafieldDeleteInput {
    key: String!
    ownerId: ID!
  }

  type CartMetafieldDeletePayload {
    deletedId: ID
    userErrors: [MetafieldDeleteUserError!]!
  }

  input CartMetafieldsSetInput {
    key: String!
    ownerId: ID!
    type: String!
    value: String!
  }

  type CartMetafieldsSetPayload {
    metafields: [Metafield!]
    userErrors: [MetafieldsSetUserError!]!
  }

  type CartUserError implements DisplayableError {
    code: CartErrorCode
    field: [String!]
    message: String!
  }

  type CartWarning {
    code: CartWarningCode!
    message: String!
    target: ID!
  }

  enum CartWarningCode {
    DISCOUNT_CODE_NOT_HONOURED
    DISCOUNT_CURRENTLY_INACTIVE
    DISCOUNT_CUSTOMER_NOT_ELIGIBLE
    DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED
    DISCOUNT_ELIGIBLE_CUSTOMER_MISSING
    DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE
    DISCOUNT_NOT_FOUND
    DISCOUNT_NO_ENTITLED_LINE_ITEMS
    DISCOUNT_NO_ENTITLED_SHIPPING_LINES
    DISCOUNT_PURCHASE_NOT_IN_RANGE
    DISCOUNT_QUANTITY_NOT_IN_RANGE
    DISCOUNT_USAGE_LIMIT_REACHED
    DUPLICATE_DELIVERY_ADDRESS
    MERCHANDISE_NOT_ENOUGH_STOCK
    MERCHANDISE_OUT_OF_STOCK
    MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION
    PAYMENTS_GIFT_CARDS_UNAVAILABLE
  }

  type ComponentizableCartLine implements BaseCartLine & Node {
    attribute(key: String!): Attribute
    attributes: [Attribute!]!
    cost: CartLineCost!
    discountAllocations: [CartDiscountAllocation!]!
    estimatedCost: CartLineEstimatedCost! @deprecated
    id: ID!
    lineComponents: [CartLine!]!
    merchandise: Merchandise!
    quantity: Int!
    sellingPlanAllocation: SellingPlanAllocation
  }

  union Merchandise = ProductVariant

  ${connectionTypes('BaseCartLine')}

  ${payloadTypes(
    'CartAttributesUpdate',
    'CartBillingAddressUpdate',
    'CartBuyerIdentityUpdate',
    'CartClone',
    'CartCreate',
    'CartDeliveryAddressesAdd',
    'CartDeliveryAddressesRemove',
    'CartDeliveryAddressesReplace',
    'CartDeliveryAddressesUpdate',
    'CartDiscountCodesUpdate',
    'CartGiftCardCodesAdd',
    'CartGiftCardCodesRemove',
    'CartGiftCardCodesUpdate',
    'CartLinesAdd',
    'CartLinesRemove',
    'CartLinesUpdate',
    'CartNoteUpdate',
    'CartPaymentUpdate',
    'CartRemovePersonalData',
    'CartSelectedDeliveryOptionsUpdate',
  )}
`;
