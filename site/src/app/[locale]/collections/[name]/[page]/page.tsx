import { totalPages } from '@vitrine/commerce';
import { Banner, ProductGrid } from '@vitrine/sections';
import type { Metadata } from 'next';
import { NoSuchPage } from '../../../../../page/NoSuchPage';
import { NotFoundPage } from '../../../../../page/NotFoundPage';
import { PageBody } from '../../../../../page/PageBody';
import { MadeUp, ShortLived } from '../../../../../page/PageStatus';
import { orFailure, orNoMetadata } from '../../../../../page/orFailure';
import { collectionHref, decodeSegment } from '../../../../../routing';
import { getCollection, getCollectionPage, imageLoader } from '../../../../../server/catalog';

export const generateStaticParams = () => [];

interface PageProps {
  params: Promise<{ locale: string; name: string; page: string }>;
}

const productsPerPage = 5;

/** The products on a page. The first page always exists, be it empty; undefined for another that holds none, or is no number. */
async function productsOn(locale: string, collection: string, page: number) {
  const listing = await getCollectionPage(locale, collection, page, productsPerPage);
  return page === 1 || listing?.items.length ? listing : undefined;
}

const pageNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : 0);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, name, page: text } = await params;
  return orNoMetadata(async () => {
    const collection = await getCollection(locale, decodeSegment(name));
    if (!collection) return { title: 'Page not found' };
    const page = pageNumber(text);
    if (!(await productsOn(locale, collection.slug, page))) return { title: 'No such page' };
    const title = collection.metaTitle ?? collection.name;
    return {
      title: page === 1 ? title : `${title}, page ${page}`,
      description: collection.metaDescription ?? collection.description,
      alternates: { canonical: collectionHref(collection.slug, page) },
      openGraph: { title, ...(collection.image && { images: [collection.image.src] }) },
    };
  });
}

export default async function CollectionPage({ params }: PageProps) {
  const { locale, name, page: text } = await params;
  const slug = decodeSegment(name);
  return orFailure(collectionHref(slug), async () => {
    const collection = await getCollection(locale, slug);
    if (!collection) return <NotFoundPage />;
    const getHref = (number: number) => collectionHref(slug, number);
    const page = pageNumber(text);
    const listing = await productsOn(locale, collection.slug, page);
    if (!listing) {
      const first = await productsOn(locale, collection.slug, 1);
      const pages = Math.max(1, totalPages(first?.total ?? 0, productsPerPage));
      return <NoSuchPage list={collection.name} totalPages={pages} getHref={getHref} locale={locale} />;
    }
    return (
      <>
        {collection.slug !== slug && <MadeUp />}
        {!listing.isTotalExact && <ShortLived />}
        <Banner title={collection.name} showTitle image={collection.image} imageLoader={imageLoader()}>
          {collection.description}
        </Banner>
        <PageBody>
          <ProductGrid
            title={collection.name}
            products={listing.items}
            total={listing.total}
            productsPerPage={productsPerPage}
            page={page}
            getHref={getHref}
            imageLoader={imageLoader()}
            locale={locale}
          />
        </PageBody>
      </>
    );
  });
}
