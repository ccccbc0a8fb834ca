/** Converts responses of the Storefront API to the common model. Pure; every field is listed. */
import * as v from 'valibot';
import type {
  Cart,
  CartDiscount,
  CartItem,
  Collection,
  CollectionSummary,
  Image,
  InventoryRecord,
  ProductMedia,
  MenuLink,
  MediaItem,
  Product,
  ProductColor,
  ProductOption,
  ProductSummary,
  Shop,
  Variant,
} from '../../../model/entities.js';
import type { FeedItem, Redirect, SitemapItem } from '../../../port/catalog.js';
import { listingPrice, listingPriceRange } from '../../../model/listingPrice.js';
import { addMoney } from '../../../model/money.js';
import { fileName } from '../../shared/fileName.js';
import { toGtin } from '../../shared/gtin.js';
import { toExternalVideo, toModel, toVideo, videoIdOf } from '../../shared/media.js';
import { named, namedMedia } from '../../shared/named.js';
import type { IsNew } from '../../shared/newness.js';
import type { CleanHtml } from '../../shared/richTextRules.js';
import { isChoice, toCompareAtPrice, toWait, variantTitle } from '../shared/normalize.js';
import { parseVideoDetails } from '../shared/videoDetails.js';
import { toSwatch } from '../../shared/swatch.js';
import type { Answer, CartAnswer } from './answers.js';
import { isNamed } from './nodes.js';

/** Data about the shop that is not in the responses. */
export interface NormalizeContext {
  baseUrl: string;
  imageUrl: (src: string) => string;
  isNew: IsNew;
  /** Servers and browsers clean the merchant's HTML in ways of their own. */
  cleanHtml: CleanHtml;
}

type WireImage = NonNullable<WireProduct['featuredImage']>;
type WireMedia = WireSummary['media']['nodes'][number];
type WirePlayed = WireProduct['media']['nodes'][number];
type WireProduct = NonNullable<Answer<'product'>['product']>;
type WireVariant = WireProduct['variants']['nodes'][number];
type WireCollection = NonNullable<Answer<'collection'>['collection']>;
type WireSummary = Node<'summaries'>;
type WireCollectionSummary = Answer<'collections'>['collections']['nodes'][number];
type WireSitemapItem = NonNullable<Answer<'sitemap'>['sitemap']['resources']>['items'][number];
type WireFeedProduct = Answer<'feed'>['products']['nodes'][number];
type WireMenuItem = NonNullable<Answer<'menu'>['menu']>['items'][number]['items'][number];
type Node<Name extends 'summaries' | 'productInventory' | 'variantInventory'> = Extract<
  Answer<Name>['nodes'][number],
  { id: string }
>;

export const toShop = ({ shop }: Answer<'shop'>): Shop => ({
  name: shop.name,
  description: shop.description || undefined,
  currencyCode: shop.paymentSettings.currencyCode,
});

export function toMenu({ shop, menu }: Answer<'menu'>, { baseUrl }: NormalizeContext): MenuLink[] {
  const hosts = [shop.primaryDomain.host, new URL(baseUrl).host];
  return (menu?.items ?? []).flatMap<MenuLink>((item) => {
    const subMenuLinks = orUndefined(item.items.flatMap((child) => toMenuLink(child, hosts)));
    const [link] = toMenuLink(item, hosts);
    if (link) return [{ ...link, subMenuLinks }];
    return subMenuLinks ? [{ label: item.title, subMenuLinks }] : [];
  });
}

/** Converts a link. Links into the shop become our paths, and others stay unchanged. A link without a target is left out. */
function toMenuLink({ title, type, url }: WireMenuItem, hosts: readonly string[]): { label: string; slug: string }[] {
  // Merchants write '#' for an item that only opens its sub-items.
  if (!url || url === '#' || !URL.canParse(url, `https://${hosts[0]}`)) return [];
  const { protocol, host, pathname, search, hash, href } = new URL(url, `https://${hosts[0]}`);
  if (protocol !== 'https:' && protocol !== 'http:') return [];
  if (type === 'HTTP' && !hosts.includes(host)) return [{ label: title, slug: href }];
  // The platform keeps its pages below /pages, the storefront has them at its root.
  const path = type === 'PAGE' ? pathname.replace(/^\/pages(?=\/)/, '') : pathname;
  return [{ label: title, slug: path + search + hash }];
}

