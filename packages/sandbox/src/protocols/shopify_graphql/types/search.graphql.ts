import { connectionTypes } from './define.js';

/** Searches, filters, sitemaps and redirects. */
export const searchTypes = /* GraphQL */ `
  input CategoryFilter {
    id: String!
  }

  type Filter {
    id: String!
    label: String!
    presentation: FilterPresentation
    type: FilterType!
    values: [FilterValue!]!
  }

  enum FilterPresentation {
    IMAGE
    SWATCH
    TEXT
  }

  enum FilterType {
    BOOLEAN
    LIST
    PRICE_RANGE
  }

  type FilterValue {
    count: Int!
    id: String!
    image: MediaImage
    input: JSON!
    label: String!
    swatch: Swatch
  }

  input MetafieldFilter {
    key: String!
    namespace: String!
    value: String!
  }

  type PaginatedSitemapResources {
    hasNextPage: Boolean!
    items: [SitemapResourceInterface!]!
  }

  enum PredictiveSearchLimitScope {
    ALL
    EACH
  }

  type PredictiveSearchResult {
    articles: [Article!]!
    collections: [Collection!]!
    pages: [Page!]!
    products: [Product!]!
    queries: [SearchQuerySuggestion!]!
  }

  enum PredictiveSearchType {
    ARTICLE
    COLLECTION
    PAGE
    PRODUCT
    QUERY
  }

  input PriceRangeFilter {
    max: Float
    min: Float = 0
  }

  input ProductFilter {
    available: Boolean
    category: CategoryFilter
    price: PriceRangeFilter
    productMetafield: MetafieldFilter
    productType: String
    productVendor: String
    tag: String
    taxonomyMetafield: TaxonomyMetafieldFilter
    variantMetafield: MetafieldFilter
    variantOption: VariantOptionFilter
  }

  enum SearchableField {
    AUTHOR
    BODY
    PRODUCT_TYPE
    TAG
    TITLE
    VARIANTS_BARCODE
    VARIANTS_SKU
    VARIANTS_TITLE
    VENDOR
  }

  enum SearchPrefixQueryType {
    LAST
    NONE
  }

  type SearchQuerySuggestion implements Trackable {
    styledText: String!
    text: String!
    trackingParameters: String
  }

  union SearchResultItem = Article | Page | Product

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

  enum SearchSortKeys {
    PRICE
    RELEVANCE
  }

  enum SearchType {
    ARTICLE
    PAGE
    PRODUCT
  }

  enum SearchUnavailableProductsType {
    HIDE
    LAST
    SHOW
  }

  type Sitemap {
    pagesCount: Count
    resources(page: Int!): PaginatedSitemapResources
  }

  type SitemapImage {
    alt: String
    filepath: String
    updatedAt: DateTime!
  }

  type SitemapResource implements SitemapResourceInterface {
    handle: String!
    image: SitemapImage
    title: String
    updatedAt: DateTime!
  }

  interface SitemapResourceInterface {
    handle: String!
    updatedAt: DateTime!
  }

  type SitemapResourceMetaobject implements SitemapResourceInterface {
    handle: String!
    onlineStoreUrlHandle: String
    type: String!
    updatedAt: DateTime!
  }

  enum SitemapType {
    ARTICLE
    BLOG
    COLLECTION
    METAOBJECT
    PAGE
    PRODUCT
  }

  input TaxonomyMetafieldFilter {
    key: String!
    namespace: String!
    value: String!
  }

  type UrlRedirect implements Node {
    id: ID!
    path: String!
    target: String!
  }

  input VariantOptionFilter {
    name: String!
    value: String!
  }

  ${connectionTypes('UrlRedirect')}
`;
