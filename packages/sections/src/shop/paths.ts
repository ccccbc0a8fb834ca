import { formatMessage } from '@vitrine/components';
import { defaultPaths, type ShopPaths } from './defaultPaths.js';

type NamedPage = Exclude<keyof ShopPaths, 'product' | 'collection' | 'brand' | 'cartForm'>;

/** A path of the shop, or one of its pages by name: where that is found, the shop's settings say. */
export type ShopHref =
  | string
  | { page: NamedPage; query?: Record<string, string> }
  | { page: 'product' | 'collection' | 'brand'; slug: string };

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
