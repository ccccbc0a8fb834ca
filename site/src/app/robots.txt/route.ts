import { personalPaths, searchPath } from '../../routing';
import { siteUrl } from '../../server/environment/variables';

/** Of the personal pages, everyone may find the contact. */
const hidden = [...personalPaths.filter((path) => path !== '/contact'), searchPath, '/api/'];

const rules = () =>
  [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl()).href}`,
    '',
  ].join('\n');

// Next would make a file of this name once, in the build, which does not know the site's URL.
export const dynamic = 'force-dynamic';

/** What crawlers may visit, in the format of RFC 9309. Lists in another order, or with filters, say 'noindex' themselves. */
export const GET = () =>
  new Response(rules(), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
