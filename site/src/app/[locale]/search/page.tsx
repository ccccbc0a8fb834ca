import { searchQuery } from '@vitrine/commerce';
import { CollectionLinks, messages, type FoundByServer } from '@vitrine/sections';
import type { Metadata } from 'next';
import { SearchView } from '../../../client/SearchView';
import { PageBody } from '../../../page/PageBody';
import { parameter, type QueryProps } from '../../../page/query';
import { getCollections, imageLoader } from '../../../server/catalogue/catalog';
import { findProducts } from '../../../server/catalogue/search';

/** Queries are as many as people: no page of results is kept. */
export const dynamic = 'force-dynamic';

interface PageProps extends QueryProps {
  params: Promise<{ locale: string }>;
}

/** The page of results, which the address counts from 1; the first where it says anything but a number that a search can have. */
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
      <SearchView query={query} {...(found && { found })}>
        {hasNothing(found) && <Collections locale={locale} />}
      </SearchView>
    </PageBody>
  );
}

const hasNothing = (found: FoundByServer | undefined) => !found || !('results' in found) || found.results.total === 0;

/** Where to look instead. Without them the page is still one. */
async function Collections({ locale }: { locale: string }) {
  const collections = await getCollections(locale).catch(() => []);
  const pictured = collections.filter(({ image }) => image);
  if (pictured.length === 0) return null;
  return <CollectionLinks title={messages.collections} showTitle collections={pictured} imageLoader={imageLoader()} />;
}
