import type {
  Brand,
  Collection,
  CollectionSummary,
  ListingOffer,
  ListingView,
  ProductListing,
} from '@vitrine/commerce';
import { Text, type ImageLoader } from '@vitrine/components';
import { Banner, CollectionLinks, messages as english, ProductList, type Messages } from '@vitrine/sections';
import type { ReactNode } from 'react';
import { AboveBanner, PageBody } from './PageBody';
import { Trail } from './Trail';

export const productsPerPage = 12;

interface Shown {
  imageLoader: ImageLoader | undefined;
  /** Default: the English ones. */
  messages?: Messages;
}

export interface ListingContentProps extends Shown {
  /** What the list is of. */
  subject: Brand | Collection;
  listing: ProductListing;
  view: ListingView;
  offer: ListingOffer;
  /** The public path of the list. */
  path: string;
  page: number;
  /** BCP 47. */
  locale: string;
  /** In place of a list that is empty by itself. */
  emptyState: ReactNode;
}

/** A page of the products of a collection or of a brand, of what was read for it. */
export function ListingContent({ subject, messages, ...list }: ListingContentProps) {
  const { name, image, description } = subject;
  return (
    <>
      <AboveBanner>
        <Trail home={messages?.breadcrumbHome} items={[{ label: name, url: list.path, isCurrentPage: true }]} />
      </AboveBanner>
      <Banner title={name} showTitle size="md" image={image} imageLoader={list.imageLoader}>
        {description}
      </Banner>
      <PageBody>
        {/* English it knows by itself: handed over, all texts of the shop would stand in the page. */}
        <ProductList name={name} productsPerPage={productsPerPage} messages={messages} {...list} />
      </PageBody>
    </>
  );
}

export interface EmptyListingProps extends Shown {
  /** Where to go from here. Those without a picture are left out. */
  collections: readonly CollectionSummary[];
}

/** In place of the products of an empty collection. */
export function EmptyListing({ collections, imageLoader, messages = english }: EmptyListingProps) {
  const pictured = collections.filter(({ image }) => image);
  return (
    <>
      <Text>{messages.emptyCollection}</Text>
      {pictured.length > 0 && (
        <CollectionLinks
          title={messages.browseCollections}
          showTitle
          collections={pictured}
          imageLoader={imageLoader}
        />
      )}
    </>
  );
}
