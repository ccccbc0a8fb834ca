/** The script of a product's page: for the page, and for the links that lead to one. */
export const loadProductBox = () =>
  import('./ProductBoxWithAddress').then(({ ProductBoxWithAddress }) => ProductBoxWithAddress);
