import { countryCodes, currencyCodes, languageCodes } from '../../codes.js';

/** Language codes of the Storefront API that this API does not have. */
const storefrontOnly = new Set(['LA', 'MO', 'SH']);

/** The part of the Customer Account API, version 2026-04, that the sandbox implements. A test compares it with the official schema. */
export const typeDefinitions = /* GraphQL */ `
  schema {
    query: QueryRoot
    mutation: Mutation
  }

  "Says for which country and in which language the answer is."
  directive @inContext(country: CountryCode, language: LanguageCode) on QUERY | MUTATION

  scalar DateTime
  scalar Decimal
  scalar URL

  enum CountryCode { ${countryCodes.join(' ')} }
  enum CurrencyCode { ${currencyCodes.join(' ')} }
  enum LanguageCode { ${languageCodes.filter((code) => !storefrontOnly.has(code)).join(' ')} }

  type QueryRoot {
    customer: Customer!
    order(id: ID!): Order
  }

  type Mutation {
    customerAddressCreate(address: CustomerAddressInput!, defaultAddress: Boolean = false): CustomerAddressCreatePayload
    customerAddressDelete(addressId: ID!): CustomerAddressDeletePayload
    customerAddressUpdate(
      address: CustomerAddressInput, addressId: ID!, defaultAddress: Boolean = null
    ): CustomerAddressUpdatePayload
    customerUpdate(input: CustomerUpdateInput!): CustomerUpdatePayload
  }

  type MoneyV2 {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }

  type PageInfo {
    endCursor: String
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
  }

  type Image {
    altText: String
    height: Int
    id: ID
    url: URL!
    width: Int
  }

  type Customer {
    addresses(
      after: String, before: String, first: Int, last: Int, reverse: Boolean = false, skipDefault: Boolean = false
    ): CustomerAddressConnection!
    creationDate: DateTime!
    defaultAddress: CustomerAddress
    displayName: String!
    emailAddress: CustomerEmailAddress
    firstName: String
    id: ID!
    lastName: String
    orders(
      after: String, before: String, first: Int, last: Int
      reverse: Boolean = false, sortKey: OrderSortKeys = ID
    ): OrderConnection!
    phoneNumber: CustomerPhoneNumber
    tags: [String!]!
  }

  type CustomerEmailAddress {
    emailAddress: String
  }

  type CustomerPhoneNumber {
    phoneNumber: String!
  }

  type CustomerAddress {
    address1: String
    address2: String
    city: String
    company: String
    country: String
    firstName: String
    formatted(withCompany: Boolean = true, withName: Boolean = false): [String!]!
    id: ID!
    lastName: String
    name: String
    phoneNumber: String
    province: String
    territoryCode: CountryCode
    zip: String
    zoneCode: String
  }

  type CustomerAddressConnection {
    edges: [CustomerAddressEdge!]!
    nodes: [CustomerAddress!]!
    pageInfo: PageInfo!
  }
  type CustomerAddressEdge {
    cursor: String!
    node: CustomerAddress!
  }

  type Order {
    billingAddress: CustomerAddress
    cancelledAt: DateTime
    createdAt: DateTime!
    currencyCode: CurrencyCode!
    discountApplications(
      after: String, before: String, first: Int, last: Int, reverse: Boolean = false
    ): DiscountApplicationConnection!
    email: String
    financialStatus: OrderFinancialStatus
    fulfillmentStatus: OrderFulfillmentStatus!
    fulfillments(
      after: String, before: String, first: Int, last: Int, reverse: Boolean = false
    ): FulfillmentConnection!
    id: ID!
    lineItems(
      after: String, before: String, first: Int, last: Int, reverse: Boolean = false
    ): LineItemConnection!
    name: String!
    note: String
    number: Int!
    processedAt: DateTime!
    shippingAddress: CustomerAddress
    statusPageUrl: URL!
    subtotal: MoneyV2
    totalPrice: MoneyV2!
    totalRefunded: MoneyV2!
    totalShipping: MoneyV2!
    totalTax: MoneyV2
  }

  type Fulfillment {
    createdAt: DateTime!
    id: ID!
    latestShipmentStatus: FulfillmentEventStatus
    status: FulfillmentStatus
    trackingInformation: [TrackingInformation!]!
  }
  type TrackingInformation {
    company: String
    number: String
    url: URL
  }
  enum FulfillmentStatus { CANCELLED ERROR FAILURE OPEN PENDING SUCCESS }
  enum FulfillmentEventStatus {
    ATTEMPTED_DELIVERY CARRIER_PICKED_UP CONFIRMED DELAYED DELIVERED FAILURE IN_TRANSIT LABEL_PRINTED LABEL_PURCHASED
    OUT_FOR_DELIVERY PICKED_UP READY_FOR_PICKUP
  }

  type FulfillmentConnection {
    edges: [FulfillmentEdge!]!
    nodes: [Fulfillment!]!
    pageInfo: PageInfo!
  }
  type FulfillmentEdge {
    cursor: String!
    node: Fulfillment!
  }

  enum OrderFinancialStatus { AUTHORIZED EXPIRED PAID PARTIALLY_PAID PARTIALLY_REFUNDED PENDING REFUNDED VOIDED }
  enum OrderFulfillmentStatus {
    FULFILLED IN_PROGRESS ON_HOLD OPEN PARTIALLY_FULFILLED PENDING_FULFILLMENT RESTOCKED SCHEDULED UNFULFILLED
  }
  enum OrderSortKeys { CREATED_AT ID ORDER_NUMBER PROCESSED_AT TOTAL_PRICE UPDATED_AT }

  type OrderConnection {
    edges: [OrderEdge!]!
    nodes: [Order!]!
    pageInfo: PageInfo!
  }
  type OrderEdge {
    cursor: String!
    node: Order!
  }

  interface DiscountApplication {
    targetType: DiscountApplicationTargetType!
  }
  type AutomaticDiscountApplication implements DiscountApplication {
    targetType: DiscountApplicationTargetType!
    title: String!
  }
  type DiscountCodeApplication implements DiscountApplication {
    code: String!
    targetType: DiscountApplicationTargetType!
  }
  enum DiscountApplicationTargetType { LINE_ITEM SHIPPING_LINE }

  type DiscountApplicationConnection {
    edges: [DiscountApplicationEdge!]!
    nodes: [DiscountApplication!]!
    pageInfo: PageInfo!
  }
  type DiscountApplicationEdge {
    cursor: String!
    node: DiscountApplication!
  }

  type LineItem {
    id: ID!
    image: Image
    name: String!
    price: MoneyV2
    productId: ID
    quantity: Int!
    sku: String
    title: String!
    totalDiscount: MoneyV2!
    totalPrice: MoneyV2
    totalPriceBeforeDiscounts: MoneyV2
    totalPriceWithDiscounts: MoneyV2
    variantId: ID
    variantOptions: [LineItemVariantOption!]
    variantTitle: String
    vendor: String
  }

  type LineItemVariantOption {
    name: String!
    value: String!
  }

  type LineItemConnection {
    edges: [LineItemEdge!]!
    nodes: [LineItem!]!
    pageInfo: PageInfo!
  }
  type LineItemEdge {
    cursor: String!
    node: LineItem!
  }

  input CustomerAddressInput {
    address1: String
    address2: String
    city: String
    company: String
    firstName: String
    lastName: String
    phoneNumber: String
    territoryCode: String
    zip: String
    zoneCode: String
  }

  input CustomerUpdateInput {
    firstName: String
    lastName: String
  }

  type CustomerAddressCreatePayload {
    customerAddress: CustomerAddress
    userErrors: [UserErrorsCustomerAddressUserErrors!]!
  }
  type CustomerAddressDeletePayload {
    deletedAddressId: ID
    userErrors: [UserErrorsCustomerAddressUserErrors!]!
  }
  type CustomerAddressUpdatePayload {
    customerAddress: CustomerAddress
    userErrors: [UserErrorsCustomerAddressUserErrors!]!
  }
  type UserErrorsCustomerAddressUserErrors {
    code: UserErrorsCustomerAddressUserErrorsCode
    field: [String!]
    message: String!
  }
  enum UserErrorsCustomerAddressUserErrorsCode { ADDRESS_ID_DOES_NOT_EXIST INVALID }

  type CustomerUpdatePayload {
    customer: Customer
    userErrors: [UserErrorsCustomerUserErrors!]!
  }
  type UserErrorsCustomerUserErrors {
    code: UserErrorsCustomerUserErrorsCode
    field: [String!]
    message: String!
  }
  enum UserErrorsCustomerUserErrorsCode { INVALID }
`;
