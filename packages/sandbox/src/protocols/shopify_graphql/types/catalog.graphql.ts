import { connectionTypes } from './define.js';

/** Products, variants, collections, their media and selling plans. */
export const catalogTypes = /* GraphQL */ `
  type Collection implements HasMetafields & Node & OnlineStorePublishable & Trackable {
    description(truncateAt: Int): String!
    descriptionHtml: HTML!
    handle: String!
    id: ID!
    image: Image
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    onlineStoreUrl: URL
    products(
      after: String
      before: String
      filters: [ProductFilter!]
      first: Int
      last: Int
      reverse: Boolean = false
      sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT
    ): ProductConnection!
    seo: SEO!
    title: String!
    trackingParameters: String
    updatedAt: DateTime!
  }

  type CollectionConnection {
    edges: [CollectionEdge!]!
    nodes: [Collection!]!
    pageInfo: PageInfo!
    totalCount: UnsignedInt64!
  }

  type CollectionEdge {
    cursor: String!
    node: Collection!
  }

  enum CollectionSortKeys {
    ID
    RELEVANCE
    TITLE
    UPDATED_AT
  }

  enum CropRegion {
    BOTTOM
    CENTER
    LEFT
    RIGHT
    TOP
  }

  type ExternalVideo implements Media & Node {
    alt: String
    embedUrl: URL!
    embeddedUrl: URL! @deprecated
    host: MediaHost!
    id: ID!
    mediaContentType: MediaContentType!
    originUrl: URL!
    presentation: MediaPresentation
    previewImage: Image
  }

  type Image {
    altText: String
    height: Int
    id: ID
    originalSrc: URL! @deprecated
    src: URL! @deprecated
    thumbhash: String
    transformedSrc(
      crop: CropRegion
      maxHeight: Int
      maxWidth: Int
      preferredContentType: ImageContentType
      scale: Int = 1
    ): URL! @deprecated
    url(transform: ImageTransformInput): URL!
    width: Int
  }

  enum ImageContentType {
    JPG
    PNG
    WEBP
  }

  input ImageTransformInput {
    crop: CropRegion
    maxHeight: Int
    maxWidth: Int
    preferredContentType: ImageContentType
    scale: Int = 1
  }

  interface Media {
    alt: String
    id: ID!
    mediaContentType: MediaContentType!
    presentation: MediaPresentation
    previewImage: Image
  }

  enum MediaContentType {
    EXTERNAL_VIDEO
    IMAGE
    MODEL_3D
    VIDEO
  }

  enum MediaHost {
    VIMEO
    YOUTUBE
  }

  type MediaImage implements Media & Node {
    alt: String
    id: ID!
    image: Image
    mediaContentType: MediaContentType!
    presentation: MediaPresentation
    previewImage: Image
  }

  type MediaPresentation implements Node {
    asJson(format: MediaPresentationFormat!): JSON
    id: ID! @deprecated
  }

  enum MediaPresentationFormat {
    IMAGE
    MODEL_VIEWER
  }

  type Model3d implements Media & Node {
    alt: String
    id: ID!
    mediaContentType: MediaContentType!
    presentation: MediaPresentation
    previewImage: Image
    sources: [Model3dSource!]!
  }

  type Model3dSource {
    filesize: Int!
    format: String!
    mimeType: String!
    url: String!
  }

  type Product implements HasMetafields & Node & OnlineStorePublishable & Trackable {
    adjacentVariants(
      caseInsensitiveMatch: Boolean = false
      ignoreUnknownOptions: Boolean = true
      selectedOptions: [SelectedOptionInput!]
    ): [ProductVariant!]!
    availableForSale: Boolean!
    category: TaxonomyCategory
    collections(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): CollectionConnection!
    compareAtPriceRange: ProductPriceRange!
    createdAt: DateTime!
    description(truncateAt: Int): String!
    descriptionHtml: HTML!
    encodedVariantAvailability: String
    encodedVariantExistence: String
    featuredImage: Image
    handle: String!
    id: ID!
    images(
      after: String
      before: String
      first: Int
      last: Int
      reverse: Boolean = false
      sortKey: ProductImageSortKeys = POSITION
    ): ImageConnection!
    isGiftCard: Boolean!
    media(
      after: String
      before: String
      first: Int
      last: Int
      reverse: Boolean = false
      sortKey: ProductMediaSortKeys = POSITION
    ): MediaConnection!
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    onlineStoreUrl: URL
    options(first: Int): [ProductOption!]!
    priceRange: ProductPriceRange!
    productType: String!
    publishedAt: DateTime!
    requiresSellingPlan: Boolean!
    selectedOrFirstAvailableVariant(
      caseInsensitiveMatch: Boolean = false
      ignoreUnknownOptions: Boolean = true
      selectedOptions: [SelectedOptionInput!]
    ): ProductVariant
    sellingPlanGroups(
      after: String
      before: String
      first: Int
      last: Int
      reverse: Boolean = false
    ): SellingPlanGroupConnection!
    seo: SEO!
    tags: [String!]!
    title: String!
    totalInventory: Int
    trackingParameters: String
    updatedAt: DateTime!
    variantBySelectedOptions(
      caseInsensitiveMatch: Boolean = false
      ignoreUnknownOptions: Boolean = false
      selectedOptions: [SelectedOptionInput!]!
    ): ProductVariant
    variants(
      after: String
      before: String
      first: Int
      last: Int
      reverse: Boolean = false
      sortKey: ProductVariantSortKeys = POSITION
    ): ProductVariantConnection!
    variantsCount: Count
    vendor: String!
  }

  enum ProductCollectionSortKeys {
    BEST_SELLING
    COLLECTION_DEFAULT
    CREATED
    ID
    MANUAL
    PRICE
    RELEVANCE
    TITLE
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

  enum ProductImageSortKeys {
    CREATED_AT
    ID
    POSITION
    RELEVANCE
  }

  enum ProductMediaSortKeys {
    ID
    POSITION
    RELEVANCE
  }

  type ProductOption implements Node {
    id: ID!
    name: String!
    optionValues: [ProductOptionValue!]!
    values: [String!]! @deprecated
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

  enum ProductRecommendationIntent {
    COMPLEMENTARY
    RELATED
  }

  enum ProductSortKeys {
    BEST_SELLING
    CREATED_AT
    ID
    PRICE
    PRODUCT_TYPE
    RELEVANCE
    TITLE
    UPDATED_AT
    VENDOR
  }

  type ProductVariant implements HasMetafields & Node {
    availableForSale: Boolean!
    barcode: String
    compareAtPrice: MoneyV2
    compareAtPriceV2: MoneyV2 @deprecated
    components(after: String, before: String, first: Int, last: Int): ProductVariantComponentConnection!
    currentlyNotInStock: Boolean!
    groupedBy(after: String, before: String, first: Int, last: Int): ProductVariantConnection!
    id: ID!
    image: Image
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    price: MoneyV2!
    priceV2: MoneyV2! @deprecated
    product: Product!
    quantityAvailable: Int
    quantityPriceBreaks(after: String, before: String, first: Int, last: Int): QuantityPriceBreakConnection!
    quantityRule: QuantityRule!
    requiresComponents: Boolean!
    requiresShipping: Boolean!
    selectedOptions: [SelectedOption!]!
    sellingPlanAllocations(
      after: String
      before: String
      first: Int
      last: Int
      reverse: Boolean = false
    ): SellingPlanAllocationConnection!
    shopPayInstallmentsPricing: ShopPayInstallmentsProductVariantPricing
    sku: String
    storeAvailability(
      after: String
      before: String
      first: Int
      last: Int
      near: GeoCoordinateInput
      reverse: Boolean = false
    ): StoreAvailabilityConnection!
    taxable: Boolean!
    title: String!
    unitPrice: MoneyV2
    unitPriceMeasurement: UnitPriceMeasurement
    weight: Float
    weightUnit: WeightUnit!
  }

  type ProductVariantComponent {
    productVariant: ProductVariant!
    quantity: Int!
  }

  enum ProductVariantSortKeys {
    ID
    POSITION
    RELEVANCE
    SKU
    TITLE
  }

  type QuantityPriceBreak {
    minimumQuantity: Int!
    price: MoneyV2!
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

  type SellingPlan implements HasMetafields {
    billingPolicy: SellingPlanBillingPolicy
    checkoutCharge: SellingPlanCheckoutCharge!
    deliveryPolicy: SellingPlanDeliveryPolicy
    description: String
    id: ID!
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    name: String!
    options: [SellingPlanOption!]!
    priceAdjustments: [SellingPlanPriceAdjustment!]!
    recurringDeliveries: Boolean!
  }

  type SellingPlanAllocation {
    checkoutChargeAmount: MoneyV2!
    priceAdjustments: [SellingPlanAllocationPriceAdjustment!]!
    remainingBalanceChargeAmount: MoneyV2!
    sellingPlan: SellingPlan!
  }

  type SellingPlanAllocationPriceAdjustment {
    compareAtPrice: MoneyV2!
    perDeliveryPrice: MoneyV2!
    price: MoneyV2!
    unitPrice: MoneyV2
  }

  union SellingPlanBillingPolicy = SellingPlanRecurringBillingPolicy

  type SellingPlanCheckoutCharge {
    type: SellingPlanCheckoutChargeType!
    value: SellingPlanCheckoutChargeValue!
  }

  type SellingPlanCheckoutChargePercentageValue {
    percentage: Float!
  }

  enum SellingPlanCheckoutChargeType {
    PERCENTAGE
    PRICE
  }

  union SellingPlanCheckoutChargeValue = MoneyV2 | SellingPlanCheckoutChargePercentageValue

  union SellingPlanDeliveryPolicy = SellingPlanRecurringDeliveryPolicy

  type SellingPlanFixedAmountPriceAdjustment {
    adjustmentAmount: MoneyV2!
  }

  type SellingPlanFixedPriceAdjustment {
    price: MoneyV2!
  }

  type SellingPlanGroup {
    appName: String
    name: String!
    options: [SellingPlanGroupOption!]!
    sellingPlans(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): SellingPlanConnection!
  }

  type SellingPlanGroupOption {
    name: String!
    values: [String!]!
  }

  enum SellingPlanInterval {
    DAY
    MONTH
    WEEK
    YEAR
  }

  type SellingPlanOption {
    name: String
    value: String
  }

  type SellingPlanPercentagePriceAdjustment {
    adjustmentPercentage: Float!
  }

  type SellingPlanPriceAdjustment {
    adjustmentValue: SellingPlanPriceAdjustmentValue!
    orderCount: Int
  }

  union SellingPlanPriceAdjustmentValue =
    | SellingPlanFixedAmountPriceAdjustment
    | SellingPlanFixedPriceAdjustment
    | SellingPlanPercentagePriceAdjustment

  type SellingPlanRecurringBillingPolicy {
    interval: SellingPlanInterval!
    intervalCount: Int!
  }

  type SellingPlanRecurringDeliveryPolicy {
    interval: SellingPlanInterval!
    intervalCount: Int!
  }

  type StoreAvailability {
    available: Boolean!
    location: Location!
    pickUpTime: String!
    quantityAvailable: Int!
  }

  type Swatch {
    color: Color
    image: MediaImage
  }

  type TaxonomyCategory implements Node {
    ancestors: [TaxonomyCategory!]!
    id: ID!
    name: String!
  }

  type UnitPriceMeasurement {
    measuredType: UnitPriceMeasurementMeasuredType
    quantityUnit: UnitPriceMeasurementMeasuredUnit
    quantityValue: Float!
    referenceUnit: UnitPriceMeasurementMeasuredUnit
    referenceValue: Int!
  }

  enum UnitPriceMeasurementMeasuredType {
    AREA
    COUNT
    LENGTH
    UNKNOWN
    VOLUME
    WEIGHT
  }

  enum UnitPriceMeasurementMeasuredUnit {
    CL
    CM
    FLOZ
    FT
    FT2
    G
    GAL
    IN
    ITEM
    KG
    L
    LB
    M
    M2
    M3
    MG
    ML
    MM
    OZ
    PT
    QT
    UNKNOWN
    YD
  }

  type Video implements Media & Node {
    alt: String
    id: ID!
    mediaContentType: MediaContentType!
    presentation: MediaPresentation
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

  enum WeightUnit {
    GRAMS
    KILOGRAMS
    OUNCES
    POUNDS
  }

  ${connectionTypes('Image', 'Media', 'ProductVariantComponent', 'ProductVariant', 'QuantityPriceBreak', 'SellingPlanAllocation', 'SellingPlan', 'SellingPlanGroup', 'StoreAvailability')}
`;
