import type { Metadata } from 'next';
import { home } from '@vitrine/northlane/content';
import { HomeContent, listedProducts } from '../../page/HomeContent';
import { orFailure, orNoMetadata } from '../../page/orFailure';
import { pageMetadata } from '../../page/pageMetadata';
import { ShowsProducts } from '../../page/PageStatus';
import {
  getCollection,
  getCollectionProducts,
  getCollections,
  getProduct,
  getShop,
  imageLoader,
} from '../../server/catalog/catalog';
import { valueOf } from '../../server/reading/reading';
import { siteUrl } from '../../server/environment/variables';
import { JsonLd } from '../../structuredData/JsonLd';
import { organizationData, siteData } from '../../structuredData/shopData';

export const generateStaticParams = () => [];

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  return orNoMetadata(async () => {
    const { name, description } = await valueOf(getShop(locale));
    return { ...pageMetadata({ title: name, path: '/', description }), title: { absolute: name } };
  });
}

export default async function Home({ params }: PageProps) {
  const { locale } = await params;
  return orFailure('/', async () => {
    const [{ name, description }, collections, lead, goods, listing] = await Promise.all([
      valueOf(getShop(locale)),
      valueOf(getCollections(locale)),
      valueOf(getProduct(locale, home.lead.slug)),
      valueOf(getCollection(locale, home.listing)),
      valueOf(getCollectionProducts(locale, home.listing, listedProducts)),
    ]);
    const products = listing?.items ?? [];
    return (
      <>
        <ShowsProducts products={[...(lead ? [lead] : []), ...products]} />
        <JsonLd thing={organizationData(name, description, siteUrl())} />
        <JsonLd thing={siteData(name, siteUrl())} />
        <HomeContent
          collections={collections}
          lead={lead}
          listName={goods?.name}
          products={products}
          imageLoader={imageLoader()}
        />
      </>
    );
  });
}
