import { Text } from '@vitrine/components';
import { CollectionLinks, Feature, messages, ProductGrid } from '@vitrine/sections';
import type { Metadata } from 'next';
import { home } from '../../content';
import { PageBody } from '../../page/PageBody';
import { orFailure, orNoMetadata } from '../../page/orFailure';
import {
  getCollection,
  getCollectionProducts,
  getCollections,
  getProduct,
  getShop,
  imageLoader,
} from '../../server/catalog';

export const generateStaticParams = () => [];

/** Two rows on wide screens. */
const listedProducts = 8;

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
    const { lead: leading, story } = home;
    const [collections, lead, goods, listing] = await Promise.all([
      getCollections(locale),
      getProduct(locale, leading.slug),
      getCollection(locale, home.listing),
      getCollectionProducts(locale, home.listing, listedProducts),
    ]);
    const pictured = collections.filter(({ image }) => image);
    const opening = pictured.find(({ slug }) => slug === home.opening) ?? pictured[0];
    const pictures = imageLoader();
    return (
      <PageBody>
        <Feature
          variant="opening"
          title={home.title}
          image={opening?.image}
          aspectRatio="8 / 5"
          keep="end"
          action={opening && { label: home.action, href: { page: 'collection', slug: opening.slug } }}
          imageLoader={pictures}
        >
          <Text size="lg">{home.text}</Text>
        </Feature>
        <CollectionLinks title={messages.collections} collections={pictured} imageLoader={pictures} />
        {lead && (
          <Feature
            title={lead.name}
            kicker={leading.kicker}
            image={lead.media[0]?.details}
            aspectRatio="1"
            isReversed
            action={{ label: leading.action, href: { page: 'product', slug: lead.slug } }}
            imageLoader={pictures}
          >
            <Text>{leading.text}</Text>
          </Feature>
        )}
        {goods && listing && (
          <ProductGrid title={goods.name} showTitle products={listing.items} imageLoader={pictures} />
        )}
        <Feature
          title={story.title}
          kicker={story.kicker}
          image={pictured.find(({ slug }) => slug === story.picture)?.image}
          aspectRatio="8 / 5"
          keep="end"
          action={{ label: story.action, href: '/about' }}
          imageLoader={pictures}
        >
          {story.paragraphs.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </Feature>
      </PageBody>
    );
  });
}
