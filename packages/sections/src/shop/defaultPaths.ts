/** Where the pages are that sections lead to; `{slug}` is a place that is filled in, without a leading slash. */
export interface ShopPaths {
  home: string;
  product: string;
  collection: string;
  brand: string;
  /** `?q=` holds what is searched for. */
  search: string;
  account: string;
  login: string;
  /** Where the platform sends the browser back to, where customers sign in there. */
  loginCallback: string;
  /** The shop's server answers here: a post without scripts ends the customer's login and redirects. */
  logout: string;
  register: string;
  recoverPassword: string;
  changePassword: string;
  /** `?id=` names the address to edit; without it the page makes a new one. */
  address: string;
  /** `?order-id=` names the order to show. */
  orders: string;
  cart: string;
  /** Leads on to the platform's checkout, where its address is made for each visit: for the shop's server to answer. */
  checkout: string;
  /** Takes the forms that change the cart before scripts run: see `ProductBox` and `Cart`. Default: there are none, and these need scripts. */
  cartForm?: string;
}

/** The paths of a shop whose settings name no others. A module of its own: it loads no component, so a server's configuration can import it. */
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