/** The title and description of a product or a collection for search engines. */
export type Seo = Pick<Product, 'metaTitle' | 'metaDescription'>;

export const toSeo = ({ title, description }: WireProduct['seo']): Seo => ({
  metaTitle: title || undefined,
  metaDescription: description || undefined,
});

export const toCollectionSummary = (
  { id, title, handle, image }: WireCollectionSummary,
  context: NormalizeContext,
): CollectionSummary => {
  const picture = toImage(image, context);
  return { id, name: title, slug: handle, image: picture && named(picture, title) };
};

export const toCollection = (collection: WireCollection, context: NormalizeContext): Collection => ({
  ...toCollectionSummary(collection, context),
  description: collection.description || undefined,
  descriptionHtml: context.cleanHtml(collection.descriptionHtml),
  ...toSeo(collection.seo),
});

export function toProductSummary(product: WireSummary, context: NormalizeContext): ProductSummary {
  const [first, second] = product.variants.nodes;
  const price = listingPrice({ variants: first ? [first] : [], price: product.priceRange.minVariantPrice });
  return {
    id: product.id,
    name: product.title,
    slug: `/${product.handle}`,
    brand: product.vendor || undefined,
    price,
    compareAtPrice: toCompareAtPrice(price, first?.compareAtPrice),
    priceRange: listingPriceRange([product.priceRange.minVariantPrice, product.priceRange.maxVariantPrice]),
    availableForSale: product.availableForSale,
    soleVariantId: second ? undefined : first?.id,
    stock: {
      quantity: stockOf({ ...product, quantityAvailable: product.totalInventory }),
      // Only the variants know of back orders, and a listing has two of them at most.
      wait: toWait(!second && first?.currentlyNotInStock, product.releaseDate?.value),
    },
    isNew: context.isNew(product.publishedAt),
    media: namedMedia(
      product.media.nodes.flatMap((item) => toPoster(item, context) ?? []),
      product.title,
    ),
    colors: toColors(product.options, context),
    _originalPlatform: 'shopify',
  };
}

/** Returns the values of the first option with swatches. */
function toColors(options: WireSummary['options'], context: NormalizeContext): ProductColor[] | undefined {
  const lists = options.map(({ optionValues }) =>
    optionValues.flatMap(({ name, swatch: found, firstSelectableVariant: variant }): ProductColor[] => {
      const { swatch } = lookOf(found, context);
      return swatch ? [{ name, swatch, image: toImage(variant?.image ?? null, context) }] : [];
    }),
  );
  return lists.find(({ length }) => length > 0);
}

/** What a page and a feed say of a product. */
function toFacts(
  product: WireFeedProduct | WireProduct,
  variants: readonly WireVariant[],
  media: ProductMedia[],
  context: NormalizeContext,
): Product {
  const options = toOptions(product.options, context);
  return {
    id: product.id,
    name: product.title,
    slug: `/${product.handle}`,
    brand: product.vendor || undefined,
    type: product.productType || undefined,
    description: product.description || undefined,
    media,
    variants: variants.map((variant) => toVariant(variant, product.title, options, context)),
    options,
    price: product.priceRange.minVariantPrice,
    inventoryTracking: trackingOf(variants),
    thumbnail: toImage(product.featuredImage, context),
    ...toSeo(product.seo),
    _originalPlatform: 'shopify',
  };
}

/** @param variants All variants, from every page of the response. */
export function toProduct(product: WireProduct, variants: readonly WireVariant[], context: NormalizeContext): Product {
  return {
    ...toFacts(product, variants, toMedia(product, context), context),
    descriptionHtml: context.cleanHtml(product.descriptionHtml),
    collections: orUndefined(product.collections.nodes.map(({ title, handle }) => ({ name: title, slug: handle }))),
    specifications: toSpecifications(product.specifications?.value),
    sizeGuideHtml: context.cleanHtml(product.sizeGuide?.value ?? ''),
  };
}

