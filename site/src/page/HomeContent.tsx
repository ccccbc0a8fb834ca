import type { CollectionSummary, Product, ProductSummary } from '@vitrine/commerce';
import { Text, type ImageLoader } from '@vitrine/components';
import { CollectionLinks, Feature, messages, ProductGrid } from '@vitrine/sections';
import { home } from '@vitrine/northlane/content';
import { PageBody } from './PageBody';

/** The number of products in the list: two rows on wide screens. */
export const listedProducts = 8;

export interface HomeContentProps {
  /** All collections of the shop. Collections without a picture are left out. */
  collections: readonly CollectionSummary[];
  /** The featured product. Without it, its part is left out. */
  lead: Product | undefined;
  /** The heading of the product list. Without it, the list is left out. */
  listName: string | undefined;
  products: readonly ProductSummary[];
  imageLoader: ImageLoader | undefined;
}

/** The start page, from the data that was read for it. */
export function HomeContent({ collections, lead, listName, products, imageLoader }: HomeContentProps) {
  const { lead: leading, story } = home;
  const pictured = collections.filter(({ image }) => image);
  const opening = pictured.find(({ slug }) => slug === home.opening) ?? pictured[0];
  // The picture that opens the page comes last among the collections, not a second time below it.
  const ordered = [...pictured.filter((each) => each !== opening), ...(opening ? [opening] : [])];
  return (
    <PageBody>
      <Feature
        variant="opening"
        title={home.title}
        image={opening?.image}
        aspectRatio="8 / 5"
        keep="end"
        action={opening && { label: home.action, href: { page: 'collection', slug: opening.slug } }}
        imageLoader={imageLoader}
      >
        <Text size="lg">{home.text}</Text>
      </Feature>
      <CollectionLinks title={messages.collections} collections={ordered} imageLoader={imageLoader} />
      {lead && (
        <Feature
          title={lead.name}
          kicker={leading.kicker}
          image={lead.media[0]?.details}
          aspectRatio="1"
          isReversed
          action={{ label: leading.action, href: { page: 'product', slug: lead.slug } }}
          imageLoader={imageLoader}
        >
          <Text>{leading.text}</Text>
        </Feature>
      )}
      {listName && <ProductGrid title={listName} showTitle products={products} imageLoader={imageLoader} />}
      <Feature
        title={story.title}
        kicker={story.kicker}
        image={pictured.find(({ slug }) => slug === story.picture)?.image}
        aspectRatio="8 / 5"
        keep="end"
        action={{ label: story.action, href: '/about' }}
        imageLoader={imageLoader}
      >
        {story.paragraphs.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Feature>
    </PageBody>
  );
}
