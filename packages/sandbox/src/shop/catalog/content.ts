/** The pages, policies, blogs and brand of a shop. Entries are found by id. */
import { idOf, type Picture } from './catalog.js';
import type { ArticleData, BlogData, BrandData, ImageData, PageData, PolicyData, ShopData } from '../data.js';

export interface Page {
  kind: 'page';
  id: number;
  data: PageData;
}

export interface Policy {
  kind: 'policy';
  id: number;
  data: PolicyData;
}

export interface Blog {
  kind: 'blog';
  id: number;
  data: BlogData;
  articles: Article[];
}

export interface Article {
  kind: 'article';
  id: number;
  data: ArticleData;
  blog: Blog;
  picture?: Picture;
}

export type ContentEntry = Page | Policy | Blog | Article;

interface Brand {
  data: BrandData;
  logo: Picture;
  squareLogo: Picture;
  coverImage: Picture;
}

export interface Content {
  pages: readonly Page[];
  policies: readonly Policy[];
  blogs: readonly Blog[];
  /** The articles of all blogs. */
  articles: readonly Article[];
  brand?: Brand;
  entry<K extends ContentEntry['kind']>(kind: K, id: number): Extract<ContentEntry, { kind: K }> | undefined;
  picture(id: number): Picture | undefined;
}

/** @throws Error when two things share a handle */
export function createContent({ shop, content }: Pick<ShopData, 'shop' | 'content'>): Content {
  const entries = new Map<string, ContentEntry>();
  const add = <E extends ContentEntry>(entry: E): E => {
    const key = `${entry.kind}/${entry.id}`;
    if (entries.has(key)) throw new Error(`Two entries of the content are the ${entry.kind} ${entry.id}.`);
    entries.set(key, entry);
    return entry;
  };
  const pictures = new Map<number, Picture>();
  const pictureOf = (data: ImageData): Picture => {
    const picture: Picture = { kind: 'picture', id: idOf(`picture ${data.path}`), data };
    pictures.set(picture.id, picture);
    return picture;
  };

  const { pages = [], policies = [], blogs = [] } = content ?? {};
  const linkedBlogs = blogs.map((data) => linkBlog(data, add, pictureOf));
  const { brand } = shop;
  return {
    pages: pages.map((data) => add<Page>({ kind: 'page', id: idOf(`page ${data.handle}`), data })),
    policies: policies.map((data) => add<Policy>({ kind: 'policy', id: idOf(`policy ${data.handle}`), data })),
    blogs: linkedBlogs,
    articles: linkedBlogs.flatMap(({ articles }) => articles),
    ...(brand && {
      brand: {
        data: brand,
        logo: pictureOf(brand.logo),
        squareLogo: pictureOf(brand.squareLogo),
        coverImage: pictureOf(brand.coverImage),
      },
    }),
    entry: (kind, id) => entries.get(`${kind}/${id}`) as never,
    picture: (id) => pictures.get(id),
  };
}

function linkBlog(
  data: BlogData,
  add: <E extends ContentEntry>(entry: E) => E,
  pictureOf: (data: ImageData) => Picture,
): Blog {
  const blog = add<Blog>({ kind: 'blog', id: idOf(`blog ${data.handle}`), data, articles: [] });
  blog.articles = data.articles.map((article) =>
    add<Article>({
      kind: 'article',
      id: idOf(`article ${data.handle}/${article.handle}`),
      data: article,
      blog,
      ...(article.image && { picture: pictureOf(article.image) }),
    }),
  );
  return blog;
}
