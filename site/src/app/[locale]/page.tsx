import { Banner, CollectionLinks, ProductGrid } from '@vitrine/sections';
import type { Metadata } from 'next';
import { PageBody } from '../../page/PageBody';
import { orFailure, orNoMetadata } from '../../page/orFailure';
import { getCollection, getCollections, getShop, imageLoader } from '../../server/catalog';

export const generateStaticParams = () => [];

/** The collection that the start page shows, where the shop has it. */
const featured = 'new';

export const generateMetadata = (): Promise<Metadata> =>
  orNoMetadata(async () => {
    const { name, description } = await getShop();
    return { title: { absolute: name }, description, alternates: { canonical: '/' } };
  });

export default function Home() {
  return orFailure('/', async () => {
    const [shop, collections, goods] = await Promise.all([getShop(), getCollections(), getCollection(featured)]);
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
          {goods && <ProductGrid title={goods.name} showTitle products={goods.products} imageLoader={imageLoader()} />}
          <CollectionLinks title="Collections" showTitle collections={pictured} imageLoader={imageLoader()} />
        </PageBody>
      </>
    );
  });
}
