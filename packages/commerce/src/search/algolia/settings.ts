/** How to reach an index of products at Algolia. */
export interface AlgoliaSettings {
  applicationId: string;
  /** A key that can search and nothing else. */
  searchKey: string;
  /** The index, of records as `SearchRecord` says them. */
  index: string;
  /** Where the API lies. Default: Algolia's own hosts, one after the other. */
  baseUrl?: string | undefined;
}
