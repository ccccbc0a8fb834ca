import type { Product } from '@vitrine/commerce';
import { Link } from '@vitrine/components';
import { messages, ProductRow, RecentlyViewed } from '@vitrine/sections';
import type { Metadata } from 'next';
import { ProductView } from '../../../../../client/ProductView';
import { NotFoundPage } from '../../../../../page/NotFoundPage';
import { PageBody } from '../../../../../page/PageBody';
import { MadeUp } from '../../../../../page/PageStatus';
import { orFailure, orNoMetadata } from '../../../../../page/orFailure';
import { ProductTrail } from '../../../../../page/Trail';
import { decodeSegment, noVariant, productHref, variantParam } from '../../../../../routing';
import { getProduct, getRecommendations, imageLoader } from '../../../../../server/catalog';

export const generateStaticParams = () => [];

/** Where what is sold out leads to. */
const likeIt = 'like-it';

interface PageProps {
  params: Promise<{ locale: string; slug: string; variant: string }>;
}

/** The variant that the address names; undefined for none, or one that the product does not have. */
const namedVariant = (product: Product, param: string) => product.variants.find(({ id }) => variantParam(id) === param);

/** What the browser needs of a product: not what is said to search engines, or said twice. */
function forBrowser(product: Product): Product {
  const {
    metaTitle: _title,
    metaDescription: _text,
    collections: _collections,
    thumbnail: _picture,
    ...rest
  } = product;
  const { description: _plain, ...withoutPlainText } = rest;
  return {
    ...(rest.descriptionHtml ? withoutPlainText : rest),
    variants: rest.variants.map(({ sku: _sku, image, ...variant }) => ({
      ...variant,
      ...(image && { image: { src: image.src } }),
    })),
  };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  return orNoMetadata(async () => {
    const product = await getProduct(locale, decodeSegment(slug));
    if (!product) return { title: 'Page not found' };
    const title = product.metaTitle ?? product.name;
    const description = product.metaDescription ?? product.description?.slice(0, 200);
    const image = product.media[0]?.details ?? product.thumbnail;
    return {
      title,
      description,
      alternates: { canonical: productHref(product.slug) },
      openGraph: { title, description, ...(image && { images: [image.src] }) },
    };
  });
}

export default async function ProductPage({ params }: PageProps) {
  const { locale, slug: segment, variant } = await params;
  const slug = decodeSegment(segment);
  return orFailure(productHref(slug), async () => {
    const product = await getProduct(locale, slug);
    if (!product) return <NotFoundPage />;
    const shown = forBrowser(product);
    const named = namedVariant(product, variant);
    const recommended = await getRecommendations(locale, product.id);
    const isOwnAddress = product.slug.replace(/^\//, '') === slug && (named !== undefined || variant === noVariant);
    return (
      <>
        {!isOwnAddress && <MadeUp />}
        <PageBody above={<ProductTrail product={product} />}>
          <ProductView
            key={product.id}
            product={shown}
            initialVariantId={named?.id}
            alternatives={recommended.length > 0 && <Link href={`#${likeIt}`}>{messages.seeAlternatives}</Link>}
          />
          <ProductRow id={likeIt} products={recommended} imageLoader={imageLoader()} locale={locale} />
          <RecentlyViewed product={shown} />
        </PageBody>
      </>
    );
  });
}
