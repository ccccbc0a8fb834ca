/** Pages, blogs with their articles, and policies. */
import { html } from '../../../html.js';
import type { Article, Blog, Page, Policy } from '../../../shop/catalog/content.js';
import { descriptionOf, truncate } from '../../../text.js';
import { connectionOf, type ConnectionArgs } from '../execution/connection.js';
import { entryId, invalidId, parseEntryId } from '../ids.js';
import { pictureView } from '../catalog/images.js';
import { withoutMetafields } from '../catalog/metafields.js';
import { queriedArticles, queriedBlogs, queriedPages } from '../search/queries.js';
import type { Context } from '../context.js';
import type { Resolver, Resolvers } from '../resolver.js';

type Listed = ConnectionArgs & { sortKey: string; query?: string | null };

const idOf = ({ id }: { id: number }) => id;

const seoOf = ({ data: { seo } }: Page | Blog | Article) => ({
  title: seo?.title ?? null,
  description: seo?.description ?? null,
});

const named = {
  ...withoutMetafields,
  id: entryId,
  handle: ({ data }: Page | Blog | Article | Policy) => data.handle,
  title: ({ data }: Page | Blog | Article | Policy) => data.title,
};

const page: Record<string, Resolver<Page, never>> = {
  ...named,
  body: ({ data }) => data.bodyHtml,
  bodySummary: ({ data }) => truncate(textOf(data.bodyHtml), summaryLength),
  createdAt: ({ data }) => data.createdAt,
  onlineStoreUrl: ({ data }, _, { origin }) => `${origin}/pages/${data.handle}`,
  seo: seoOf,
  updatedAt: ({ data }) => data.updatedAt,
};

/** Maximum number of characters of a page's summary. */
const summaryLength = 150;

const textOf = (html: string): string => descriptionOf({ descriptionHtml: html });

const policy: Record<string, Resolver<Policy, never>> = {
  id: entryId,
  body: ({ data }) => data.bodyHtml,
  handle: named.handle,
  title: named.title,
  url: ({ data }, _, { origin }) => `${origin}/policies/${data.handle}`,
};

const blog: Record<string, Resolver<Blog, never>> = {
  ...named,
  articleByHandle: ({ articles }, { handle }: { handle: string }) =>
    articles.find(({ data }) => data.handle === handle) ?? null,
  articles: ({ articles }, args: Listed, context) => articlePage(articles, args, context),
  authors: ({ articles }) => [...new Set(articles.map(({ data }) => data.author))].map(authorOf),
  onlineStoreUrl: ({ data }, _, { origin }) => `${origin}/blogs/${data.handle}`,
  seo: seoOf,
};

/** Returns an author. Shops sign with one name that is not a person's, so the last name contains all of it. */
const authorOf = (name: string) => ({ bio: null, email: '', firstName: '', lastName: name, name });

const article: Record<string, Resolver<Article, never>> = {
  ...named,
  author: ({ data }) => authorOf(data.author),
  authorV2: ({ data }) => authorOf(data.author),
  content: ({ data }, { truncateAt }: { truncateAt?: number | null }) => truncate(textOf(data.contentHtml), truncateAt),
  contentHtml: ({ data }) => data.contentHtml,
  excerpt: ({ data }, { truncateAt }: { truncateAt?: number | null }) => truncate(data.excerpt, truncateAt),
  excerptHtml: ({ data }) => html`<p>${data.excerpt}</p>`.text,
  image: ({ picture }) => (picture ? pictureView(picture, 'ArticleImage') : null),
  onlineStoreUrl: ({ blog, data }, _, { origin }) => `${origin}/blogs/${blog.data.handle}/${data.handle}`,
  publishedAt: ({ data }) => data.publishedAt,
  seo: seoOf,
  tags: ({ data }) => data.tags,
};

/** The values of each sort key. Other keys keep the shop's own order. */
const articleKeys: Record<string, (article: Article) => string> = {
  AUTHOR: ({ data }) => data.author,
  BLOG_TITLE: ({ blog }) => blog.data.title,
  PUBLISHED_AT: ({ data }) => data.publishedAt,
  TITLE: ({ data }) => data.title,
  UPDATED_AT: ({ data }) => data.publishedAt,
};

const blogKeys: Record<string, (blog: Blog) => string> = {
  HANDLE: ({ data }) => data.handle,
  TITLE: ({ data }) => data.title,
};

const pageKeys: Record<string, (page: Page) => string> = {
  TITLE: ({ data }) => data.title,
  UPDATED_AT: ({ data }) => data.updatedAt,
};

const collator = new Intl.Collator('en');

function sorted<T>(items: readonly T[], keyOf: ((item: T) => string) | undefined): readonly T[] {
  return keyOf ? [...items].sort((a, b) => collator.compare(keyOf(a), keyOf(b))) : items;
}

const articlePage = (articles: readonly Article[], { sortKey, query, ...args }: Listed, context: Context) =>
  connectionOf(sorted(queriedArticles(articles, query, context), articleKeys[sortKey]), args, idOf);

interface ByIdOrHandle {
  id?: string | null;
  handle?: string | null;
}

function find<K extends 'page' | 'blog' | 'article'>(kind: K, id: string, { shop }: Context) {
  const parsed = parseEntryId(id);
  if (parsed?.kind !== kind) throw invalidId(id);
  return shop.content.entry(kind, parsed.id) ?? null;
}

const byHandle = <T extends { data: { handle: string } }>(items: readonly T[], handle: string | null | undefined) =>
  items.find(({ data }) => data.handle === handle) ?? null;

const query: Record<string, Resolver<unknown, never>> = {
  article: (_, { id }: { id: string }, context) => find('article', id, context),
  articles: (_, args: Listed, context) => articlePage(context.shop.content.articles, args, context),
  blog: (_, { id, handle }: ByIdOrHandle, context) =>
    id != null ? find('blog', id, context) : byHandle(context.shop.content.blogs, handle),
  blogByHandle: (_, { handle }: ByIdOrHandle, { shop }) => byHandle(shop.content.blogs, handle),
  blogs: (_, { sortKey, query: text, ...args }: Listed, context) =>
    connectionOf(sorted(queriedBlogs(context.shop.content.blogs, text, context), blogKeys[sortKey]), args, idOf),
  page: (_, { id, handle }: ByIdOrHandle, context) =>
    id != null ? find('page', id, context) : byHandle(context.shop.content.pages, handle),
  pageByHandle: (_, { handle }: ByIdOrHandle, { shop }) => byHandle(shop.content.pages, handle),
  pages: (_, { sortKey, query: text, ...args }: Listed, context) =>
    connectionOf(sorted(queriedPages(context.shop.content.pages, text, context), pageKeys[sortKey]), args, idOf),
};

export const contentResolvers: Resolvers = {
  QueryRoot: query,
  Page: page,
  ShopPolicy: policy,
  Blog: blog,
  Article: article,
};
