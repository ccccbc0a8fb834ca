const preloads = new Set<() => Promise<void>>();

/**
 * Connects the buttons that open the cart with the cart over the page, without an import: the cart itself has such buttons.
 * On a page without a `CartDrawer`, nothing loads.
 */
export const cartIntent = {
  /** Loads the cart's script, at the first sign of use of a button that opens the cart. */
  preload: () => Promise.all([...preloads].map((preload) => preload())),
  /** Adds the loader of a script. */
  onPreload: (preload: () => Promise<void>) => void preloads.add(preload),
};
