import { countryCodes, currencyCodes, languageCodes } from '../../codes.js';

/** The part of the Storefront API, version 2026-04, that the sandbox speaks. A test proves that it is a part of it. */
export const typeDefinitions = /* GraphQL */ `
  schema {
    query: QueryRoot
    mutation: Mutation
  }

  "Says for which country and in which language the answer is."
  directive @inContext(country: CountryCode, language: LanguageCode) on QUERY | MUTATION

  scalar Color
  scalar DateTime
  scalar Decimal
  scalar HTML
  scalar JSON
  scalar URL

  enum CountryCode { ${countryCodes.join(' ')} }
  enum CurrencyCode { ${currencyCodes.join(' ')} }
  enum LanguageCode { ${languageCodes.join(' ')} }

  interface Node {
    id: ID!
  }

  interface OnlineStorePublishable {
    onlineStoreUrl: URL
  }

  type QueryRoot {
    cart(id: ID!): Cart
    collection(handle: String, id: ID): Collection
    collections(
      after: String, before: String, first: Int, last: Int
      reverse: Boolean = false, sortKey: CollectionSortKeys = ID
    ): CollectionConnection!
    menu(handle: String!): Menu
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    product(handle: String, id: ID): Product
    productRecommendations(
      intent: ProductRecommendationIntent = RELATED, productHandle: String, productId: ID
    ): [Product!]
    products(
      after: String, before: String, first: Int, last: Int, query: String
      reverse: Boolean = false, sortKey: ProductSortKeys = ID
    ): ProductConnection!
    search(
      after: String, before: String, first: Int, last: Int, productFilters: [ProductFilter!], query: String!
      reverse: Boolean = false, sortKey: SearchSortKeys = RELEVANCE, types: [SearchType!]
    ): SearchResultItemConnection!
    shop: Shop!
  }

  type Mutation {
    cartBuyerIdentityUpdate(buyerIdentity: CartBuyerIdentityInput!, cartId: ID!): CartBuyerIdentityUpdatePayload
    cartCreate(input: CartInput): CartCreatePayload
    cartDiscountCodesUpdate(cartId: ID!, discountCodes: [String!]!): CartDiscountCodesUpdatePayload
    cartLinesAdd(cartId: ID!, lines: [CartLineInput!]!): CartLinesAddPayload
    cartLinesRemove(cartId: ID!, lineIds: [ID!]!): CartLinesRemovePayload
    cartLinesUpdate(cartId: ID!, lines: [CartLineUpdateInput!]!): CartLinesUpdatePayload
    cartNoteUpdate(cartId: ID!, note: String!): CartNoteUpdatePayload
  }

  # Shop

  type Shop implements Node {
    description: String
    id: ID!
    moneyFormat: String!
    name: String!
    paymentSettings: PaymentSettings!
    primaryDomain: Domain!
    shipsToCountries: [CountryCode!]!
  }

  type Domain {
    host: String!
    sslEnabled: Boolean!
    url: URL!
  }

  type PaymentSettings {
    countryCode: CountryCode!
    currencyCode: CurrencyCode!
    enabledPresentmentCurrencies: [CurrencyCode!]!
  }

  type Menu implements Node {
    handle: String!
    id: ID!
    items: [MenuItem!]!
    itemsCount: Int!
    title: String!
  }

  type MenuItem implements Node {
    id: ID!
    items: [MenuItem!]!
    resource: MenuItemResource
    resourceId: ID
    tags: [String!]!
    title: String!
    type: MenuItemType!
    url: URL
  }

  union MenuItemResource = Collection | Product

  enum MenuItemType { COLLECTION FRONTPAGE HTTP PRODUCT SEARCH }

  # What several have

  type Attribute {
    key: String!
    value: String
  }

  input AttributeInput {
    key: String!
    value: String!
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

  type SEO {
    description: String
    title: String
  }

  # Catalogue

  type Product implements Node & OnlineStorePublishable {
    adjacentVariants(
      caseInsensitiveMatch: Boolean = false, ignoreUnknownOptions: Boolean = true
      selectedOptions: [SelectedOptionInput!]
    ): [ProductVariant!]!
    availableForSale: Boolean!
    collections(
      after: String, before: String, first: Int, last: Int, reverse: Boolean = false
    ): CollectionConnection!
    compareAtPriceRange: ProductPriceRange!
    createdAt: DateTime!
    description(truncateAt: Int): String!
    descriptionHtml: HTML!
    featuredImage: Image
    handle: String!
    id: ID!
    images(
      after: String, before: String, first: Int, last: Int
      reverse: Boolean = false, sortKey: ProductImageSortKeys = POSITION
    ): ImageConnection!
    isGiftCard: Boolean!
    media(
      after: String, before: String, first: Int, last: Int
      reverse: Boolean = false, sortKey: ProductMediaSortKeys = POSITION
    ): MediaConnection!
    onlineStoreUrl: URL
    metafield(key: String!, namespace: String): Metafield
    options(first: Int): [ProductOption!]!
    priceRange: ProductPriceRange!
    productType: String!
    publishedAt: DateTime!
    requiresSellingPlan: Boolean!
    selectedOrFirstAvailableVariant(
      caseInsensitiveMatch: Boolean = false, ignoreUnknownOptions: Boolean = true
      selectedOptions: [SelectedOptionInput!]
    ): ProductVariant
    seo: SEO!
    tags: [String!]!
    title: String!
    totalInventory: Int
    updatedAt: DateTime!
    variantBySelectedOptions(
      caseInsensitiveMatch: Boolean = false, ignoreUnknownOptions: Boolean = false
      selectedOptions: [SelectedOptionInput!]!
    ): ProductVariant
    variants(
      after: String, before: String, first: Int, last: Int
      reverse: Boolean = false, sortKey: ProductVariantSortKeys = POSITION
    ): ProductVariantConnection!
    variantsCount: Count
    vendor: String!
  }

  type ProductVariant implements Node {
    availableForSale: Boolean!
    compareAtPrice: MoneyV2
    currentlyNotInStock: Boolean!
    id: ID!
    image: Image
    price: MoneyV2!
    product: Product!
    quantityAvailable: Int
    quantityRule: QuantityRule!
    requiresShipping: Boolean!
    selectedOptions: [SelectedOption!]!
    sku: String
    taxable: Boolean!
    title: String!
    weight: Float
    weightUnit: WeightUnit!
  }

  type ProductOption implements Node {
    id: ID!
    name: String!
    optionValues: [ProductOptionValue!]!
  }

  type ProductOptionValue implements Node {
    firstSelectableVariant: ProductVariant
    id: ID!
    name: String!
    swatch: ProductOptionValueSwatch
  }

  type ProductOptionValueSwatch {
    color: Color
    image: Media
  }

  type ProductPriceRange {
    maxVariantPrice: MoneyV2!
    minVariantPrice: MoneyV2!
  }

  type QuantityRule {
    increment: Int!
    maximum: Int
    minimum: Int!
  }

  type SelectedOption {
    name: String!
    value: String!
  }

  input SelectedOptionInput {
    name: String!
    value: String!
  }

  type Count {
    count: Int!
    precision: CountPrecision!
  }

  enum CountPrecision { AT_LEAST EXACT }
  enum WeightUnit { GRAMS KILOGRAMS OUNCES POUNDS }

  type Collection implements Node & OnlineStorePublishable {
    description(truncateAt: Int): String!
    descriptionHtml: HTML!
    handle: String!
    id: ID!
    image: Image
    onlineStoreUrl: URL
    products(
      after: String, before: String, filters: [ProductFilter!], first: Int, last: Int
      reverse: Boolean = false, sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT
    ): ProductConnection!
    seo: SEO!
    title: String!
    updatedAt: DateTime!
  }

  enum CollectionSortKeys { ID RELEVANCE TITLE UPDATED_AT }
  enum ProductCollectionSortKeys { BEST_SELLING COLLECTION_DEFAULT CREATED ID MANUAL PRICE RELEVANCE TITLE }
  enum ProductImageSortKeys { CREATED_AT ID POSITION RELEVANCE }
  enum ProductMediaSortKeys { ID POSITION RELEVANCE }
  enum ProductSortKeys { BEST_SELLING CREATED_AT ID PRICE PRODUCT_TYPE RELEVANCE TITLE UPDATED_AT VENDOR }
  enum ProductVariantSortKeys { ID POSITION RELEVANCE SKU TITLE }

  type CollectionConnection {
    edges: [CollectionEdge!]!
    nodes: [Collection!]!
    pageInfo: PageInfo!
  }
  type CollectionEdge {
    cursor: String!
    node: Collection!
  }
  union SearchResultItem = Product
  type SearchResultItemConnection {
    edges: [SearchResultItemEdge!]!
    nodes: [SearchResultItem!]!
    pageInfo: PageInfo!
    productFilters: [Filter!]!
    totalCount: Int!
  }
  type SearchResultItemEdge {
    cursor: String!
    node: SearchResultItem!
  }
  enum SearchSortKeys { PRICE RELEVANCE }
  enum SearchType { PRODUCT }

  type Filter {
    id: String!
    label: String!
    type: FilterType!
    values: [FilterValue!]!
  }
  type FilterValue {
    count: Int!
    id: String!
    input: JSON!
    label: String!
  }
  enum FilterType { LIST PRICE_RANGE }
  input ProductFilter {
    available: Boolean
    price: PriceRangeFilter
    productVendor: String
    variantOption: VariantOptionFilter
  }
  input PriceRangeFilter {
    max: Float
    min: Float = 0.0
  }
  input VariantOptionFilter {
    name: String!
    value: String!
  }

  type ProductConnection {
    edges: [ProductEdge!]!
    filters: [Filter!]!
    nodes: [Product!]!
    pageInfo: PageInfo!
  }
  type ProductEdge {
    cursor: String!
    node: Product!
  }
  type ProductVariantConnection {
    edges: [ProductVariantEdge!]!
    nodes: [ProductVariant!]!
    pageInfo: PageInfo!
  }
  type ProductVariantEdge {
    cursor: String!
    node: ProductVariant!
  }

  # Media: the sandbox has images only, but any client's fragments on the other kinds are valid

  interface Media {
    alt: String
    id: ID!
    mediaContentType: MediaContentType!
    previewImage: Image
  }

  type MediaImage implements Media & Node {
    alt: String
    id: ID!
    image: Image
    mediaContentType: MediaContentType!
    previewImage: Image
  }

  type Video implements Media & Node {
    alt: String
    id: ID!
    mediaContentType: MediaContentType!
    previewImage: Image
    sources: [VideoSource!]!
  }

  type VideoSource {
    format: String!
    height: Int!
    mimeType: String!
    url: String!
    width: Int!
  }

  type ExternalVideo implements Media & Node {
    alt: String
    embedUrl: URL!
    host: MediaHost!
    id: ID!
    mediaContentType: MediaContentType!
    originUrl: URL!
    previewImage: Image
  }

  type Model3d implements Media & Node {
    alt: String
    id: ID!
    mediaContentType: MediaContentType!
    previewImage: Image
    sources: [Model3dSource!]!
  }

  type Model3dSource {
    filesize: Int!
    format: String!
    mimeType: String!
    url: String!
  }

  enum MediaContentType { EXTERNAL_VIDEO IMAGE MODEL_3D VIDEO }
  enum MediaHost { VIMEO YOUTUBE }

  type MediaConnection {
    edges: [MediaEdge!]!
    nodes: [Media!]!
    pageInfo: PageInfo!
  }
  type MediaEdge {
    cursor: String!
    node: Media!
  }

  type Image {
    altText: String
    height: Int
    id: ID
    url(transform: ImageTransformInput): URL!
    width: Int
  }

  input ImageTransformInput {
    crop: CropRegion
    maxHeight: Int
    maxWidth: Int
    preferredContentType: ImageContentType
    scale: Int = 1
  }

  enum CropRegion { BOTTOM CENTER LEFT RIGHT TOP }
  enum ImageContentType { JPG PNG WEBP }

  type ImageConnection {
    edges: [ImageEdge!]!
    nodes: [Image!]!
    pageInfo: PageInfo!
  }
  type ImageEdge {
    cursor: String!
    node: Image!
  }

  # Cart

  type Cart implements Node {
    attribute(key: String!): Attribute
    attributes: [Attribute!]!
    buyerIdentity: CartBuyerIdentity!
    checkoutUrl: URL!
    cost: CartCost!
    createdAt: DateTime!
    discountAllocations: [CartDiscountAllocation!]!
    discountCodes: [CartDiscountCode!]!
    id: ID!
    lines(
      after: String, before: String, first: Int, last: Int, reverse: Boolean = false
    ): BaseCartLineConnection!
    note: String
    totalQuantity: Int!
    updatedAt: DateTime!
  }

  interface CartDiscountAllocation {
    discountedAmount: MoneyV2!
  }

  type CartCodeDiscountAllocation implements CartDiscountAllocation {
    code: String!
    discountedAmount: MoneyV2!
  }

  type CartDiscountCode {
    applicable: Boolean!
    code: String!
  }

  type CartBuyerIdentity {
    countryCode: CountryCode
    email: String
    phone: String
  }

  type CartCost {
    checkoutChargeAmount: MoneyV2!
    subtotalAmount: MoneyV2!
    subtotalAmountEstimated: Boolean!
    totalAmount: MoneyV2!
    totalAmountEstimated: Boolean!
  }

  interface BaseCartLine implements Node {
    attribute(key: String!): Attribute
    attributes: [Attribute!]!
    cost: CartLineCost!
    id: ID!
    merchandise: Merchandise!
    quantity: Int!
  }

  type CartLine implements BaseCartLine & Node {
    attribute(key: String!): Attribute
    attributes: [Attribute!]!
    cost: CartLineCost!
    id: ID!
    merchandise: Merchandise!
    quantity: Int!
  }

  "A bundle; the sandbox sells none, but any client's fragments on it are valid."
  type ComponentizableCartLine implements BaseCartLine & Node {
    attribute(key: String!): Attribute
    attributes: [Attribute!]!
    cost: CartLineCost!
    id: ID!
    lineComponents: [CartLine!]!
    merchandise: Merchandise!
    quantity: Int!
  }

  union Merchandise = ProductVariant

  type CartLineCost {
    amountPerQuantity: MoneyV2!
    compareAtAmountPerQuantity: MoneyV2
    subtotalAmount: MoneyV2!
    totalAmount: MoneyV2!
  }

  type BaseCartLineConnection {
    edges: [BaseCartLineEdge!]!
    nodes: [BaseCartLine!]!
    pageInfo: PageInfo!
  }
  type BaseCartLineEdge {
    cursor: String!
    node: BaseCartLine!
  }

  input CartInput {
    attributes: [AttributeInput!]
    buyerIdentity: CartBuyerIdentityInput
    lines: [CartLineInput!]
    note: String
  }

  input CartBuyerIdentityInput {
    countryCode: CountryCode
    email: String
    phone: String
  }

  input CartLineInput {
    attributes: [AttributeInput!]
    merchandiseId: ID!
    quantity: Int = 1
  }

  input CartLineUpdateInput {
    attributes: [AttributeInput!]
    id: ID!
    merchandiseId: ID
    quantity: Int
  }

  interface DisplayableError {
    field: [String!]
    message: String!
  }

  type CartUserError implements DisplayableError {
    code: CartErrorCode
    field: [String!]
    message: String!
  }

  type Metafield {
    key: String!
    namespace: String!
    type: String!
    value: String!
  }

  enum ProductRecommendationIntent { COMPLEMENTARY RELATED }

  enum CartErrorCode {
    CART_TOO_LARGE
    INVALID
    INVALID_INCREMENT
    INVALID_MERCHANDISE_LINE
    LESS_THAN
    MAXIMUM_EXCEEDED
    MINIMUM_NOT_MET
    NOTE_TOO_LONG
  }

  type CartWarning {
    code: CartWarningCode!
    message: String!
    target: ID!
  }

  enum CartWarningCode {
    DISCOUNT_CODE_NOT_HONOURED
    DISCOUNT_NOT_FOUND
    DISCOUNT_PURCHASE_NOT_IN_RANGE
    MERCHANDISE_NOT_ENOUGH_STOCK
    MERCHANDISE_OUT_OF_STOCK
  }

  ${[
    'CartBuyerIdentityUpdate',
    'CartCreate',
    'CartDiscountCodesUpdate',
    'CartLinesAdd',
    'CartLinesRemove',
    'CartLinesUpdate',
    'CartNoteUpdate',
  ]
    .map(
      (mutation) => /* GraphQL */ `
        type ${mutation}Payload {
          cart: Cart
          userErrors: [CartUserError!]!
          warnings: [CartWarning!]!
        }
      `,
    )
    .join('')}
`;
