/** Converts Algolia's answers to the common model. The functions are pure and list every field. */
import type { HighlightedText, MediaItem, SearchHit } from '../../model/entities.js';
import type { Platform } from '../../model/flavours.js';
import type { BuyerContext } from '../../port/context.js';
import type { SearchResults } from '../../port/search.js';
import type { WireHit, WireResults } from './answers.js';

/**
 * Algolia puts these tags around a match. They are private-use characters, which no text contains, so that a tag in a text cannot be
 * mistaken for one.
 */
export const highlightTags = { highlightPreTag: '\u{e000}', highlightPostTag: '\u{e001}' } as const;

export interface NormalizeContext {
  platform: Platform;
  buyer: BuyerContext | undefined;
  imageUrl: (src: string) => string;
}

export const toResults = (
  { hits, page, nbPages, nbHits, exhaustive, exhaustiveNbHits }: WireResults,
  context: NormalizeContext,
): SearchResults => ({
  hits: hits.map((hit) => toHit(hit, context)),
  page,
  totalPages: nbPages,
  total: nbHits,
  isTotalExact: exhaustive?.nbHits ?? exhaustiveNbHits ?? true,
  facets: [],
});

export function toHit(hit: WireHit, context: NormalizeContext): SearchHit {
  const { name, description } = hit._highlightResult ?? {};
  const offers = new Map(Object.entries(hit.offers ?? {}));
  const offer = offers.get(context.buyer?.country ?? '') || hit;
  return {
    id: hit.objectID,
    name: hit.name,
    slug: `/${hit.slug.replace(/^\/+/, '')}`,
    ...(hit.brand && { brand: hit.brand }),
    ...(offer.price && { price: offer.price }),
    ...(offer.compareAtPrice && { compareAtPrice: offer.compareAtPrice }),
    ...(hit.availableForSale != null && { availableForSale: hit.availableForSale }),
    media: toMedia(hit, context),
    searchResult: {
      name: name ? partsOf(name.value) : [{ text: hit.name, isMatch: false }],
      ...(description && { description: partsOf(description.value) }),
    },
    _originalPlatform: context.platform,
  };
}

const toMedia = ({ objectID, images }: WireHit, { imageUrl }: NormalizeContext): MediaItem[] =>
  (images ?? []).slice(0, 2).map(({ src, alt, width, height }, index) => ({
    id: `${objectID}-${index}`,
    details: {
      src: imageUrl(src),
      ...(alt != null && { alt }),
      ...(width != null && { width }),
      ...(height != null && { height }),
    },
  }));

/** Splits a text at the tags into matches and other text. */
function partsOf(marked: string): HighlightedText {
  const { highlightPreTag: begin, highlightPostTag: end } = highlightTags;
  return marked
    .split(new RegExp(`(${begin}[^${end}]*${end})`, 'u'))
    .filter(Boolean)
    .map((part) => ({ text: part.replaceAll(begin, '').replaceAll(end, ''), isMatch: part.startsWith(begin) }));
}
