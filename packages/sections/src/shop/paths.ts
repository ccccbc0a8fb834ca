import { formatMessage } from '@vitrine/components';

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

type NamedPage = Exclude<keyof ShopPaths, 'product' | 'collection' | 'brand' | 'cartForm'>;

/** A path of the shop, or one of its pages by name: where that is found, the shop's settings say. */
export type ShopHref =
  | string
  | { page: NamedPage; query?: Record<string, string> }
  | { page: 'product' | 'collection' | 'brand'; slug: string };

const defaultPaths: ShopPaths = {
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
};

/** The path itself: `{ page: 'product', slug: 'floor-pump' }` is '/products/floor-pump' where `paths` say nothing else. */
export function pathOf(href: ShopHref, paths?: Partial<ShopPaths>): string {
  if (typeof href === 'string') return href;
  const slug = 'slug' in href ? href.slug.replace(/^\//, '') : '';
  const path = formatMessage({ ...defaultPaths, ...paths }[href.page], { slug });
  const query = 'query' in href ? new URLSearchParams(href.query).toString() : '';
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

const nowhere = 'https://shop.invalid';

/** The path, if it leads to a page of this site, as a browser reads it; else undefined: '//host' and '/\host' lead elsewhere. */
export function localPath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/')) return undefined;
  const url = URL.parse(path, nowhere);
  // '/.//host' becomes '//host' when it is read.
  const isLocal = url?.origin === nowhere && !url.pathname.startsWith('//');
  return isLocal ? url.pathname + url.search + url.hash : undefined;
}
