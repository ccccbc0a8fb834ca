import { answerDocument } from '../../documents/documents';
import { sitemapIndex } from '../../documents/sitemap';
import { defaultLocale } from '../../routing';
import { getSitemap } from '../../server/catalog/catalog';
import { valueOf } from '../../server/reading/reading';
import { siteUrl } from '../../server/environment/variables';

// Next would make a file of this name once, in the build.
export const dynamic = 'force-dynamic';

/** The index of the sitemaps, in the format of sitemaps.org. */
export const GET = (request: Request) =>
  answerDocument(request, '/sitemap.xml', 'application/xml', async () => {
    const { parts } = await valueOf(getSitemap(defaultLocale, 1));
    return sitemapIndex(parts, siteUrl());
  });
