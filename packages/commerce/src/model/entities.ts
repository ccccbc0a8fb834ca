/**
 * The common shape of a shop: what every platform's data becomes. Absent data is `undefined`, never an invented default.
 */
import type { Platform } from './flavours.js';

/** An amount of money. */
export interface Money {
  /** A decimal number in major units, as the platform writes it: '1234.5' */
  amount: string;
  /** ISO 4217, three letters: 'USD' */
  currencyCode: string;
}

export interface Image {
  /** An absolute address. */
  src: string;
  /** Undefined where the shop gave none; an empty string marks a decorative image. */
  alt?: string;
  /** Pixels. */
  width?: number;
  /** Pixels. */
  height?: number;
}

export interface MediaItem {
  id: string;
  details: Image & { name?: string };
}

export interface OptionValue {
  /** What a variant's `optionValues` are compared with. */
  value: string;
  /** What a shopper reads. */
  text: string;
  /** How it looks, where the shop says so. */
  swatch?: Swatch;
}

/** The look of an option's value: a colour, several, or a picture of the material. */
export interface Swatch {
  /** Hexadecimal: '#5b6b3a'. Empty where there is a picture alone. */
  colors: readonly string[];
  /** An absolute address. */
  image?: string;
}

/** A choice that a product asks for, such as size. */
export interface ProductOption {
  id: string;
  displayName: string;
  /** The `value` chosen before the shopper chooses. */
  defaultValue?: string;
  /** False for a modifier that may stay unset. */
  required: boolean;
  optionValues: OptionValue[];
}

export interface Variant {
  id: string;
  name: string;
  /** The id under which the platform's storefront knows the variant, where it differs from `id`. */
  storefrontId?: string;
  sku?: string;
  price?: Money;
  /** The price before a reduction. */
  compareAtPrice?: Money;
  /** One entry for each option that the variant fixes. */
  optionValues: { optionId: string; value: string }[];
  image?: Image;
}

/** A product as listings show it. */
export interface ProductSummary {
  id: string;
  name: string;
  /** Begins with a slash: '/trail-29'. The product's page is `/products${slug}`. */
  slug: string;
  brand?: string;
  /** The first variant's price where there is one, else the product's. */
  price?: Money;
  compareAtPrice?: Money;
  /** Whether anything of it can be bought; undefined where the platform's listings do not say. */
  availableForSale?: boolean;
  /** At most two pictures: the tile's, and the one shown on hover. */
  media: MediaItem[];
  _originalPlatform: Platform;
}

/** A text in its parts, in order: no markup travels with it. */
export type HighlightedText = { text: string; isMatch: boolean }[];

/** A product that was found. */
export interface SearchHit extends ProductSummary {
  /** The same texts, with what matches the query marked. */
  searchResult: { name: HighlightedText; description?: HighlightedText };
}

