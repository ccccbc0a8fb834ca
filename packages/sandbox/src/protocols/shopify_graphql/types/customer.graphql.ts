import { connectionTypes } from './define.js';

/** Customers, their addresses, orders and companies. */
export const customerTypes = /* GraphQL */ `
  type Company implements HasMetafields & Node {
    createdAt: DateTime!
    externalId: String
    id: ID!
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    name: String!
    updatedAt: DateTime!
  }

  type CompanyContact implements Node {
    createdAt: DateTime!
    id: ID!
    locale: String
    title: String
    updatedAt: DateTime!
  }

  type CompanyLocation implements HasMetafields & Node {
    createdAt: DateTime!
    externalId: String
    id: ID!
    locale: String
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    name: String!
    updatedAt: DateTime!
  }

  type Customer implements HasMetafields {
    acceptsMarketing: Boolean!
    addresses(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): MailingAddressConnection!
    avatarUrl: String
    createdAt: DateTime!
    defaultAddress: MailingAddress
    displayName: String!
    email: String
    firstName: String
    id: ID!
    lastName: String
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    numberOfOrders: UnsignedInt64!
    orders(
      after: String
      before: String
      first: Int
      last: Int
      query: String
      reverse: Boolean = false
      sortKey: OrderSortKeys = ID
    ): OrderConnection!
    phone: String
    socialLoginProvider: SocialLoginProvider
    tags: [String!]!
    updatedAt: DateTime!
  }

  type CustomerAccessToken {
    accessToken: String!
    expiresAt: DateTime!
  }

  input CustomerAccessTokenCreateInput {
    email: String!
    password: String!
  }

  type CustomerAccessTokenCreatePayload {
    customerAccessToken: CustomerAccessToken
    customerUserErrors: [CustomerUserError!]!
    userErrors: [UserError!]! @deprecated
  }

  type CustomerAccessTokenCreateWithMultipassPayload {
    customerAccessToken: CustomerAccessToken
    customerUserErrors: [CustomerUserError!]!
  }

  type CustomerAccessTokenDeletePayload {
    deletedAccessToken: String
    deletedCustomerAccessTokenId: String
    userErrors: [UserError!]!
  }

  type CustomerAccessTokenRenewPayload {
    customerAccessToken: CustomerAccessToken
    userErrors: [UserError!]!
  }

  type CustomerActivateByUrlPayload {
    customer: Customer
    customerAccessToken: CustomerAccessToken
    customerUserErrors: [CustomerUserError!]!
  }

  input CustomerActivateInput {
    activationToken: String!
    password: String!
  }

  type CustomerActivatePayload {
    customer: Customer
    customerAccessToken: CustomerAccessToken
    customerUserErrors: [CustomerUserError!]!
    userErrors: [UserError!]! @deprecated
  }

  type CustomerAddressCreatePayload {
    customerAddress: MailingAddress
    customerUserErrors: [CustomerUserError!]!
    userErrors: [UserError!]! @deprecated
  }

  type CustomerAddressDeletePayload {
    customerUserErrors: [CustomerUserError!]!
    deletedCustomerAddressId: String
    userErrors: [UserError!]! @deprecated
  }

  type CustomerAddressUpdatePayload {
    customerAddress: MailingAddress
    customerUserErrors: [CustomerUserError!]!
    userErrors: [UserError!]! @deprecated
  }

  input CustomerCreateInput {
    acceptsMarketing: Boolean
    email: String!
    firstName: String
    lastName: String
    password: String!
    phone: String
  }

  type CustomerCreatePayload {
    customer: Customer
    customerUserErrors: [CustomerUserError!]!
    userErrors: [UserError!]! @deprecated
  }

  type CustomerDefaultAddressUpdatePayload {
    customer: Customer
    customerUserErrors: [CustomerUserError!]!
    userErrors: [UserError!]! @deprecated
  }

  enum CustomerErrorCode {
    ALREADY_ENABLED
    BAD_DOMAIN
    BLANK
    CONTAINS_HTML_TAGS
    CONTAINS_URL
    CUSTOMER_DISABLED
    INVALID
    INVALID_MULTIPASS_REQUEST
    NOT_FOUND
    PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE
    TAKEN
    TOKEN_INVALID
    TOO_LONG
    TOO_SHORT
    UNIDENTIFIED_CUSTOMER
  }

  type CustomerRecoverPayload {
    customerUserErrors: [CustomerUserError!]!
    userErrors: [UserError!]! @deprecated
  }

  type CustomerResetByUrlPayload {
    customer: Customer
    customerAccessToken: CustomerAccessToken
    customerUserErrors: [CustomerUserError!]!
    userErrors: [UserError!]! @deprecated
  }

  input CustomerResetInput {
    password: String!
    resetToken: String!
  }

  type CustomerResetPayload {
    customer: Customer
    customerAccessToken: CustomerAccessToken
    customerUserErrors: [CustomerUserError!]!
    userErrors: [UserError!]! @deprecated
  }

  input CustomerUpdateInput {
    acceptsMarketing: Boolean
    email: String
    firstName: String
    lastName: String
    password: String
    phone: String
  }

  type CustomerUpdatePayload {
    customer: Customer
    customerAccessToken: CustomerAccessToken
    customerUserErrors: [CustomerUserError!]!
    userErrors: [UserError!]! @deprecated
  }

  type CustomerUserError implements DisplayableError {
    code: CustomerErrorCode
    field: [String!]
    message: String!
  }

  type Fulfillment {
    fulfillmentLineItems(
      after: String
      before: String
      first: Int
      last: Int
      reverse: Boolean = false
    ): FulfillmentLineItemConnection!
    trackingCompany: String
    trackingInfo(first: Int): [FulfillmentTrackingInfo!]!
  }

  type FulfillmentLineItem {
    lineItem: OrderLineItem!
    quantity: Int!
  }

  type FulfillmentTrackingInfo {
    number: String
    url: URL
  }

  type MailingAddress implements Node {
    address1: String
    address2: String
    city: String
    company: String
    country: String
    countryCode: String @deprecated
    countryCodeV2: CountryCode
    firstName: String
    formatted(withCompany: Boolean = true, withName: Boolean = false): [String!]!
    formattedArea: String
    id: ID!
    lastName: String
    latitude: Float
    longitude: Float
    name: String
    phone: String
    province: String
    provinceCode: String
    zip: String
  }

  input MailingAddressInput {
    address1: String
    address2: String
    city: String
    company: String
    country: String
    firstName: String
    lastName: String
    phone: String
    province: String
    zip: String
  }

  type Order implements HasMetafields & Node {
    billingAddress: MailingAddress
    cancelReason: OrderCancelReason
    canceledAt: DateTime
    currencyCode: CurrencyCode!
    currentSubtotalPrice: MoneyV2!
    currentTotalDuties: MoneyV2
    currentTotalPrice: MoneyV2!
    currentTotalShippingPrice: MoneyV2!
    currentTotalTax: MoneyV2!
    customAttributes: [Attribute!]!
    customerLocale: String
    customerUrl: URL
    discountApplications(
      after: String
      before: String
      first: Int
      last: Int
      reverse: Boolean = false
    ): DiscountApplicationConnection!
    edited: Boolean!
    email: String
    financialStatus: OrderFinancialStatus
    fulfillmentStatus: OrderFulfillmentStatus!
    id: ID!
    lineItems(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): OrderLineItemConnection!
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    name: String!
    orderNumber: Int!
    originalTotalDuties: MoneyV2
    originalTotalPrice: MoneyV2!
    phone: String
    processedAt: DateTime!
    shippingAddress: MailingAddress
    shippingDiscountAllocations: [DiscountAllocation!]!
    statusUrl: URL!
    subtotalPrice: MoneyV2
    subtotalPriceV2: MoneyV2 @deprecated
    successfulFulfillments(first: Int): [Fulfillment!]
    totalPrice: MoneyV2!
    totalPriceV2: MoneyV2! @deprecated
    totalRefunded: MoneyV2!
    totalRefundedV2: MoneyV2! @deprecated
    totalShippingPrice: MoneyV2!
    totalShippingPriceV2: MoneyV2! @deprecated
    totalTax: MoneyV2
    totalTaxV2: MoneyV2 @deprecated
  }

  enum OrderCancelReason {
    CUSTOMER
    DECLINED
    FRAUD
    INVENTORY
    OTHER
    STAFF
  }

  type OrderConnection {
    edges: [OrderEdge!]!
    nodes: [Order!]!
    pageInfo: PageInfo!
    totalCount: UnsignedInt64!
  }

  type OrderEdge {
    cursor: String!
    node: Order!
  }

  enum OrderFinancialStatus {
    AUTHORIZED
    PAID
    PARTIALLY_PAID
    PARTIALLY_REFUNDED
    PENDING
    REFUNDED
    VOIDED
  }

  enum OrderFulfillmentStatus {
    FULFILLED
    IN_PROGRESS
    ON_HOLD
    OPEN
    PARTIALLY_FULFILLED
    PENDING_FULFILLMENT
    RESTOCKED
    SCHEDULED
    UNFULFILLED
  }

  type OrderLineItem {
    currentQuantity: Int!
    customAttributes: [Attribute!]!
    discountAllocations: [DiscountAllocation!]!
    discountedTotalPrice: MoneyV2!
    originalTotalPrice: MoneyV2!
    quantity: Int!
    title: String!
    variant: ProductVariant
  }

  enum OrderSortKeys {
    ID
    PROCESSED_AT
    RELEVANCE
    TOTAL_PRICE
  }

  type PurchasingCompany {
    company: Company!
    contact: CompanyContact
    location: CompanyLocation!
  }

  type SocialLoginProvider {
    handle: String!
  }

  ${connectionTypes('FulfillmentLineItem', 'MailingAddress', 'OrderLineItem')}
`;
