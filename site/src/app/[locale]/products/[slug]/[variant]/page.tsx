import type { ProductMedia, Product, ProductSummary } from '@vitrine/commerce';
import { messages, RecentlyViewed } from '@vitrine/sections';
import type { Metadata } from 'next';
import { ProductView } from '../../../../../client/ProductView';
import { Recommendations } from '../../../../../client/Recommendations';
import { productCard } from '../../../../../cardPaths';
import { excerpt } from '../../../../../page/excerpt';
import { NotFoundPage } from '../../../../../page/NotFoundPage';
import { PageBody } from '../../../../../page/PageBody';
import { pageMetadata } from '../../../../../page/pageMetadata';
import { redirectIfMoved } from '../../../../../page/moved';
import { MadeUp, ShortLived, ShowsProducts } from '../../../../../page/PageStatus';
import { orFailure, orNoMetadata } from '../../../../../page/orFailure';
import { productTrail, ProductTrail } from '../../../../../page/Trail';
import { trade } from '@vitrine/northlane/content';
import { shop } from '@vitrine/northlane/shop';
import { decodeSegment, noVariant, productHref, variantParam } from '../../../../../routing';
import { getProduct, getRecommendations, getStock } from '../../../../../server/catalog/catalog';
import { valueOf } from '../../../../../server/reading/reading';
import { siteUrl } from '../../../../../server/environment/variables';
import { JsonLd } from '../../../../../structuredData/JsonLd';
import { trailData } from '../../../../../structuredData/listingData';
import { productData } from '../../../../../structuredData/productData';

export const generateStaticParams = () => [];

const shownRecommendations = 4;

interface PageProps {
  params: Promise<{ locale: string; slug: string; variant: string }>;
}

/** Returns the variant in the URL. Undefined without one, or if the product does not have it. */
const namedVariant = (product: Product, param: string) => product.variants.find(({ id }) => variantParam(id) === param);

/** Returns the product without the fields that only search engines need, or that repeat other fields. */
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
    media: withShortIds(rest.media),
    variants: rest.variants.map(({ sku: _sku, gtin: _gtin, image, compareAtPrice, ...variant }) => ({
      ...variant,
      ...(compareAtPrice && { compareAtPrice }),
      ...(image && { image: { src: image.src } }),
    })),
  };
}

/** Returns a recommended product without the alternative texts of its pictures: its name describes them. */
function tileForBrowser({ compareAtPrice, priceRange, ...product }: ProductSummary): ProductSummary {
  return {
    ...product,
    ...(compareAtPrice && { compareAtPrice }),
    ...(priceRange && { priceRange }),
    media: withShortIds(product.media).map(({ details: { alt: _alt, ...details }, ...item }) => ({ ...item, details })),
  };
}

/** Replaces the platform's long ids. The browser only needs to distinguish one product's pictures. */
const withShortIds = <Item extends ProductMedia>(media: readonly Item[]): Item[] =>
  media.map((item, index) => ({ ...item, id: String(index) }));

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  return orNoMetadata(async () => {
    const product = await valueOf(getProduct(locale, decodeSegment(slug)));
    if (!product) return { title: messages.pageNotFound };
    const title = product.metaTitle ?? product.name;
    const description = product.metaDescription ?? (product.description && excerpt(product.description));
    return pageMetadata({ title, path: productHref(product.slug), description, card: productCard(product.slug) });
  });
}

export default async function ProductPage({ params }: PageProps) {
  const { locale, slug: segment, variant } = await params;
  const slug = decodeSegment(segment);
  return orFailure(productHref(slug), async () => {
    const product = await valueOf(getProduct(locale, slug));
    if (!product) {
      await redirectIfMoved(locale, productHref(slug));
      return <NotFoundPage />;
    }
    const shown = forBrowser(product);
    const named = namedVariant(product, variant);
    const [recommended, records] = await Promise.all([
      getRecommendations(locale, product.id),
      getStock(locale, product),
    ]);
    const tiles = recommended.slice(0, shownRecommendations);
    const isOwnAddress = product.slug.replace(/^\//, '') === slug && (named !== undefined || variant === noVariant);
    return (
      <>
        {!isOwnAddress && <MadeUp />}
        {!records && <ShortLived />}
        <ShowsProducts products={[product, ...tiles]} />
        <JsonLd
          thing={productData(product, { site: siteUrl(), seller: shop.name, trade, ...(records && { records }) })}
        />
        <JsonLd thing={trailData(productTrail(product), siteUrl())} />
        <PageBody above={<ProductTrail product={product} />}>
          <ProductView
            key={product.id}
            product={shown}
            initialVariantId={named?.id}
            hasRecommendations={recommended.length > 0}
          />
          <Recommendations products={tiles.map(tileForBrowser)} />
          <RecentlyViewed product={shown} />
        </PageBody>
      </>
    );
  });
}
