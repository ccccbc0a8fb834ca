import {
  listingOffer,
  listingViewHref,
  readListingView,
  totalPages,
  type Brand,
  type Collection,
} from '@vitrine/commerce';
import { messages } from '@vitrine/sections';
import type { Metadata } from 'next';
import { LastingContent } from '../client/LastingPage';
import { decodeSegment, listingHref, listingPath, defaultView } from '../routing';
import { getBrand, getCollection, getListing, imageLoader } from '../server/catalog/catalog';
import { valueOf } from '../server/reading/reading';
import { platform } from '../server/shop/platform';
import { excerpt } from './excerpt';
import { EmptyListing, ListingContent } from './ListingContent';
import { redirectIfMoved } from './moved';
import { NoSuchPage } from './NoSuchPage';
import { NotFoundPage } from './NotFoundPage';
import { OtherCollections } from './OtherCollections';
import { orFailure, orNoMetadata } from './orFailure';
import { pageMetadata } from './pageMetadata';
import { MadeUp, ShortLived, ShowsProducts } from './PageStatus';
import { readInSize } from './pageSize';
import { siteUrl } from '../server/environment/variables';
import { JsonLd } from '../structuredData/JsonLd';
import { listingData, trailData } from '../structuredData/listingData';

export interface ListingPageProps {
  params: Promise<{ locale: string; name: string; page: string; view: string }>;
}

type Kind = 'collection' | 'brand';

/** Parses the segments of an internal URL: see routing.ts. */
async function readParams(params: ListingPageProps['params']) {
  const { locale, name, page, view } = await params;
  return {
    locale,
    slug: decodeSegment(name),
    page: /^\d+$/.test(page) ? Number(page) : 0,
    query: view === defaultView ? '' : decodeSegment(view),
  };
}

/** Reads the page's collection or brand. Undefined if there is none, or if the platform has no brands. */
async function readSubject(kind: Kind, locale: string, slug: string): Promise<Brand | Collection | undefined> {
  if (kind === 'collection') return valueOf(getCollection(locale, slug));
  return platform().capabilities.brands ? valueOf(getBrand(locale, slug)) : undefined;
}

/** Reads the products of a page. The first page always exists, even if it is empty. Undefined for another page without products, or below 1. */
async function readPage(kind: Kind, locale: string, slug: string, query: string, page: number) {
  if (page < 1) return undefined;
  const read = await readInSize((perPage) => valueOf(getListing(locale, kind, slug, query, page, perPage)));
  return page === 1 || read.listing?.items.length ? read : undefined;
}

export async function listingMetadata(kind: Kind, params: ListingPageProps['params']): Promise<Metadata> {
  const { locale, slug, page, query } = await readParams(params);
  return orNoMetadata(async () => {
    const subject = await readSubject(kind, locale, slug);
    if (!subject) return { title: messages.pageNotFound };
    if (!(await readPage(kind, locale, subject.slug, query, page))) return { title: messages.noSuchPage };
    const {
      name,
      metaTitle: title = name,
      description,
      metaDescription = description && excerpt(description),
    } = subject;
    const { alternates, ...facts } = pageMetadata({
      title: page === 1 ? title : `${title}, page ${page}`,
      path: listingHref(kind, subject.slug, page),
      description: metaDescription,
    });
    // A list of the same products in another order, or of some of them, is not indexed as a page of its own.
    return { ...facts, ...(query ? { robots: { index: false } } : { alternates: alternates ?? null }) };
  });
}

/** A page of the products of a collection or of a brand. */
export async function ListingPage({ kind, params }: { kind: Kind } & ListingPageProps) {
  const { locale, slug, page, query } = await readParams(params);
  const content = await orFailure(listingPath(kind, slug), async () => {
    const subject = await readSubject(kind, locale, slug);
    if (!subject) {
      await redirectIfMoved(locale, listingPath(kind, slug));
      return <NotFoundPage />;
    }
    const { listing, productsPerPage } = (await readPage(kind, locale, subject.slug, query, page)) ?? {};
    if (!listing || !productsPerPage) return noPage(kind, locale, subject, query);
    const offer = listingOffer(kind, platform().capabilities);
    return (
      <>
        {(subject.slug !== slug || query !== '') && <MadeUp />}
        {!listing.isTotalExact && <ShortLived />}
        <ShowsProducts products={listing.items} />
        <JsonLd thing={trailData([{ name: subject.name, path: listingPath(kind, subject.slug) }], siteUrl())} />
        {query === '' && (
          <JsonLd
            thing={listingData(subject, listing.items, {
              path: listingHref(kind, subject.slug, page),
              before: (page - 1) * productsPerPage,
              site: siteUrl(),
            })}
          />
        )}
        <ListingContent
          subject={subject}
          listing={listing}
          view={readListingView(new URLSearchParams(query), offer)}
          offer={offer}
          path={listingPath(kind, subject.slug)}
          page={page}
          productsPerPage={productsPerPage}
          locale={locale}
          emptyState={
            <EmptyListing>
              <OtherCollections title={messages.browseCollections} without={subject.slug} />
            </EmptyListing>
          }
          noMatchState={<OtherCollections title={messages.browseCollections} without={subject.slug} />}
          imageLoader={imageLoader()}
        />
      </>
    );
  });
  return <LastingContent>{content}</LastingContent>;
}

/** Reads the list's first page, whose failure shows as any other. */
async function noPage(kind: Kind, locale: string, subject: Brand | Collection, query: string) {
  const first = await readPage(kind, locale, subject.slug, query, 1);
  const pages = first?.listing ? Math.max(1, totalPages(first.listing.total, first.productsPerPage)) : 1;
  const view = readListingView(new URLSearchParams(query), listingOffer(kind, platform().capabilities));
  const getHref = (number: number) => listingViewHref(listingPath(kind, subject.slug), view, number);
  return <NoSuchPage list={subject.name} totalPages={pages} getHref={getHref} locale={locale} />;
}
