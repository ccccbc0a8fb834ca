/** Sitemaps, and redirects of old URLs. */
import { idOf } from '../../../shop/catalog/catalog.js';
import type { UrlRedirectData } from '../../../shop/data.js';
import { sitemapPage, sitemapPages, type SitemapEntry, type SitemapKind } from '../../../shop/catalog/sitemap.js';
import { badRequest, connectionOf, type ConnectionArgs } from '../execution/connection.js';
import { globalId } from '../ids.js';
import { pageLimit } from '../execution/limits.js';
import { queriedRedirects } from '../search/queries.js';
import type { Resolver, Resolvers } from '../resolver.js';

type SitemapType = 'ARTICLE' | 'BLOG' | 'COLLECTION' | 'METAOBJECT' | 'PAGE' | 'PRODUCT';

/** Kinds of sitemap entries by type. The shop has no metaobjects with pages. */
const kinds: Record<SitemapType, SitemapKind | undefined> = {
  ARTICLE: 'articles',
  BLOG: 'blogs',
  COLLECTION: 'collections',
  METAOBJECT: undefined,
  PAGE: 'pages',
  PRODUCT: 'products',
};

interface SitemapSource {
  list: SitemapKind | undefined;
}

const resourceOf = ({ handle, title, updatedAt, picture }: SitemapEntry) => ({
  kind: 'sitemapResource',
  handle,
  title,
  updatedAt,
  image: picture ? { alt: picture.data.alt, filepath: picture.data.path, updatedAt } : null,
});

const sitemap: Record<string, Resolver<SitemapSource, never>> = {
  pagesCount: ({ list }, _, { shop }) => ({
    count: list ? sitemapPages(list, pageLimit, shop) : 0,
    precision: 'EXACT',
  }),
  resources: ({ list }, { page }: { page: number }, { shop }) => {
    if (page < 1) throw badRequest('page must be greater than 0');
    if (!list) return { hasNextPage: false, items: [] };
    return {
      hasNextPage: page < sitemapPages(list, pageLimit, shop),
      items: sitemapPage(list, page, pageLimit, shop).map(resourceOf),
    };
  },
};

const redirectId = ({ path }: UrlRedirectData): string => globalId('UrlRedirect', idOf(`redirect ${path}`));

const query: Record<string, Resolver<unknown, never>> = {
  sitemap: (_, { type }: { type: SitemapType }): SitemapSource => ({ list: kinds[type] }),
  urlRedirects: (_, { query: text, ...args }: ConnectionArgs & { query?: string | null }, context) =>
    connectionOf(queriedRedirects(context.shop.data.redirects ?? [], text, context), args, redirectId),
};

const urlRedirect: Record<string, Resolver<UrlRedirectData, never>> = { id: redirectId };

export const sitemapResolvers: Resolvers = { QueryRoot: query, Sitemap: sitemap, UrlRedirect: urlRedirect };
