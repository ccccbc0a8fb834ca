import { connectionTypes } from './define.js';

/** Pages, blogs and their articles, metafields and metaobjects. */
export const contentTypes = /* GraphQL */ `
  type Article implements HasMetafields & Node & OnlineStorePublishable & Trackable {
    author: ArticleAuthor! @deprecated
    authorV2: ArticleAuthor
    blog: Blog!
    comments(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): CommentConnection!
    content(truncateAt: Int): String!
    contentHtml: HTML!
    excerpt(truncateAt: Int): String
    excerptHtml: HTML
    handle: String!
    id: ID!
    image: Image
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    onlineStoreUrl: URL
    publishedAt: DateTime!
    seo: SEO
    tags: [String!]!
    title: String!
    trackingParameters: String
  }

  type ArticleAuthor {
    bio: String
    email: String!
    firstName: String!
    lastName: String!
    name: String!
  }

  enum ArticleSortKeys {
    AUTHOR
    BLOG_TITLE
    ID
    PUBLISHED_AT
    RELEVANCE
    TITLE
    UPDATED_AT
  }

  type Blog implements HasMetafields & Node & OnlineStorePublishable {
    articleByHandle(handle: String!): Article
    articles(
      after: String
      before: String
      first: Int
      last: Int
      query: String
      reverse: Boolean = false
      sortKey: ArticleSortKeys = ID
    ): ArticleConnection!
    authors: [ArticleAuthor!]!
    handle: String!
    id: ID!
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    onlineStoreUrl: URL
    seo: SEO
    title: String!
  }

  enum BlogSortKeys {
    HANDLE
    ID
    RELEVANCE
    TITLE
  }

  type Comment implements Node {
    author: CommentAuthor!
    content(truncateAt: Int): String!
    contentHtml: HTML!
    id: ID!
  }

  type CommentAuthor {
    email: String!
    name: String!
  }

  type GenericFile implements Node {
    alt: String
    id: ID!
    mimeType: String
    originalFileSize: Int
    previewImage: Image
    url: URL
  }

  interface HasMetafields {
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
  }

  input HasMetafieldsIdentifier {
    key: String!
    namespace: String
  }

  type Metafield implements Node {
    createdAt: DateTime!
    description: String
    id: ID!
    key: String!
    namespace: String!
    parentResource: MetafieldParentResource!
    reference: MetafieldReference
    references(after: String, before: String, first: Int, last: Int): MetafieldReferenceConnection
    type: String!
    updatedAt: DateTime!
    value: String!
  }

  enum MetafieldDeleteErrorCode {
    APP_NOT_AUTHORIZED
    INVALID_OWNER
    METAFIELD_DOES_NOT_EXIST
  }

  type MetafieldDeleteUserError implements DisplayableError {
    code: MetafieldDeleteErrorCode
    field: [String!]
    message: String!
  }

  union MetafieldParentResource =
    | Article
    | Blog
    | Cart
    | Collection
    | Company
    | CompanyLocation
    | Customer
    | Location
    | Market
    | Order
    | Page
    | Product
    | ProductVariant
    | SellingPlan
    | Shop

  union MetafieldReference =
    | Article
    | Collection
    | GenericFile
    | MediaImage
    | Metaobject
    | Model3d
    | Page
    | Product
    | ProductVariant
    | Video

  type MetafieldsSetUserError implements DisplayableError {
    code: MetafieldsSetUserErrorCode
    elementIndex: Int
    field: [String!]
    message: String!
  }

  enum MetafieldsSetUserErrorCode {
    APP_NOT_AUTHORIZED
    BLANK
    INCLUSION
    INVALID_OWNER
    INVALID_TYPE
    INVALID_VALUE
    LESS_THAN_OR_EQUAL_TO
    PRESENT
    TOO_LONG
    TOO_SHORT
  }

  type Metaobject implements Node & OnlineStorePublishable {
    field(key: String!): MetaobjectField
    fields: [MetaobjectField!]!
    handle: String!
    id: ID!
    onlineStoreUrl: URL
    seo: MetaobjectSEO
    type: String!
    updatedAt: DateTime!
  }

  type MetaobjectField {
    key: String!
    reference: MetafieldReference
    references(after: String, before: String, first: Int, last: Int): MetafieldReferenceConnection
    type: String!
    value: String
  }

  input MetaobjectHandleInput {
    handle: String!
    type: String!
  }

  type MetaobjectSEO {
    description: MetaobjectField
    title: MetaobjectField
  }

  type Page implements HasMetafields & Node & OnlineStorePublishable & Trackable {
    body: HTML!
    bodySummary: String!
    createdAt: DateTime!
    handle: String!
    id: ID!
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    onlineStoreUrl: URL
    seo: SEO
    title: String!
    trackingParameters: String
    updatedAt: DateTime!
  }

  enum PageSortKeys {
    ID
    RELEVANCE
    TITLE
    UPDATED_AT
  }

  type Translation {
    key: String!
    value: String!
  }

  ${connectionTypes('Article', 'Blog', 'Comment', 'MetafieldReference', 'Metaobject', 'Page')}
`;
