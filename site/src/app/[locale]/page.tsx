import { Banner, CollectionLinks, ProductGrid } from '@vitrine/sections';
import type { Metadata } from 'next';
import { PageBody } from '../../page/PageBody';
import { orFailure, orNoMetadata } from '../../page/orFailure';
import { getCollection, getCollectionProducts, getCollections, getShop, imageLoader } from '../../server/catalog';

export const generateStaticParams = () => [];

/** The collection that the start page shows, where the shop has it. */
const featured = 'new';
const featuredProducts = 24;

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  return orNoMetadata(async () => {
    const { name, description } = await getShop(locale);
    return { title: { absolute: name }, description, alternates: { canonical: '/' } };
  });
}

export default async function Home({ params }: PageProps) {
  const { locale } = await params;
  return orFailure('/', async () => {
    const [shop, collections, goods, listing] = await Promise.all([
      getShop(locale),
      getCollections(locale),
      getCollection(locale, featured),
      getCollectionProducts(locale, featured, featuredProducts),
    ]);
    const pictured = collections.filter(({ image }) => image);
    return (
      <>
        <Banner
          title={shop.description ?? shop.name}
          showTitle
          image={pictured[0]?.image}
          imageLoader={imageLoader()}
        />
        <PageBody>
          {goods && listing && (
            <ProductGrid title={goods.name} showTitle products={listing.items} imageLoader={imageLoader()} />
          )}
          <CollectionLinks title="Collections" showTitle collections={pictured} imageLoader={imageLoader()} />
        </PageBody>
      </>
    );
  });
}
