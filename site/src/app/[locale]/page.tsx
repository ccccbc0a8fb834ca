import type { Metadata } from 'next';
import { home } from '@vitrine/northlane/content';
import { HomeContent, listedProducts } from '../../page/HomeContent';
import { orFailure, orNoMetadata } from '../../page/orFailure';
import {
  getCollection,
  getCollectionProducts,
  getCollections,
  getProduct,
  getShop,
  imageLoader,
} from '../../server/catalog/catalog';

export const generateStaticParams = () => [];

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
    const [collections, lead, goods, listing] = await Promise.all([
      getCollections(locale),
      getProduct(locale, home.lead.slug),
      getCollection(locale, home.listing),
      getCollectionProducts(locale, home.listing, listedProducts),
    ]);
    return (
      <HomeContent
        collections={collections}
        lead={lead}
        listName={goods?.name}
        products={listing?.items ?? []}
        imageLoader={imageLoader()}
      />
    );
  });
}
