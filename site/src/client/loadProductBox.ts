/** Loads the script of a product page: for the page itself, and for links to one. */
export const loadProductBox = () =>
  import('./ProductBoxWithAddress').then(({ ProductBoxWithAddress }) => ProductBoxWithAddress);
