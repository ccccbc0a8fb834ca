import type { Brand, Collection, ListingOffer, ListingView, ProductListing } from '@vitrine/commerce';
import { Text, type ImageLoader } from '@vitrine/components';
import { Banner, messages as english, ProductList, type Messages } from '@vitrine/sections';
import type { ReactNode } from 'react';
import { AboveBanner, PageBody } from './PageBody';
import { Trail } from './Trail';

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
  productsPerPage: number;
  /** BCP 47. */
  locale: string;
  /** Shown in place of a list that is empty without filters. */
  emptyState: ReactNode;
  /** Shown below the message that no product matches the filters. */
  noMatchState: ReactNode;
}

/** A page of the products of a collection or brand, from the data that was read for it. */
export function ListingContent({ subject, messages, ...list }: ListingContentProps) {
  const { name, image, description } = subject;
  return (
    <>
      <AboveBanner>
        <Trail home={messages?.breadcrumbHome} items={[{ label: name, url: list.path, isCurrentPage: true }]} />
      </AboveBanner>
      {/* The picture opens the list. Further pages begin with the products. */}
      {list.page === 1 ? (
        <Banner title={name} showTitle size="md" image={image} imageLoader={list.imageLoader}>
          {description}
        </Banner>
      ) : (
        <Banner title={name} showTitle size="md" />
      )}
      <PageBody>
        {/* `messages` is undefined for English, the default: as a prop, the page would contain all texts of the shop. */}
        <ProductList name={name} messages={messages} {...list} />
      </PageBody>
    </>
  );
}

export interface EmptyListingProps {
  /** Default: the English messages. */
  messages?: Messages;
  /** Links to other collections. */
  children: ReactNode;
}

/** Shown in place of the products of an empty collection. */
export function EmptyListing({ messages = english, children }: EmptyListingProps) {
  return (
    <>
      <Text>{messages.emptyCollection}</Text>
      {children}
    </>
  );
}
