import { readListingView, searchQuery } from '@vitrine/commerce';
import { SearchPage, type FoundByServer } from '@vitrine/sections';
import type { Metadata } from 'next';
import { OtherCollections } from '../../../page/OtherCollections';
import { PageBody } from '../../../page/PageBody';
import { parameter, wholeQuery, type QueryProps } from '../../../page/query';
import { findProducts } from '../../../server/catalog/search';
import { platform } from '../../../server/shop/platform';

/** Pages of results are not cached, since almost every shopper's query is different. */
export const dynamic = 'force-dynamic';

interface PageProps extends QueryProps {
  params: Promise<{ locale: string }>;
}

/**
 * Returns the index of the page of results; the URL counts from 1. Returns 0 for any text except a whole number
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
  const view = readListingView(await wholeQuery(props), platform().capabilities.search);
  const page = pageIndex(await parameter(props, 'page'));
  const found = query ? await findProducts(locale, query, page, view) : undefined;
  return (
    <PageBody>
      <SearchPage query={query} view={view} {...(found && { found })}>
        {hasNothing(found) && <OtherCollections />}
      </SearchPage>
    </PageBody>
  );
}

const hasNothing = (found: FoundByServer | undefined) =>
  !found || !('results' in found) || found.results.hits.length === 0;
