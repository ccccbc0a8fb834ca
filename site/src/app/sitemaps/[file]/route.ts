import { answerDocument } from '../../../documents/documents';
import { pagesFile, pagesSitemap, partIn, productsSitemap } from '../../../documents/sitemap';
import { defaultLocale } from '../../../routing';
import { getCollections, getMenu, getPolicies, getSitemap } from '../../../server/catalog/catalog';
import { valueOf } from '../../../server/reading/reading';
import { siteUrl } from '../../../server/environment/variables';

/** One sitemap: the pages, or a part of the products. A part is one call to the platform, however many there are. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return answerDocument(request, `/sitemaps/${file}`, 'application/xml', async () => {
    if (file === pagesFile)
      return pagesSitemap(
        ...(await Promise.all([
          valueOf(getCollections(defaultLocale)),
          getMenu(defaultLocale),
          valueOf(getPolicies(defaultLocale)),
        ])),
        siteUrl(),
      );
    const part = partIn(file);
    if (part === undefined) return undefined;
    const { items, parts } = await valueOf(getSitemap(defaultLocale, part));
    return part <= parts ? productsSitemap(items, siteUrl()) : undefined;
  });
}
