import { formatMessage } from '@vitrine/components';
import { defaultPaths, type ShopPaths } from './defaultPaths.js';

type NamedPage = Exclude<keyof ShopPaths, 'product' | 'collection' | 'brand' | 'cartForm' | 'privacy'>;

/** A path of the shop, or one of its pages by name. The shop's settings name the path of each page. */
export type ShopHref =
  | string
  | { page: NamedPage; query?: Record<string, string> }
  | { page: 'product' | 'collection' | 'brand'; slug: string };

/** Returns the path: '/products/floor-pump' for `{ page: 'product', slug: 'floor-pump' }`, unless `paths` has another one. */
export function pathOf(href: ShopHref, paths?: Partial<ShopPaths>): string {
  if (typeof href === 'string') return href;
  const slug = 'slug' in href ? href.slug.replace(/^\//, '') : '';
  const path = formatMessage({ ...defaultPaths, ...paths }[href.page], { slug });
  const query = 'query' in href ? new URLSearchParams(href.query).toString() : '';
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

const nowhere = 'https://shop.invalid';

/** Returns the path, as a browser reads it, if it leads to a page of this site. Otherwise undefined: '//host' and '/\host' lead to another site. */
export function localPath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/')) return undefined;
  const url = URL.parse(path, nowhere);
  // Parsing turns '/.//host' into '//host'.
  const isLocal = url?.origin === nowhere && !url.pathname.startsWith('//');
  return isLocal ? url.pathname + url.search + url.hash : undefined;
}