export interface Product {
  id: string;
  name: string;
  /** Begins with a slash: '/trail-29'. */
  slug: string;
  brand?: string;
  /** Plain text. */
  description?: string;
  /** Sanitised by the adapter: safe to set as HTML. */
  descriptionHtml?: string;
  media: MediaItem[];
  /** In the platform's order; the first one is shown first. */
  variants: Variant[];
  options: ProductOption[];
  price?: Money;
  /** Where stock is counted; undefined counts as 'none'. */
  inventoryTracking?: 'product' | 'variant' | 'none';
  thumbnail?: Image;
  /** [{ name: 'Weight', value: '13.9 kg' }]; undefined where the platform has no place for such, or the merchant said nothing. */
  specifications?: { name: string; value: string }[];
  /** How to choose a size. Sanitised by the adapter. */
  sizeGuideHtml?: string;
  /** Where it is sold, for the way back; undefined where the platform does not say. A slug is without a slash: 'bikes'. */
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

/** What there is to read about a collection; its products are a listing of its own. */
export interface Collection extends CollectionSummary {
  description?: string;
  /** Sanitised by the adapter. */
  descriptionHtml?: string;
  metaTitle?: string;
  metaDescription?: string;
}

/** What there is to read about a brand; its products are a listing. */
export interface Brand {
  id: string;
  /** As products have it in `brand`. */
  name: string;
  /** Without a slash: 'skerry'. The brand's page is `/brands/${slug}`. */
  slug: string;
  description?: string;
  image?: Image;
  metaTitle?: string;
  metaDescription?: string;
}

export interface MenuLink {
  label: string;
  /** A path of the shop, used as href: '/collections/bikes'. Undefined for one that only opens its submenu. */
  slug?: string;
  subMenuLinks?: { label: string; slug: string }[];
}

export interface Shop {
  name: string;
  description?: string;
  /** ISO 4217. */
  currencyCode: string;
}

/** What the platform knows of the stock of one product or variant. */
export interface InventoryRecord {
  availableForSale: boolean;
  /** Pieces left; undefined where the platform does not say. */
  quantity?: number;
  /** The least that one order may hold. */
  minOrder?: number;
  /** The most that one order may hold. */
  maxOrder?: number;
}

/** A line of the cart. */
export interface CartItem {
  /** What the platform removes and updates a line by. */
  id: string;
  lineItemId: string;
  productId?: string;
  variantId?: string;
  title: string;
  /** The variant's name on shopify, the brand on big_commerce. */
  subtitle?: string;
  /** Of one piece. */
  price: Money;
  quantity: number;
  imageUrl?: string;
  imageAlt?: string;
  /** Without a slash: 'trail-29'. The product's page is `/products/${slug}`; undefined where there is none. */
  slug?: string;
  modifiers?: { optionId: string; value: string }[];
  /** What was chosen, in words: [{ name: 'Size', value: 'M' }]; undefined where there was nothing to choose. */
  options?: { name: string; value: string }[];
}

/** A discount code that applies to the cart. */
export interface CartDiscount {
  code: string;
  /** What it takes off; undefined where that is seen at the checkout alone, such as of shipping. */
  amount?: Money;
}

export interface Cart {
  items: CartItem[];
  /** Undefined while the cart is empty, or where the platform makes it on request. */
  checkoutUrl?: string;
  /** Before discount codes. */
  subtotalPrice: Money;
  /** The codes that apply; undefined where there are none. */
  discounts?: CartDiscount[];
  /** What the shopper wrote to the shop. */
  note?: string;
  /** What else the shop is told with the order, such as the text on a gift's card; undefined where there is nothing. */
  attributes?: CartAttribute[];
}

export interface CartAttribute {
  /** The name, such as 'Gift message': the shop sees it with the order. */
  key: string;
  value: string;
}

/** Who is signed in, without orders and addresses but the default one. */
export interface Customer {
  id: string;
  /** As the platform shows the name; undefined where it has none of its own making. */
  displayName?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  /** Undefined where there is none, or where the platform knows no such thing. */
  defaultAddress?: Address;
  _originalPlatform: Platform;
}

/** What a customer can write of an address. */
export interface AddressInput {
  firstName?: string;
  lastName?: string;
  company?: string;
  phone?: string;
  address1: string;
  address2?: string;
  city: string;
  zip: string;
  /** The name: 'Germany' */
  country: string;
  /** ISO 3166-1 alpha-2: 'DE' */
  countryCode: string;
  /** The name of the state. 'n/a' where the country has none. */
  province?: string;
}

export interface Address extends AddressInput {
  id: string;
}

/** What a new customer fills in. Which of it must be there: `capabilities.registerFields`. */
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
  /** As the shop calls it: '#1001' */
  name: string;
  /** In the platform's words: 'PAID', 'captured' */
  financialStatus?: string;
  /** In the platform's words: 'FULFILLED', 'Awaiting Fulfillment' */
  fulfillmentStatus?: string;
  /** ISO 8601, with its offset from UTC. */
  processedAt?: string;
  /** Of all products, before shipping. */
  subtotalPrice?: Money;
  totalShippingPrice?: Money;
  totalPrice?: Money;
  products: OrderProduct[];
}

/** A line of an order. */
export interface OrderProduct {
  title: string;
  quantity: number;
  /** Of all pieces of the line. */
  originalTotalPrice?: Money;
  /** The same after discounts. */
  discountedTotalPrice?: Money;
  /** Undefined where the shop no longer has it. */
  variant?: OrderVariant;
}

export interface OrderVariant {
  id: string;
  /** What was chosen: 'Size: M, Color: Ochre'; undefined where there was nothing to choose. */
  title?: string;
  image?: Image;
}
