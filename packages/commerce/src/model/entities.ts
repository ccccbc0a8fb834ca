/** The common data model: the adapters convert every platform's data to it. Absent data is `undefined`, never an invented default. */
import type { Platform } from './flavours.js';

/** An amount of money. */
export interface Money {
  /** A decimal number in major units, as the platform writes it: '1234.5' */
  amount: string;
  /** ISO 4217, three letters: 'USD' */
  currencyCode: string;
}

export interface Image {
  /** An absolute URL. */
  src: string;
  /**
   * An empty string marks a decorative image. Undefined if the shop has no text. In listings and of collections, the name replaces a missing
   * text.
   */
  alt?: string;
  /** Pixels. */
  width?: number;
  /** Pixels. */
  height?: number;
}

/** A picture of a product. */
export interface MediaItem {
  id: string;
  /** The picture. Of a video or a 3D model, the poster: the product's first picture, if the platform has no poster. */
  details: Image & { name?: string };
  kind?: undefined;
}

/** A video in the shop's own files. */
export interface VideoItem extends Omit<MediaItem, 'kind'> {
  kind: 'video';
  /** The same video in several formats, in the platform's order. Each `src` is an absolute http(s) URL. */
  sources: { src: string; type: string; width?: number; height?: number }[];
  /** Seconds. Undefined if the platform does not report it. */
  duration?: number;
  /** ISO 8601. Undefined if the merchant has not set it. */
  uploadDate?: string;
  /** WebVTT files. Undefined if the merchant has set none. */
  captions?: { src: string; language: string; label: string }[];
}

/** A video at a host that has its own player. */
export interface ExternalVideoItem extends Omit<MediaItem, 'kind'> {
  kind: 'externalVideo';
  host: 'youtube' | 'vimeo';
  /** The video's id at the host: letters, digits, hyphens and underscores. */
  videoId: string;
  /** Seconds. Undefined if the platform does not report it. */
  duration?: number;
}

export interface ModelItem extends Omit<MediaItem, 'kind'> {
  kind: 'model';
  /** The absolute http(s) URL of a GLB file. */
  src: string;
}

/** What shows a product. */
export type ProductMedia = MediaItem | VideoItem | ExternalVideoItem | ModelItem;

export interface OptionValue {
  /** Compared with the `optionValues` of a variant. */
  value: string;
  /** The label for shoppers. */
  text: string;
  /** The look of the value, if the shop defines one. */
  swatch?: Swatch;
}

/** The look of an option's value: a colour, several, or a picture of the material. */
export interface Swatch {
  /** Hexadecimal: '#5b6b3a'. Empty if the swatch is only a picture. */
  colors: readonly string[];
  /** An absolute URL. */
  image?: string;
}

/** A choice that a product asks for, such as size. */
export interface ProductOption {
  id: string;
  displayName: string;
  /** The `value` that is chosen initially. */
  defaultValue?: string;
  /** False for a modifier that may stay unset. */
  required: boolean;
  optionValues: OptionValue[];
}

export interface Variant {
  id: string;
  name: string;
  /** The variant's id in the platform's storefront, if it differs from `id`. */
  storefrontId?: string;
  sku?: string;
  /** The number of a barcode: a GTIN with 8, 12, 13 or 14 digits. */
  gtin?: string;
  price?: Money;
  /** The price before a reduction. */
  compareAtPrice?: Money;
  /** One entry for each option that the variant fixes. */
  optionValues: { optionId: string; value: string }[];
  image?: Image;
}

/** A colour of a product in a listing. */
export interface ProductColor {
  /** The label for shoppers, as in filters: 'Ochre' */
  name: string;
  swatch: Swatch;
  /** The picture of a variant in this colour. Undefined if it has none of its own. */
  image?: Image;
}

/** A product as listings show it. */
export interface ProductSummary {
  id: string;
  name: string;
  /** Begins with a slash: '/trail-29'. The product's page is `/products${slug}`. */
  slug: string;
  brand?: string;
  /** The first variant's price if it has one, else the product's. */
  price?: Money;
  compareAtPrice?: Money;
  /** The lowest and the highest price of the variants, which filters and sort orders compare. Undefined if all prices are the same. */
  priceRange?: { min: Money; max: Money };
  /** Whether any variant can be bought. Undefined if the platform's listings do not include it. */
  availableForSale?: boolean;
  /**
   * The id of the only variant, so that one press can add the product to the cart. Undefined if there are several, or if the platform's
   * listings do not include them.
   */
  soleVariantId?: string;
  /** The stock of all variants together, if the platform's listings include it. */
  stock?: Pick<InventoryRecord, 'quantity' | 'wait'>;
  /** Set if the platform has published it within the shop's days for new products. */
  isNew?: true;
  /** At most two pictures: the tile's, and the one for hover. */
  media: MediaItem[];
  /** The colours, in the platform's order. Undefined if no option has swatches, or if the listings of the platform do not include them. */
  colors?: ProductColor[];
  _originalPlatform: Platform;
}

