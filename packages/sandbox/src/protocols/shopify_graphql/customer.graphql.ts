/** The part of the Storefront API about customers, their addresses and orders. */

/** Mutations that answer a customer, or a token, or both, by what stands in their payloads. */
const payloads: Record<string, string> = {
  CustomerAccessTokenCreate: 'customerAccessToken: CustomerAccessToken',
  CustomerAccessTokenCreateWithMultipass: 'customerAccessToken: CustomerAccessToken',
  CustomerActivate: 'customer: Customer customerAccessToken: CustomerAccessToken',
  CustomerActivateByUrl: 'customer: Customer customerAccessToken: CustomerAccessToken',
  CustomerAddressCreate: 'customerAddress: MailingAddress',
  CustomerAddressDelete: 'deletedCustomerAddressId: String',
  CustomerAddressUpdate: 'customerAddress: MailingAddress',
  CustomerCreate: 'customer: Customer',
  CustomerDefaultAddressUpdate: 'customer: Customer',
  CustomerRecover: '',
  CustomerReset: 'customer: Customer customerAccessToken: CustomerAccessToken',
  CustomerResetByUrl: 'customer: Customer customerAccessToken: CustomerAccessToken',
  CustomerUpdate: 'customer: Customer customerAccessToken: CustomerAccessToken',
};

export const customerTypeDefinitions = /* GraphQL */ `
  scalar UnsignedInt64

  extend type QueryRoot {
    customer(customerAccessToken: String!): Customer
  }

  extend type Mutation {
    customerAccessTokenCreate(input: CustomerAccessTokenCreateInput!): CustomerAccessTokenCreatePayload
    customerAccessTokenCreateWithMultipass(multipassToken: String!): CustomerAccessTokenCreateWithMultipassPayload
    customerAccessTokenDelete(customerAccessToken: String!): CustomerAccessTokenDeletePayload
    customerAccessTokenRenew(customerAccessToken: String!): CustomerAccessTokenRenewPayload
    customerActivate(id: ID!, input: CustomerActivateInput!): CustomerActivatePayload
    customerActivateByUrl(activationUrl: URL!, password: String!): CustomerActivateByUrlPayload
    customerAddressCreate(address: MailingAddressInput!, customerAccessToken: String!): CustomerAddressCreatePayload
    customerAddressDelete(customerAccessToken: String!, id: ID!): CustomerAddressDeletePayload
    customerAddressUpdate(
      address: MailingAddressInput!
      customerAccessToken: String!
      id: ID!
    ): CustomerAddressUpdatePayload
    customerCreate(input: CustomerCreateInput!): CustomerCreatePayload
    customerDefaultAddressUpdate(addressId: ID!, customerAccessToken: String!): CustomerDefaultAddressUpdatePayload
    customerRecover(email: String!): CustomerRecoverPayload
    customerReset(id: ID!, input: CustomerResetInput!): CustomerResetPayload
    customerResetByUrl(password: String!, resetUrl: URL!): CustomerResetByUrlPayload
    customerUpdate(customer: CustomerUpdateInput!, customerAccessToken: String!): CustomerUpdatePayload
  }

  extend type CartBuyerIdentity {
    customer: Customer
  }

  extend input CartBuyerIdentityInput {
    customerAccessToken: String
  }

  type Customer {
    acceptsMarketing: Boolean!
    addresses(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): MailingAddressConnection!
    createdAt: DateTime!
    defaultAddress: MailingAddress
    displayName: String!
    email: String
    firstName: String
    id: ID!
    lastName: String
    numberOfOrders: UnsignedInt64!
    orders(
      after: String
      before: String
      first: Int
      last: Int
      reverse: Boolean = false
      sortKey: OrderSortKeys = ID
    ): OrderConnection!
    phone: String
    tags: [String!]!
    updatedAt: DateTime!
  }

  type CustomerAccessToken {
    accessToken: String!
    expiresAt: DateTime!
  }

  type MailingAddress implements Node {
    address1: String
    address2: String
    city: String
    company: String
    country: String
    countryCodeV2: CountryCode
    firstName: String
    formatted(withCompany: Boolean = true, withName: Boolean = false): [String!]!
    formattedArea: String
    id: ID!
    lastName: String
    name: String
    phone: String
    province: String
    zip: String
  }

  type MailingAddressConnection {
    edges: [MailingAddressEdge!]!
    nodes: [MailingAddress!]!
    pageInfo: PageInfo!
  }
  type MailingAddressEdge {
    cursor: String!
    node: MailingAddress!
  }

  type Order implements Node {
    billingAddress: MailingAddress
    cancelReason: OrderCancelReason
    canceledAt: DateTime
    currencyCode: CurrencyCode!
    currentSubtotalPrice: MoneyV2!
    currentTotalPrice: MoneyV2!
    currentTotalShippingPrice: MoneyV2!
    customAttributes: [Attribute!]!
    edited: Boolean!
    email: String
    financialStatus: OrderFinancialStatus
    fulfillmentStatus: OrderFulfillmentStatus!
    id: ID!
    lineItems(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): OrderLineItemConnection!
    name: String!
    orderNumber: Int!
    originalTotalPrice: MoneyV2!
    phone: String
    processedAt: DateTime!
    shippingAddress: MailingAddress
    statusUrl: URL!
    subtotalPrice: MoneyV2
    totalPrice: MoneyV2!
    totalRefunded: MoneyV2!
    totalShippingPrice: MoneyV2!
    totalTax: MoneyV2
  }

  enum OrderCancelReason {
    CUSTOMER
    DECLINED
    FRAUD
    INVENTORY
    OTHER
    STAFF
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
  enum OrderSortKeys {
    ID
    PROCESSED_AT
    RELEVANCE
    TOTAL_PRICE
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

  type OrderLineItem {
    currentQuantity: Int!
    customAttributes: [Attribute!]!
    discountedTotalPrice: MoneyV2!
    originalTotalPrice: MoneyV2!
    quantity: Int!
    title: String!
    variant: ProductVariant
  }

  type OrderLineItemConnection {
    edges: [OrderLineItemEdge!]!
    nodes: [OrderLineItem!]!
    pageInfo: PageInfo!
  }
  type OrderLineItemEdge {
    cursor: String!
    node: OrderLineItem!
  }

  input CustomerAccessTokenCreateInput {
    email: String!
    password: String!
  }

  input CustomerActivateInput {
    activationToken: String!
    password: String!
  }

  input CustomerCreateInput {
    acceptsMarketing: Boolean
    email: String!
    firstName: String
    lastName: String
    password: String!
    phone: String
  }

  input CustomerResetInput {
    password: String!
    resetToken: String!
  }

  input CustomerUpdateInput {
    acceptsMarketing: Boolean
    email: String
    firstName: String
    lastName: String
    password: String
    phone: String
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

  type UserError implements DisplayableError {
    field: [String!]
    message: String!
  }

  type CustomerUserError implements DisplayableError {
    code: CustomerErrorCode
    field: [String!]
    message: String!
  }

  enum CustomerErrorCode {
    INVALID
    INVALID_MULTIPASS_REQUEST
    NOT_FOUND
    TAKEN
    TOO_SHORT
    UNIDENTIFIED_CUSTOMER
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

  ${Object.entries(payloads)
    .map(([mutation, fields]) => `type ${mutation}Payload { ${fields} customerUserErrors: [CustomerUserError!]! }`)
    .join('\n')}
`;
