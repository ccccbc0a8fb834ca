/** An entry of a menu of pages. */
export interface NavigationItem {
  label: string;
  /** Where it leads. An item with `items` may have none: then it only opens them. */
  href?: string;
  /** Its submenu. */
  items?: readonly NavigationLink[];
  /** The page shown. Default: `false`. */
  isCurrentPage?: boolean;
}

/** An entry of a submenu. */
export interface NavigationLink {
  label: string;
  href: string;
  /** The page shown. Default: `false`. */
  isCurrentPage?: boolean;
}
