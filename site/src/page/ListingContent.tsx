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
  /** Default: the English messages. */
  messages?: Messages;
}

export interface ListingContentProps extends Shown {
  /** The collection or brand whose products are listed. */
  subject: Brand | Collection;
  listing: ProductListing;
  view: ListingView;
  offer: ListingOffer;
  /** The public path of the list. */
  path: string;
  page: number;
  /** BCP 47. */
  locale: string;
  /** Shown in place of a list that is empty without filters. */
  emptyState: ReactNode;
}

/** A page of the products of a collection or brand, from the data that was read for it. */
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
        {/* `messages` is undefined for English, the default: as a prop, the page would contain all texts of the shop. */}
        <ProductList name={name} productsPerPage={productsPerPage} messages={messages} {...list} />
      </PageBody>
    </>
  );
}

export interface EmptyListingProps extends Shown {
  /** The collections to link to. Collections without a picture are left out. */
  collections: readonly CollectionSummary[];
}

/** Shown in place of the products of an empty collection. */
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
