import type { FeedItem, Money, Product, Variant } from '@vitrine/commerce';
import { productHref, variantParam } from '../routing';
import { availabilityOf, chosenIn, nameOf, pictureOf, picturesOf, propertyOf } from '../structuredData/productData';

/** What a feed says of one variant, or of a product without a choice. The facts are the ones of its page. */
export interface FeedEntry {
  id: string;
  /** The id of the product. Undefined if there is nothing to choose. */
  groupId?: string;
  name: string;
  description: string;
  /** URLs. */
  page: string;
  picture: string;
  /** At most ten. */
  furtherPictures: string[];
  price: Money;
  compareAtPrice?: Money;
  availability: ReturnType<typeof availabilityOf>;
  /** The day of the release: '2027-03-12' */
  availableFrom?: string;
  brand?: string;
  gtin?: string;
  type?: string;
  /** The choices by the names of feeds' attributes, such as 'color'. */
  attributes: Record<string, string>;
  /** The choices by the shop's names, such as 'Colour'. */
  choices: Record<string, string>;
}

export interface FeedPlaces {
  site: URL;
  /** Returns the URL of a picture in a format that the services read. */
  rasterUrl: (src: string) => string;
}

/** Returns an entry for each variant. None without a price above zero or a picture, which each service requires. */
export const entriesOf = (item: FeedItem, places: FeedPlaces): FeedEntry[] =>
  (item.product.variants.length > 0 ? item.product.variants : [undefined]).flatMap(
    (variant) => entryOf(item, variant, places) ?? [],
  );

function entryOf(
  { product, stock }: FeedItem,
  variant: Variant | undefined,
  { site, rasterUrl }: FeedPlaces,
): FeedEntry | undefined {
  const { slug, brand, type, variants, name } = product;
  const pictures = picturesOf(product);
  const hasChoice = variant && variants.length > 1;
  const picture = hasChoice ? pictureOf(product, variant) : pictures[0];
  const price = variant?.price ?? product.price;
  if (!picture || !price || Number(price.amount) === 0) return undefined;
  const chosen = variant ? chosenIn(product, variant) : [];
  const availability = availabilityOf(product, variant, stock);
  const wait = stock[variant?.id ?? product.id]?.wait ?? stock[product.id]?.wait;
  const isLater = availability === 'PreOrder' || availability === 'BackOrder';
  return {
    id: variantParam(variant?.id ?? product.id),
    ...(hasChoice && { groupId: variantParam(product.id) }),
    name: (hasChoice ? nameOf(product, variant) : name).slice(0, longestName),
    description: textOf(product),
    page: new URL(productHref(slug, hasChoice ? variant.id : undefined), site).href,
    picture: new URL(rasterUrl(picture), site).href,
    furtherPictures: pictures
      .filter((src) => src !== picture)
      .slice(0, 10)
      .map((src) => new URL(rasterUrl(src), site).href),
    price,
    ...(variant?.compareAtPrice && { compareAtPrice: variant.compareAtPrice }),
    availability,
    ...(isLater && wait?.date && { availableFrom: wait.date }),
    ...(brand && { brand }),
    ...(variant?.gtin && { gtin: variant.gtin }),
    ...(type && { type }),
    attributes: Object.fromEntries(
      chosen.flatMap((each) => {
        const property = propertyOf(each.name);
        return property ? [[property, each.text]] : [];
      }),
    ),
    choices: Object.fromEntries(chosen.map((each) => [each.name, each.text])),
  };
}

/** The most characters that both services take of a name and of a description. */
const longestName = 150;
const longestText = 5000;

const textOf = ({ description, metaDescription, name }: Product): string =>
  (description ?? metaDescription ?? name).slice(0, longestText);
