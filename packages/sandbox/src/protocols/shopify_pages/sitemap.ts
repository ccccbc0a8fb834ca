/** `/robots.txt`, `/sitemap.xml` and its children. */
import { html, type Markup } from '../../html.js';
import { plain } from '../../http.js';
import { sitemapPage, sitemapPages, type SitemapEntry, type SitemapKind } from '../../shop/catalog/sitemap.js';
import { pictureUrl } from '../shopify_ajax/pictures.js';
import type { ProtocolContext } from '../protocol.js';
import { sitemapPath } from './matches.js';

/** Maximum number of entries of each kind in a file. */
const perFile = 5_000;

const files = ['products', 'collections', 'pages', 'blogs'] as const;
type File = (typeof files)[number];

/** Returns the kinds of entries in a file. Blogs come before articles. */
const kindsOf = (file: File): SitemapKind[] => (file === 'blogs' ? ['blogs', 'articles'] : [file]);

export const robots = ({ origin }: ProtocolContext): Response =>
  plain(
    [
      'User-agent: *',
      ...['/account', '/cart', '/orders', '/search', '/discount/', '/*?*sort_by=', '/*?*filter.'].map(
        (path) => `Disallow: ${path}`,
      ),
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
  );

export function sitemap(pathname: string, context: ProtocolContext): Response {
  const [, file, number] = sitemapPath.exec(pathname) ?? [];
  return file ? child(file as File, Number(number), context) : index(context);
}

function index({ shop, origin }: ProtocolContext): Response {
  const addresses = files.flatMap((file) => {
    const count = Math.max(1, ...kindsOf(file).map((kind) => sitemapPages(kind, perFile, shop)));
    return Array.from({ length: count }, (_, place) => `${origin}/sitemap_${file}_${place + 1}.xml`);
  });
  return xml(
    html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${addresses.map((address) => html`<sitemap><loc>${address}</loc></sitemap>`)}
    </sitemapindex>`,
  );
}

function child(file: File, number: number, context: ProtocolContext): Response {
  const entries = kindsOf(file).flatMap((kind) => sitemapPage(kind, number, perFile, context.shop));
  if (entries.length === 0 && number > 1) return plain('Not Found\n', { status: 404 });
  return xml(
    html`<urlset
      xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
      xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
    >
      ${file === 'products' && number === 1 && html`<url><loc>${context.origin}/</loc><changefreq>daily</changefreq></url>`}
      ${entries.map((entry) => entryOf(entry, file, context))}
    </urlset>`,
  );
}

const entryOf = ({ path, updatedAt, title, picture }: SitemapEntry, file: File, { origin }: ProtocolContext): Markup =>
  html`<url>
    <loc>${origin + path}</loc>
    <lastmod>${updatedAt}</lastmod>
    <changefreq>${file === 'products' || file === 'collections' ? 'daily' : 'weekly'}</changefreq>
    ${
      picture &&
      html`<image:image>
        <image:loc>${pictureUrl(picture, origin)}</image:loc>
        <image:title>${title}</image:title>
        <image:caption>${picture.data.alt}</image:caption>
      </image:image>`
    }
  </url>`;

const xml = (document: Markup): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${document.text}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
