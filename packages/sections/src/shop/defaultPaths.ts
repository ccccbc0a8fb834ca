/** The paths of the pages that sections link to. `{slug}` is a placeholder, filled in without a leading slash. */
export interface ShopPaths {
  home: string;
  product: string;
  collection: string;
  brand: string;
  /** `?q=` holds the query. */
  search: string;
  account: string;
  login: string;
  /** The platform redirects the browser here after a login, if customers sign in at the platform. */
  loginCallback: string;
  /** The shop's server handles it: a post without scripts ends the customer's login and redirects. */
  logout: string;
  register: string;
  recoverPassword: string;
  changePassword: string;
  /** `?id=` names the address to edit; without it, the page creates a new one. */
  address: string;
  /** `?order-id=` names the order to show. */
  orders: string;
  cart: string;
  /** Redirects to the platform's checkout, if the platform makes its URL for each visit. The shop's server handles it. */
  checkout: string;
  /** The privacy policy, to which the consent bar links. Default: none. */
  privacy?: string;
  /** Receives the forms that change the cart before scripts run: see `ProductBox` and `Cart`. Default: none; these forms need scripts. */
  cartForm?: string;
}

/** The default paths of a shop. A separate module: it loads no component, so a server's configuration can import it. */
export const defaultPaths = {
  home: '/',
  product: '/products/{slug}',
  collection: '/collections/{slug}',
  search: '/search',
  brand: '/brands/{slug}',
  account: '/account',
  login: '/account/login',
  loginCallback: '/account/login/callback',
  logout: '/account/logout',
  register: '/account/register',
  recoverPassword: '/account/recover-password',
  changePassword: '/account/change-password',
  address: '/account/address',
  orders: '/account/orders',
  cart: '/cart',
  checkout: '/checkout',
} as const satisfies ShopPaths;
