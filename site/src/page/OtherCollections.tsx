import type { CollectionSummary } from '@vitrine/commerce';
import { CollectionLinks, messages } from '@vitrine/sections';
import { shop } from '@vitrine/northlane/shop';
import { defaultLocale, listingPath } from '../routing';
import { getCollections, imageLoader } from '../server/catalog/catalog';
import { valueOr } from '../server/reading/reading';

interface OtherCollectionsProps {
  /** Default: 'Collections'. */
  title?: string;
  /** The path segment of a collection to leave out. Default: none. */
  without?: string;
}

/** Links to the shop's collections, for a page that has nothing to show. Every page reads them for its menu. */
export async function OtherCollections({ title = messages.collections, without }: OtherCollectionsProps) {
  const collections = await readCollections();
  const others = collections.filter(({ slug }) => slug !== without);
  if (others.length === 0) return null;
  return <CollectionLinks title={title} showTitle collections={others} imageLoader={imageLoader()} />;
}

/** Reads the collections with a picture. If the platform fails, they are the ones of the shop's own menu, without pictures. */
export async function readCollections(): Promise<readonly CollectionSummary[]> {
  const collections = await valueOr(getCollections(defaultLocale), undefined);
  return collections?.filter(({ image }) => image) ?? collectionsOfMenu;
}

const collectionsPath = listingPath('collection', '');

const collectionsOfMenu: readonly CollectionSummary[] = (shop.menu ?? [])
  .flatMap(({ subMenuLinks = [] }) => subMenuLinks)
  .filter(({ slug }) => slug.startsWith(collectionsPath))
  .map(({ label, slug }) => ({ id: slug, name: label, slug: slug.slice(collectionsPath.length) }));