/** @param variants All variants, from every page of the response. */
export function toFeedItem(
  product: WireFeedProduct,
  variants: readonly WireVariant[],
  context: NormalizeContext,
): FeedItem {
  // Of videos and 3D models, the response has nothing.
  const media = product.media.nodes.flatMap((item) => (isNamed(item) ? (toPoster(item, context) ?? []) : []));
  return {
    product: toFacts(product, variants, media, context),
    stock: Object.fromEntries(
      variants.map((variant) => [
        variant.id,
        {
          availableForSale: variant.availableForSale,
          quantity: stockOf(variant),
          wait: toWait(variant.currentlyNotInStock, product.releaseDate?.value),
        },
      ]),
    ),
  };
}

const trackingOf = (variants: readonly WireVariant[]): Product['inventoryTracking'] =>
  variants.length > 0 && variants.every((each) => stockOf(each) !== undefined) ? 'variant' : undefined;

const specifications = v.array(v.object({ name: v.string(), value: v.string() }));

/** Parses JSON that the merchant wrote. Malformed JSON is left out. */
function toSpecifications(text: string | undefined): Product['specifications'] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return v.is(specifications, found) ? orUndefined(found) : undefined;
  } catch {
    return undefined;
  }
}

const lookOf = (
  swatch: WireSummary['options'][number]['optionValues'][number]['swatch'],
  { imageUrl }: NormalizeContext,
) => toSwatch({ colors: [swatch?.color], image: swatch?.image?.previewImage?.url, imageUrl });

/** Converts options. The platform has no default values, and every option is required. */
const toOptions = (options: WireProduct['options'], context: NormalizeContext): ProductOption[] =>
  options
    .filter(({ name, optionValues }) =>
      isChoice(
        name,
        optionValues.map((value) => value.name),
      ),
    )
    .map(({ id, name, optionValues }) => ({
      id,
      displayName: name,
      required: true,
      optionValues: optionValues.map(({ name: value, swatch }) => ({
        value,
        text: value,
        ...lookOf(swatch, context),
      })),
    }));

function toVariant(
  variant: WireVariant,
  productName: string,
  options: readonly ProductOption[],
  context: NormalizeContext,
): Variant {
  const idOf = (name: string) => options.find(({ displayName }) => displayName === name)?.id;
  return {
    id: variant.id,
    name: variantTitle(variant.title) ?? productName,
    sku: variant.sku || undefined,
    gtin: toGtin(variant.barcode),
    price: variant.price,
    compareAtPrice: toCompareAtPrice(variant.price, variant.compareAtPrice),
    optionValues: variant.selectedOptions.flatMap(({ name, value }) => {
      const optionId = idOf(name);
      return optionId === undefined ? [] : [{ optionId, value }];
    }),
    image: toImage(variant.image, context),
  };
}

function toMedia({ media, featuredImage, videos }: WireProduct, context: NormalizeContext): ProductMedia[] {
  const told = parseVideoDetails(videos?.value);
  return media.nodes.flatMap((item: WirePlayed): ProductMedia[] => {
    const isPlayed = 'videoSources' in item || 'host' in item || 'modelSources' in item;
    const poster = toPoster(item, context, isPlayed ? featuredImage : null);
    if (!poster) return [];
    if ('videoSources' in item)
      return toVideo(poster, item.videoSources, { fileUrl: context.imageUrl, ...told.shift() });
    if ('host' in item) return toExternalVideo(poster, { host: item.host, videoId: videoIdOf(item.embedUrl) });
    if ('modelSources' in item) return toModel(poster, item.modelSources);
    return [poster];
  });
}

function toPoster(
  { id, alt, previewImage }: WireMedia,
  context: NormalizeContext,
  fallback: WireImage | null = null,
): MediaItem | undefined {
  const source = previewImage ?? fallback;
  const image = toImage(source, context);
  return image && source
    ? { id, details: { name: fileName(source.url), ...image, alt: alt ?? (previewImage ? image.alt : undefined) } }
    : undefined;
}

