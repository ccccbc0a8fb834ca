import { paginate, type Collection } from '@vitrine/commerce';
import { Banner, ProductGrid } from '@vitrine/sections';
import type { Metadata } from 'next';
import { NoSuchPage } from '../../../../../page/NoSuchPage';
import { NotFoundPage } from '../../../../../page/NotFoundPage';
import { PageBody } from '../../../../../page/PageBody';
import { orFailure, orNoMetadata } from '../../../../../page/orFailure';
import { collectionHref } from '../../../../../routing';
import { getCollection, imageLoader } from '../../../../../server/catalog';

export const generateStaticParams = () => [];

interface PageProps {
  params: Promise<{ locale: string; name: string; page: string }>;
}

const productsPerPage = 5;

const pageOf = ({ products }: Collection, text: string) =>
  paginate(products, { page: Number(text), perPage: productsPerPage });

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { name, page: text } = await params;
  return orNoMetadata(async () => {
    const collection = await getCollection(decodeURIComponent(name));
    if (!collection) return { title: 'Page not found' };
    const { page, exists } = pageOf(collection, text);
    if (!exists) return { title: 'No such page' };
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
  const slug = decodeURIComponent(name);
  return orFailure(collectionHref(slug), async () => {
    const collection = await getCollection(slug);
    if (!collection) return <NotFoundPage />;
    const getHref = (number: number) => collectionHref(slug, number);
    const { page, totalPages, exists } = pageOf(collection, text);
    if (!exists)
      return (
        <NoSuchPage list={collection.name} totalPages={Math.max(1, totalPages)} getHref={getHref} locale={locale} />
      );
    return (
      <>
        <Banner title={collection.name} showTitle image={collection.image} imageLoader={imageLoader()}>
          {collection.description}
        </Banner>
        <PageBody>
          <ProductGrid
            title={collection.name}
            products={collection.products}
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
