/** Queries and mutations. */
export const rootTypes = /* GraphQL */ `
  schema {
    query: QueryRoot
    mutation: Mutation
  }

  type QueryRoot {
    article(id: ID!): Article
    articles(
      after: String
      before: String
      first: Int
      last: Int
      query: String
      reverse: Boolean = false
      sortKey: ArticleSortKeys = ID
    ): ArticleConnection!
    blog(handle: String, id: ID): Blog
    blogByHandle(handle: String!): Blog @deprecated
    blogs(
      after: String
      before: String
      first: Int
      last: Int
      query: String
      reverse: Boolean = false
      sortKey: BlogSortKeys = ID
    ): BlogConnection!
    cart(id: ID!): Cart
    cartCompletionAttempt(attemptId: String!): CartCompletionAttemptResult
    collection(handle: String, id: ID): Collection
    collectionByHandle(handle: String!): Collection @deprecated
    collections(
      after: String
      before: String
      first: Int
      last: Int
      query: String
      reverse: Boolean = false
      sortKey: CollectionSortKeys = ID
    ): CollectionConnection!
    customer(customerAccessToken: String!): Customer
    localization: Localization!
    locations(
      after: String
      before: String
      first: Int
      last: Int
      near: GeoCoordinateInput
      reverse: Boolean = false
      sortKey: LocationSortKeys = ID
    ): LocationConnection!
    menu(handle: String!): Menu
    metaobject(handle: MetaobjectHandleInput, id: ID): Metaobject
    metaobjects(
      after: String
      before: String
      first: Int
      last: Int
      reverse: Boolean = false
      sortKey: String
      type: String!
    ): MetaobjectConnection!
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    page(handle: String, id: ID): Page
    pageByHandle(handle: String!): Page @deprecated
    pages(
      after: String
      before: String
      first: Int
      last: Int
      query: String
      reverse: Boolean = false
      sortKey: PageSortKeys = ID
    ): PageConnection!
    paymentSettings: PaymentSettings!
    predictiveSearch(
      limit: Int
      limitScope: PredictiveSearchLimitScope
      query: String!
      searchableFields: [SearchableField!]
      types: [PredictiveSearchType!]
      unavailableProducts: SearchUnavailableProductsType
    ): PredictiveSearchResult
    product(handle: String, id: ID): Product
    productByHandle(handle: String!): Product @deprecated
    productRecommendations(
      intent: ProductRecommendationIntent = RELATED
      productHandle: String
      productId: ID
    ): [Product!]
    productTags(first: Int!): StringConnection!
    productTypes(first: Int!): StringConnection!
    products(
      after: String
      before: String
      first: Int
      last: Int
      query: String
      reverse: Boolean = false
      sortKey: ProductSortKeys = ID
    ): ProductConnection!
    publicApiVersions: [ApiVersion!]!
    search(
      after: String
      before: String
      first: Int
      last: Int
      prefix: SearchPrefixQueryType
      productFilters: [ProductFilter!]
      query: String!
      reverse: Boolean = false
      sortKey: SearchSortKeys = RELEVANCE
      types: [SearchType!]
      unavailableProducts: SearchUnavailableProductsType
    ): SearchResultItemConnection!
    shop: Shop!
    sitemap(type: SitemapType!): Sitemap!
    urlRedirects(
      after: String
      before: String
      first: Int
      last: Int
      query: String
      reverse: Boolean = false
    ): UrlRedirectConnection!
  }

  type Mutation {
    cartAttributesUpdate(attributes: [AttributeInput!]!, cartId: ID!): CartAttributesUpdatePayload
    cartBillingAddressUpdate(billingAddress: MailingAddressInput, cartId: ID!): CartBillingAddressUpdatePayload
    cartBuyerIdentityUpdate(buyerIdentity: CartBuyerIdentityInput!, cartId: ID!): CartBuyerIdentityUpdatePayload
    cartClone(cartId: ID!): CartClonePayload
    cartCreate(input: CartInput): CartCreatePayload
    cartDeliveryAddressesAdd(addresses: [CartSelectableAddressInput!]!, cartId: ID!): CartDeliveryAddressesAddPayload
    cartDeliveryAddressesRemove(addressIds: [ID!]!, cartId: ID!): CartDeliveryAddressesRemovePayload
    cartDeliveryAddressesReplace(
      addresses: [CartSelectableAddressInput!]!
      cartId: ID!
    ): CartDeliveryAddressesReplacePayload
    cartDeliveryAddressesUpdate(
      addresses: [CartSelectableAddressUpdateInput!]!
      cartId: ID!
    ): CartDeliveryAddressesUpdatePayload
    cartDiscountCodesUpdate(cartId: ID!, discountCodes: [String!]!): CartDiscountCodesUpdatePayload
    cartGiftCardCodesAdd(cartId: ID!, giftCardCodes: [String!]!): CartGiftCardCodesAddPayload
    cartGiftCardCodesRemove(appliedGiftCardIds: [ID!]!, cartId: ID!): CartGiftCardCodesRemovePayload
    cartGiftCardCodesUpdate(cartId: ID!, giftCardCodes: [String!]!): CartGiftCardCodesUpdatePayload
    cartLinesAdd(cartId: ID!, lines: [CartLineInput!]!): CartLinesAddPayload
    cartLinesRemove(cartId: ID!, lineIds: [ID!]!): CartLinesRemovePayload
    cartLinesUpdate(cartId: ID!, lines: [CartLineUpdateInput!]!): CartLinesUpdatePayload
    cartMetafieldDelete(input: CartMetafieldDeleteInput!): CartMetafieldDeletePayload
    cartMetafieldsSet(metafields: [CartMetafieldsSetInput!]!): CartMetafieldsSetPayload
    cartNoteUpdate(cartId: ID!, note: String!): CartNoteUpdatePayload
    cartPaymentUpdate(cartId: ID!, payment: CartPaymentInput!): CartPaymentUpdatePayload
    cartPrepareForCompletion(cartId: ID!): CartPrepareForCompletionPayload
    cartRemovePersonalData(cartId: ID!): CartRemovePersonalDataPayload
    cartSelectedDeliveryOptionsUpdate(
      cartId: ID!
      selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!
    ): CartSelectedDeliveryOptionsUpdatePayload
    cartSubmitForCompletion(attemptToken: String!, cartId: ID!): CartSubmitForCompletionPayload
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
    shopPayPaymentRequestSessionCreate(
      paymentRequest: ShopPayPaymentRequestInput!
      sourceIdentifier: String!
    ): ShopPayPaymentRequestSessionCreatePayload
    shopPayPaymentRequestSessionSubmit(
      idempotencyKey: String!
      orderName: String
      paymentRequest: ShopPayPaymentRequestInput!
      token: String!
    ): ShopPayPaymentRequestSessionSubmitPayload
  }
`;