/** Converts a redirect. The platform's own domain has the same paths as the shop. */
export function toRedirect({ target }: { target: string }, { baseUrl }: NormalizeContext): Redirect | undefined {
  const url = URL.parse(target, baseUrl);
  if (!url) return undefined;
  return { target: url.origin === new URL(baseUrl).origin ? url.pathname + url.search + url.hash : url.href };
}

/** Converts an item of the sitemap. It has the path of a picture below the folder of the shop's files. */
export function toSitemapItem(
  { handle, updatedAt, image }: WireSitemapItem,
  { baseUrl, imageUrl }: NormalizeContext,
): SitemapItem {
  const src = image?.filepath && URL.parse(image.filepath, new URL('/cdn/shop/', baseUrl))?.href;
  return {
    slug: `/${handle}`,
    updatedAt,
    ...(src && { image: { src: imageUrl(src), ...(image.alt && { alt: image.alt }) } }),
  };
}

export function toImage(image: WireImage | null, { imageUrl }: NormalizeContext): Image | undefined {
  if (!image) return undefined;
  return {
    src: imageUrl(image.url),
    alt: image.altText ?? undefined,
    width: image.width ?? undefined,
    height: image.height ?? undefined,
  };
}

export const toProductInventory = ({
  availableForSale,
  totalInventory,
  releaseDate,
}: Node<'productInventory'>): InventoryRecord => ({
  availableForSale,
  quantity: stockOf({ availableForSale, quantityAvailable: totalInventory }),
  wait: toWait(false, releaseDate?.value),
});

export const toVariantInventory = (variant: Node<'variantInventory'>): InventoryRecord => ({
  availableForSale: variant.availableForSale,
  quantity: stockOf(variant),
  minOrder: variant.quantityRule.minimum,
  maxOrder: variant.quantityRule.maximum ?? undefined,
  wait: toWait(variant.currentlyNotInStock, variant.product.releaseDate?.value),
});

/** Returns the number of pieces that limits a sale. Undefined if it is unknown, or if the item is for sale without stock and so has no limit. */
function stockOf(counted: { availableForSale: boolean; quantityAvailable: number | null }): number | undefined {
  const { availableForSale, quantityAvailable } = counted;
  return quantityAvailable === null || (availableForSale && quantityAvailable <= 0) ? undefined : quantityAvailable;
}

type WireLine = CartAnswer['lines']['nodes'][number];

/** @param lines All lines, from every page of the response. */
export const toCart = (cart: CartAnswer, lines: readonly WireLine[], context: NormalizeContext): Cart => ({
  items: lines.map((line) => toCartItem(line, context)),
  checkoutUrl: lines.length > 0 ? cart.checkoutUrl : undefined,
  subtotalPrice: cart.cost.subtotalAmount,
  discounts: orUndefined(toDiscounts(cart)),
  note: cart.note || undefined,
  attributes: orUndefined(cart.attributes.flatMap(({ key, value }) => (value ? [{ key, value }] : []))),
});

const toDiscounts = ({ discountCodes, discountAllocations }: CartAnswer): CartDiscount[] =>
  discountCodes
    .filter(({ applicable }) => applicable)
    .map(({ code }) => {
      const amounts = discountAllocations.flatMap((allocation) =>
        allocation.code === code ? [allocation.discountedAmount] : [],
      );
      return { code, amount: amounts.length > 0 ? amounts.reduce((sum, amount) => addMoney(sum, amount)) : undefined };
    });

function toCartItem({ id, quantity, cost, merchandise }: WireLine, context: NormalizeContext): CartItem {
  const image = toImage(merchandise.image ?? merchandise.product.featuredImage, context);
  return {
    id,
    lineItemId: id,
    productId: merchandise.product.id,
    variantId: merchandise.id,
    title: merchandise.product.title,
    subtitle: variantTitle(merchandise.title),
    price: cost.amountPerQuantity,
    quantity,
    imageUrl: image?.src,
    imageAlt: image?.alt,
    slug: merchandise.product.handle || undefined,
    options: orUndefined(merchandise.selectedOptions.filter(({ name, value }) => isChoice(name, [value]))),
  };
}

const orUndefined = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined);
