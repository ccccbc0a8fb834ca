/** The sitemap for search engines: every page of the shop with a URL of its own. */
import type { Picture } from './catalog.js';
import type { Shop } from '../shop.js';

export interface SitemapEntry {
  handle: string;
  /** The path below the shop's URL: '/products/bell' */
  path: string;
  title: string;
  /** ISO 8601. */
  updatedAt: string;
  picture?: Picture;
}

export type SitemapKind = 'products' | 'collections' | 'pages' | 'blogs' | 'articles';

const lists: { [kind in SitemapKind]: (shop: Shop) => { count: number; entry: (index: number) => SitemapEntry } } = {
  products: ({ catalog: { products } }) =>
    listOf(products, ({ data, pictures: [picture] }) => ({
      handle: data.handle,
      path: `/products/${data.handle}`,
      title: data.title,
      updatedAt: data.publishedAt,
      ...(picture && { picture }),
    })),
  collections: ({ catalog: { collections } }) =>
    listOf(collections, ({ data, picture }) => ({
      handle: data.handle,
      path: `/collections/${data.handle}`,
      title: data.title,
      updatedAt: data.updatedAt,
      ...(picture && { picture }),
    })),
  pages: ({ content }) =>
    listOf(content.pages, ({ data }) => ({
      handle: data.handle,
      path: `/pages/${data.handle}`,
      title: data.title,
      updatedAt: data.updatedAt,
    })),
  blogs: ({ content }) =>
    listOf(content.blogs, ({ data }) => ({
      handle: data.handle,
      path: `/blogs/${data.handle}`,
      title: data.title,
      // A blog is as new as its newest article.
      updatedAt: data.articles.reduce(
        (newest, { publishedAt }) => (publishedAt > newest ? publishedAt : newest),
        firstDay,
      ),
    })),
  articles: ({ content }) =>
    listOf(content.articles, ({ data, blog, picture }) => ({
      handle: data.handle,
      path: `/blogs/${blog.data.handle}/${data.handle}`,
      title: data.title,
      updatedAt: data.publishedAt,
      ...(picture && { picture }),
    })),
};

/** The date of a blog without articles. */
const firstDay = '2025-01-01T00:00:00Z';

/** Makes entries one by one, because a large shop's products are made on first use. */
const listOf = <T>(items: readonly T[], entry: (item: T) => SitemapEntry) => ({
  count: items.length,
  entry: (index: number) => entry(items[index] as T),
});

/** Returns the number of pages with `perPage` entries each. */
export const sitemapPages = (kind: SitemapKind, perPage: number, shop: Shop): number =>
  Math.ceil(lists[kind](shop).count / perPage);

/** @param page from 1 */
export function sitemapPage(kind: SitemapKind, page: number, perPage: number, shop: Shop): SitemapEntry[] {
  const { count, entry } = lists[kind](shop);
  const start = (page - 1) * perPage;
  const length = Math.max(0, Math.min(perPage, count - start));
  return Array.from({ length }, (_, index) => entry(start + index));
}
