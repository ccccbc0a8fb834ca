import { formatMessage } from '@vitrine/components';

/** Where the pages are that sections lead to; `{slug}` is a place that is filled in, without a leading slash. */
export interface ShopPaths {
  home: string;
  product: string;
  collection: string;
}

/** A path of the shop, or one of its pages by name: where that is found, the shop's settings say. */
export type ShopHref = string | { page: 'home' } | { page: 'product' | 'collection'; slug: string };

const defaultPaths: ShopPaths = { home: '/', product: '/products/{slug}', collection: '/collections/{slug}' };

/** The path itself: `{ page: 'product', slug: 'floor-pump' }` is '/products/floor-pump' where `paths` say nothing else. */
export function pathOf(href: ShopHref, paths?: Partial<ShopPaths>): string {
  if (typeof href === 'string') return href;
  const slug = 'slug' in href ? href.slug.replace(/^\//, '') : '';
  return formatMessage({ ...defaultPaths, ...paths }[href.page], { slug });
}
