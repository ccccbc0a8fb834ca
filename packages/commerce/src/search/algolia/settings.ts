/** The settings for an Algolia index of products. */
export interface AlgoliaSettings {
  applicationId: string;
  /** A search-only key. */
  searchKey: string;
  /** The name of the index. Its records have the shape of `SearchRecord`. */
  index: string;
  /** The URL of the API. Default: Algolia's own hosts, one after the other. */
  baseUrl?: string | undefined;
}
