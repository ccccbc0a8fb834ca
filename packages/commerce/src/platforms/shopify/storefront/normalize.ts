/** Converts answers of the Storefront API to the common model. Pure; every field is listed. */
import * as v from 'valibot';
import type {
  Cart,
  CartDiscount,
  CartItem,
  Collection,
  CollectionSummary,
  Image,
  InventoryRecord,
  MediaItem,
  MenuLink,
  Product,
  ProductOption,
  ProductSummary,
  Shop,
  Variant,
} from '../../../model/entities.js';
import { listingPrice } from '../../../model/listingPrice.js';
import { addMoney } from '../../../model/money.js';
import { fileName } from '../../shared/fileName.js';
import { named, namedMedia } from '../../shared/named.js';
import { sanitizeRichText } from '../../shared/richText.js';
import { isChoice, toCompareAtPrice, variantTitle } from '../shared/normalize.js';
import { toSwatch } from '../../shared/swatch.js';
import type { Answer, CartAnswer } from './answers.js';

/** Data about the shop that is not in the answers. */
export interface NormalizeContext {
  baseUrl: string;
  imageUrl: (src: string) => string;
}

type WireImage = NonNullable<WireProduct['featuredImage']>;
type WireMedia = WireProduct['media']['nodes'][number];
type WireProduct = NonNullable<Answer<'product'>['product']>;
type WireVariant = WireProduct['variants']['nodes'][number];
type WireCollection = NonNullable<Answer<'collection'>['collection']>;
type WireSummary = Node<'summaries'>;
type WireCollectionSummary = Answer<'collections'>['collections']['nodes'][number];
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
  descriptionHtml: sanitizeRichText(collection.descriptionHtml, context),
  ...toSeo(collection.seo),
});

export function toProductSummary(product: WireSummary, context: NormalizeContext): ProductSummary {
  const [first] = product.variants.nodes;
  const price = listingPrice({ variants: first ? [first] : [], price: product.priceRange.minVariantPrice });
  return {
    id: product.id,
    name: product.title,
    slug: `/${product.handle}`,
    brand: product.vendor || undefined,
    price,
    compareAtPrice: toCompareAtPrice(price, first?.compareAtPrice),
    availableForSale: product.availableForSale,
    media: namedMedia(toMedia(product.media.nodes, context), product.title),
    _originalPlatform: 'shopify',
  };
}

/** @param variants All variants, from every page of the answer. */
export function toProduct(product: WireProduct, variants: readonly WireVariant[], context: NormalizeContext): Product {
  const options = toOptions(product.options, context);
  return {
    id: product.id,
    name: product.title,
    slug: `/${product.handle}`,
    brand: product.vendor || undefined,
    description: product.description || undefined,
    descriptionHtml: sanitizeRichText(product.descriptionHtml, context),
    media: toMedia(product.media.nodes, context),
    variants: variants.map((variant) => toVariant(variant, product.title, options, context)),
    options,
    price: product.priceRange.minVariantPrice,
    inventoryTracking:
      variants.length > 0 && variants.every((each) => stockOf(each) !== undefined) ? 'variant' : undefined,
    thumbnail: toImage(product.featuredImage, context),
    collections: orUndefined(product.collections.nodes.map(({ title, handle }) => ({ name: title, slug: handle }))),
    specifications: toSpecifications(product.specifications?.value),
    sizeGuideHtml: sanitizeRichText(product.sizeGuide?.value ?? '', context),
    ...toSeo(product.seo),
    _originalPlatform: 'shopify',
  };
}

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

/** Converts options. The platform has no default values, and every option is required. */
const toOptions = (options: WireProduct['options'], { imageUrl }: NormalizeContext): ProductOption[] =>
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
        ...toSwatch({ colors: [swatch?.color], image: swatch?.image?.previewImage?.url, imageUrl }),
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
    price: variant.price,
    compareAtPrice: toCompareAtPrice(variant.price, variant.compareAtPrice),
    optionValues: variant.selectedOptions.flatMap(({ name, value }) => {
      const optionId = idOf(name);
      return optionId === undefined ? [] : [{ optionId, value }];
    }),
    image: toImage(variant.image, context),
  };
}

const toMedia = (media: readonly WireMedia[], context: NormalizeContext): MediaItem[] =>
  media.flatMap(({ id, alt, previewImage }) => {
    const image = toImage(previewImage, context);
    return image && previewImage
      ? [{ id, details: { name: fileName(previewImage.url), ...image, alt: alt ?? image.alt } }]
      : [];
  });

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
}: Node<'productInventory'>): InventoryRecord => ({
  availableForSale,
  quantity: stockOf({ availableForSale, quantityAvailable: totalInventory }),
});

export const toVariantInventory = (variant: Node<'variantInventory'>): InventoryRecord => ({
  availableForSale: variant.availableForSale,
  quantity: stockOf(variant),
  minOrder: variant.quantityRule.minimum,
  maxOrder: variant.quantityRule.maximum ?? undefined,
});

/** Returns the number of pieces that limits a sale. Undefined if it is unknown, or if the item is for sale without stock and so has no limit. */
function stockOf(counted: { availableForSale: boolean; quantityAvailable: number | null }): number | undefined {
  const { availableForSale, quantityAvailable } = counted;
  return quantityAvailable === null || (availableForSale && quantityAvailable <= 0) ? undefined : quantityAvailable;
}

type WireLine = CartAnswer['lines']['nodes'][number];

/** @param lines All lines, from every page of the answer. */
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
