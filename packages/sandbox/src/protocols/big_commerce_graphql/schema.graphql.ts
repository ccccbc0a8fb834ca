/** The part of the GraphQL Storefront API that the sandbox answers. A test compares it with the platform's own schema. */
export const typeDefinitions = /* GraphQL */ `
  "Signed fractional values with arbitrary precision."
  scalar BigDecimal

  "Whole numbers of 64 bits."
  scalar Long

  type Query {
    site: Site!
  }

  type Site {
    search: SearchQueries!
    categoryTree(rootEntityId: Int): [CategoryTreeItem!]!
    category(entityId: Int!): Category
    settings: Settings
    content: Content!
  }

  type Content {
    pages(
      filters: WebPagesFiltersInput
      sortBy: WebPageSortInput = PAGE_ID
      before: String
      after: String
      first: Int
      last: Int
    ): PageConnection!
  }

  enum WebPageSortInput {
    PAGE_ID
    SORT_ORDER
    PARENT_ID_AND_SORT_ORDER_AND_TITLE
  }

  enum WebPageType {
    BLOG
    CONTACT
    LINK
    NORMAL
    RAW
  }

  input WebPagesFiltersInput {
    entityIds: [Int!]
    pageType: WebPageType
    isVisibleInNavigation: Boolean
    parentEntityIds: [Int!]
  }

  type PageConnection {
    pageInfo: PageInfo!
    edges: [PageEdge!]
  }

  type PageEdge {
    node: WebPage!
    cursor: String!
  }

  interface WebPage {
    entityId: Int!
    parentEntityId: Int
    name: String!
    isVisibleInNavigation: Boolean!
  }

  type NormalPage implements WebPage & Node {
    id: ID!
    path: String!
    htmlBody: String!
    plainTextSummary(characterLimit: Int = 120): String!
    entityId: Int!
    parentEntityId: Int
    name: String!
    isVisibleInNavigation: Boolean!
  }

  type RawHtmlPage implements WebPage & Node {
    id: ID!
    path: String!
    htmlBody: String!
    plainTextSummary(characterLimit: Int = 120): String!
    entityId: Int!
    parentEntityId: Int
    name: String!
    isVisibleInNavigation: Boolean!
  }

  type Settings {
    storeName: String!
    search: Search!
  }

  type Search {
    productFilteringEnabled: Boolean!
  }

  interface Node {
    id: ID!
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  type CategoryTreeItem {
    entityId: Int!
    name: String!
    path: String!
    description: String!
    productCount: Int!
    image: Image
    hasChildren: Boolean!
    children: [CategoryTreeItem!]!
  }

  type Category implements Node {
    id: ID!
    entityId: Int!
    name: String!
    path: String!
    description: String!
    defaultImage: Image
  }

  type Brand implements Node {
    id: ID!
    entityId: Int!
    name: String!
    path: String!
  }

  type Image {
    url(width: Int!, height: Int, lossy: Boolean): String!
    urlOriginal(lossy: Boolean): String!
    urlTemplate(lossy: Boolean): String!
    altText: String!
    isDefault: Boolean!
  }

  type Money {
    currencyCode: String!
    value: BigDecimal!
  }

  type MoneyRange {
    min: Money!
    max: Money!
  }

  type Prices {
    price: Money!
    salePrice: Money
    basePrice: Money
    priceRange: MoneyRange!
  }

  type ProductInventory {
    isInStock: Boolean!
    hasVariantInventory: Boolean!
  }

  enum ProductAvailabilityStatus {
    Available
    Preorder
    Unavailable
  }

  interface ProductAvailability {
    status: ProductAvailabilityStatus!
    description: String!
  }

  type ProductAvailable implements ProductAvailability {
    status: ProductAvailabilityStatus!
    description: String!
  }

  type Product implements Node {
    id: ID!
    entityId: Int!
    sku: String!
    path: String!
    name: String!
    description: String!
    plainTextDescription(characterLimit: Int = 120): String!
    brand: Brand
    prices: Prices
    defaultImage: Image
    inventory: ProductInventory!
    availabilityV2: ProductAvailability!
  }

  type CollectionInfo {
    totalItems: Long
  }

  type ProductConnection {
    pageInfo: PageInfo!
    edges: [ProductEdge!]
    collectionInfo: CollectionInfo
  }

  type ProductEdge {
    node: Product!
    cursor: String!
  }

  type SearchQueries {
    searchProducts(filters: SearchProductsFiltersInput!, sort: SearchProductsSortInput): SearchProducts!
  }

  enum SearchProductsSortInput {
    A_TO_Z
    BEST_REVIEWED
    BEST_SELLING
    FEATURED
    HIGHEST_PRICE
    LOWEST_PRICE
    NEWEST
    RELEVANCE
    Z_TO_A
  }

  input SearchProductsFiltersInput {
    searchTerm: String
    price: PriceSearchFilterInput
    rating: RatingSearchFilterInput
    categoryEntityId: Int
    categoryEntityIds: [Int!]
    searchSubCategories: Boolean
    brandEntityIds: [Int!]
    productAttributes: [ProductAttributeSearchFilterInput!]
    isFreeShipping: Boolean
    isFeatured: Boolean
    hideOutOfStock: Boolean
  }

  input PriceSearchFilterInput {
    minPrice: Float
    maxPrice: Float
  }

  input RatingSearchFilterInput {
    minRating: Float
    maxRating: Float
  }

  input ProductAttributeSearchFilterInput {
    attribute: String!
    values: [String!]!
  }

  type SearchProducts {
    products(after: String, first: Int, before: String, last: Int): ProductConnection!
    filters(before: String, after: String, first: Int, last: Int): SearchProductFilterConnection!
  }

  type SearchProductFilterConnection {
    pageInfo: PageInfo!
    edges: [SearchProductFilterEdge!]
  }

  type SearchProductFilterEdge {
    node: SearchProductFilter!
    cursor: String!
  }

  interface SearchProductFilter {
    displayName: String!
    isCollapsedByDefault: Boolean!
  }

  type CategorySearchFilter implements SearchProductFilter {
    displayName: String!
    isCollapsedByDefault: Boolean!
    displayProductCount: Boolean!
    categories(before: String, after: String, first: Int, last: Int): CategorySearchFilterItemConnection!
  }

  type CategorySearchFilterItemConnection {
    pageInfo: PageInfo!
    edges: [CategorySearchFilterItemEdge!]
  }

  type CategorySearchFilterItemEdge {
    node: CategorySearchFilterItem!
    cursor: String!
  }

  type CategorySearchFilterItem {
    entityId: Int!
    name: String!
    isSelected: Boolean!
    productCount: Int!
  }

  type BrandSearchFilter implements SearchProductFilter {
    displayName: String!
    isCollapsedByDefault: Boolean!
    displayProductCount: Boolean!
    brands(before: String, after: String, first: Int, last: Int): BrandSearchFilterItemConnection!
  }

  type BrandSearchFilterItemConnection {
    pageInfo: PageInfo!
    edges: [BrandSearchFilterItemEdge!]
  }

  type BrandSearchFilterItemEdge {
    node: BrandSearchFilterItem!
    cursor: String!
  }

  type BrandSearchFilterItem {
    entityId: Int!
    name: String!
    isSelected: Boolean!
    productCount: Int!
  }

  type PriceSearchFilter implements SearchProductFilter {
    displayName: String!
    isCollapsedByDefault: Boolean!
    selected: PriceSearchFilterItem
  }

  type PriceSearchFilterItem {
    minPrice: Float
    maxPrice: Float
  }

  type ProductAttributeSearchFilter implements SearchProductFilter {
    displayName: String!
    isCollapsedByDefault: Boolean!
    displayProductCount: Boolean!
    filterKey: String!
    attributes(before: String, after: String, first: Int, last: Int): ProductAttributeSearchFilterItemConnection!
  }

  type ProductAttributeSearchFilterItemConnection {
    pageInfo: PageInfo!
    edges: [ProductAttributeSearchFilterItemEdge!]
  }

  type ProductAttributeSearchFilterItemEdge {
    node: ProductAttributeSearchFilterItem!
    cursor: String!
  }

  type ProductAttributeSearchFilterItem {
    value: String!
    isSelected: Boolean!
    productCount: Int!
  }

  type OtherSearchFilter implements SearchProductFilter {
    displayName: String!
    isCollapsedByDefault: Boolean!
    displayProductCount: Boolean!
    freeShipping: OtherSearchFilterItem
    isFeatured: OtherSearchFilterItem
    isInStock: OtherSearchFilterItem
  }

  type OtherSearchFilterItem {
    displayName: String!
    isSelected: Boolean!
    productCount: Int!
  }
`;