/** A text as a list of parts, in order and without markup. */
export type HighlightedText = { text: string; isMatch: boolean }[];

/** A search result. */
export interface SearchHit extends ProductSummary {
  /** The name and the description, with the matches of the query marked. */
  searchResult: { name: HighlightedText; description?: HighlightedText };
}

export interface Product {
  id: string;
  name: string;
  /** Begins with a slash: '/trail-29'. */
  slug: string;
  brand?: string;
  /** The merchant's type of product: 'Road bike'. Undefined if the platform has none. */
  type?: string;
  /** Plain text. */
  description?: string;
  /** Sanitised by the adapter: safe to set as HTML. */
  descriptionHtml?: string;
  media: ProductMedia[];
  /** In the platform's order; the first one is shown first. */
  variants: Variant[];
  options: ProductOption[];
  price?: Money;
  /** The level at which stock is counted. Undefined counts as 'none'. */
  inventoryTracking?: 'product' | 'variant' | 'none';
  thumbnail?: Image;
  /** [{ name: 'Weight', value: '13.9 kg' }]. Undefined if the platform has no field for them or the merchant left it empty. */
  specifications?: { name: string; value: string }[];
  /** Advice on choosing a size. Sanitised by the adapter. */
  sizeGuideHtml?: string;
  /** The product's collections, for the breadcrumbs. Undefined if the platform does not name them. A slug has no slash: 'bikes'. */
  collections?: { name: string; slug: string }[];
  metaTitle?: string;
  metaDescription?: string;
  _originalPlatform: Platform;
}

export interface CollectionSummary {
  id: string;
  name: string;
  /** Without a slash: 'bikes'. The collection's page is `/collections/${slug}`. */
  slug: string;
  image?: Image;
}

/** A collection's texts. Its products are a separate listing. */
export interface Collection extends CollectionSummary {
  description?: string;
  /** Sanitised by the adapter. */
  descriptionHtml?: string;
  metaTitle?: string;
  metaDescription?: string;
}

/** A brand's texts. Its products are a separate listing. */
export interface Brand {
  id: string;
  /** The value of `brand` in products. */
  name: string;
  /** Without a slash: 'skerry'. The brand's page is `/brands/${slug}`. */
  slug: string;
  description?: string;
  image?: Image;
  metaTitle?: string;
  metaDescription?: string;
}

/** The kinds of a shop's policies. */
export const policyKinds = ['delivery', 'returns', 'terms', 'privacy'] as const;

export type PolicyKind = (typeof policyKinds)[number];

/** The text of one of the shop's policies. */
export interface Policy {
  kind: PolicyKind;
  title: string;
  /** Sanitised by the adapter. */
  bodyHtml: string;
}

export interface MenuLink {
  label: string;
  /** A path of the shop, used as href: '/collections/bikes'. Undefined for a link that only opens its submenu. */
  slug?: string;
  subMenuLinks?: {
    label: string;
    slug: string;
    /** The URL of a small picture of the page. */
    picture?: string;
  }[];
}

export interface Shop {
  name: string;
  description?: string;
  /** ISO 4217. */
  currencyCode: string;
}

/** The platform's stock data for one product or variant. */
export interface InventoryRecord {
  availableForSale: boolean;
  /** Pieces left. Undefined if the platform does not report them. */
  quantity?: number;
  /** The minimum quantity of an order. */
  minOrder?: number;
  /** The maximum quantity of an order. */
  maxOrder?: number;
  /** Set if it is for sale, and leaves the shop later than other items. */
  wait?: Wait;
}

/** The reason why an item that is for sale is not in the shop yet. */
export interface Wait {
  /** It is sold out and comes again, or it is not released yet. */
  kind: 'backOrder' | 'preOrder';
  /** The day of the release: '2027-03-12'. Undefined if the platform has none, or if it is past. */
  date?: string;
  /** The merchant's words about the wait. */
  message?: string;
}

/** A line of the cart. */
export interface CartItem {
  /** The id by which the platform removes and updates a line. */
  id: string;
  lineItemId: string;
  productId?: string;
  variantId?: string;
  title: string;
  /** The variant's name on shopify, the brand on big_commerce. */
  subtitle?: string;
  /** The price of one piece. */
  price: Money;
  quantity: number;
  imageUrl?: string;
  imageAlt?: string;
  /** Without a slash: 'trail-29'. The product's page is `/products/${slug}`. Undefined if there is none. */
  slug?: string;
  modifiers?: { optionId: string; value: string }[];
  /** The chosen options as text: [{ name: 'Size', value: 'M' }]. Undefined if the product has no options. */
  options?: { name: string; value: string }[];
}

/** A discount code that applies to the cart. */
export interface CartDiscount {
  code: string;
  /** The reduction. Undefined if only the checkout shows it, for example a discount on shipping. */
  amount?: Money;
}

