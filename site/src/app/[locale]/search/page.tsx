import { searchQuery } from '@vitrine/commerce';
import { CollectionLinks, messages, SearchPage, type FoundByServer } from '@vitrine/sections';
import type { Metadata } from 'next';
import { PageBody } from '../../../page/PageBody';
import { parameter, type QueryProps } from '../../../page/query';
import { getCollections, imageLoader } from '../../../server/catalog/catalog';
import { findProducts } from '../../../server/catalog/search';

/** Pages of results are not cached, since almost every shopper's query is different. */
export const dynamic = 'force-dynamic';

interface PageProps extends QueryProps {
  params: Promise<{ locale: string }>;
}

/**
 * Returns the index of the page of results; the address counts from 1. Returns 0 for any text except a whole number
 * from 1 to 999.
 */
function pageIndex(text = '1'): number {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) - 1 : 0;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const query = searchQuery((await parameter(props, 'q')) ?? '');
  // Search engines should index the products, not the lists of results.
  return { title: query ? `Search: ${query}` : 'Search', robots: { index: false } };
}

export default async function Search(props: PageProps) {
  const { locale } = await props.params;
  const query = searchQuery((await parameter(props, 'q')) ?? '');
  const found = query ? await findProducts(locale, query, pageIndex(await parameter(props, 'page'))) : undefined;
  return (
    <PageBody>
      <SearchPage query={query} {...(found && { found })}>
        {hasNothing(found) && <Collections locale={locale} />}
      </SearchPage>
    </PageBody>
  );
}

const hasNothing = (found: FoundByServer | undefined) => !found || !('results' in found) || found.results.total === 0;

/** Links to collections, for a page without results. If the platform fails, the page shows without them. */
async function Collections({ locale }: { locale: string }) {
  const collections = await getCollections(locale).catch(() => []);
  const pictured = collections.filter(({ image }) => image);
  if (pictured.length === 0) return null;
  return <CollectionLinks title={messages.collections} showTitle collections={pictured} imageLoader={imageLoader()} />;
}
