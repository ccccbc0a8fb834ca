/** A page that a search suggests. */
export interface SearchPageLink {
  label: string;
  href: string;
  /** The kind of page, as the menu names it: 'Brands' */
  group: string;
  /** The URL of a small picture. */
  picture?: string;
}