export interface Cart {
  items: CartItem[];
  /** Undefined while the cart is empty, or if the platform makes the URL on request. */
  checkoutUrl?: string;
  /** The price before discount codes. */
  subtotalPrice: Money;
  /** The codes that apply. Undefined if there are none. */
  discounts?: CartDiscount[];
  /** The shopper's message to the shop. */
  note?: string;
  /** Further data for the order, such as a gift message. Undefined if there is none. */
  attributes?: CartAttribute[];
}

export interface CartAttribute {
  /** The name, such as 'Gift message'. The shop sees it with the order. */
  key: string;
  value: string;
}

/** The signed-in customer, with only the default address and without orders. */
export interface Customer {
  id: string;
  /** The display name from the platform, or the first and last name if the platform has none. Undefined without a name. */
  displayName?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  /** Undefined if the customer has none, or if the platform has no default addresses. */
  defaultAddress?: Address;
  _originalPlatform: Platform;
}

/** What a browser says about itself. A field is absent if it is unknown. */
export interface Device {
  /** 'Firefox' */
  browser?: string;
  /** The operating system: 'Linux' */
  system?: string;
}

/** A login of the customer on one device. */
export interface Login extends Device {
  id: string;
  /** ISO 8601. */
  beganAt: string;
  /** ISO 8601, to about five minutes. */
  usedAt: string;
  /** Whether it is the login of this session. */
  isCurrent: boolean;
}

/** The fields of an address that a customer can edit. */
export interface AddressInput {
  firstName?: string;
  lastName?: string;
  company?: string;
  phone?: string;
  address1: string;
  address2?: string;
  city: string;
  zip: string;
  /** The country's name: 'Germany' */
  country: string;
  /** ISO 3166-1 alpha-2: 'DE' */
  countryCode: string;
  /** The name of the state. 'n/a' if the country has none. */
  province?: string;
}

export interface Address extends AddressInput {
  id: string;
}

/** The data of a new customer. `capabilities.registerFields` lists the required fields. */
export interface Registration {
  firstName?: string;
  lastName?: string;
  email: string;
  password: string;
  /** ISO 3166-1 alpha-2: 'DE' */
  countryCode?: string;
  province?: string;
  city?: string;
  zip?: string;
  address1?: string;
  address2?: string;
}

export interface Order {
  id: string;
  /**
   * Reads this order without an account: see `customer.getOrderByKey`. Anyone who has it can read the order. Undefined if the platform has no
   * such key.
   */
  key?: string;
  /** The order's name in the shop: '#1001' */
  name: string;
  /** The platform's status: 'PAID', 'captured' */
  financialStatus?: string;
  /** The platform's status: 'FULFILLED', 'Awaiting Fulfillment' */
  fulfillmentStatus?: string;
  /** ISO 8601, with its offset from UTC. */
  processedAt?: string;
  /** The price of all products, before discounts and shipping. */
  subtotalPrice?: Money;
  /** The discount on the products. Undefined if there is none. */
  discount?: OrderDiscount;
  /** Zero if the shipping is free. */
  totalShippingPrice?: Money;
  /** Undefined if there is none, or if the platform does not report it. */
  tax?: OrderTax;
  totalPrice?: Money;
  /** The address that the goods go to, as it was written then. Undefined if there is none. */
  shippingAddress?: OrderAddress;
  /** The address of the bill. Undefined if there is none. */
  billingAddress?: OrderAddress;
  /** The parcels that have left. Undefined in a list of orders, if the platform reports them for one order only. */
  shipments?: Shipment[];
  products: OrderProduct[];
}

export interface OrderTax {
  amount: Money;
  /** Whether the other amounts include it. Otherwise only the total does. */
  isIncluded: boolean;
}

/** An address of an order. Any part may be missing. */
export type OrderAddress = Partial<AddressInput>;

/** A parcel that has left. */
export interface Shipment {
  /** The carrier's name: 'UPS' */
  carrier?: string;
  trackingNumber?: string;
  /** The page that follows the parcel, at http or https. */
  trackingUrl?: string;
  /** Undefined if the platform does not report arrivals. */
  hasArrived?: boolean;
}

export interface OrderDiscount {
  /** The codes. Empty for a discount that needs none. */
  codes: string[];
  amount: Money;
}

/** A line of an order. */
export interface OrderProduct {
  title: string;
  quantity: number;
  /** The pieces that were neither removed nor returned. Undefined if the platform's response lacks it: lists and some APIs have none. */
  keptQuantity?: number;
  /** The pieces that have left. Undefined if the platform's response lacks it: lists and some APIs have none. */
  sentQuantity?: number;
  /** The price of all pieces of the line. */
  originalTotalPrice?: Money;
  /** `originalTotalPrice` after discounts. */
  discountedTotalPrice?: Money;
  /** Undefined if the shop no longer has it. */
  variant?: OrderVariant;
}

export interface OrderVariant {
  id: string;
  /** The slug of its product, with the slash in front. Undefined if the platform's response lacks it. */
  slug?: string;
  /** The chosen options: 'Size: M, Color: Ochre'. Undefined if the product has no options. */
  title?: string;
  image?: Image;
}
