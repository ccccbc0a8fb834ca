/** An entry of a menu of pages. */
export interface NavigationItem {
  label: string;
  /** The URL of its page. An item with `items` may have none: it then only opens them. */
  href?: string;
  /** Its submenu. */
  items?: readonly NavigationLink[];
  /** Whether it is the current page. Default: `false`. */
  isCurrentPage?: boolean;
}

/** An entry of a submenu. */
export interface NavigationLink {
  label: string;
  href: string;
  /** The URL of a small picture before the label. It is decorative, and loads when the submenu opens. Default: none. */
  picture?: string;
  /** Whether it is the current page. Default: `false`. */
  isCurrentPage?: boolean;
}
