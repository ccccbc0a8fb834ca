/** What a shop is stocked with: platform-neutral data, from which each protocol makes its own answers. */
import type { Address, FulfillmentStatus, OrderLine, PaymentStatus } from './records.js';

export interface ShopData {
  shop: ShopDetails;
  products: ProductData[];
  collections: CollectionData[];
  menu: MenuItemData[];
  /** What stands at the foot of every page; no menu by default. */
  footerMenu?: MenuItemData[];
  /** Prices for buyers of other countries. */
  priceLists: PriceListData[];
  /** Codes that make an order cheaper; none by default. */
  discounts?: DiscountData[];
  /** None by default. */
  giftCards?: GiftCardData[];
  /** How parcels are sent, the usual way first; one way, free, by default. */
  shippingRates?: ShippingRateData[];
  /** Where old addresses lead; none by default. */
  redirects?: UrlRedirectData[];
  /** What there is to read beside the goods; nothing by default. */
  content?: ContentData;
  /** Who has an account on the first day; nobody by default. */
  customers?: CustomerData[];
}

export interface ShopDetails {
  name: string;
  /** The SVG text of the sign that stands before the name on the platform's pages; none by default. Shown as it is: for a decorative picture. */
  mark?: string;
  /** Where messages from shoppers arrive. */
  email?: string;
  description: string;
  /** ISO 4217. */
  currencyCode: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** How the shop looks; nothing is said by default. */
  brand?: BrandData;
}

export interface BrandData {
  slogan: string;
  shortDescription: string;
  logo: ImageData;
  /** For places as small as an app's icon. */
  squareLogo: ImageData;
  coverImage: ImageData;
  /** CSS colours: of grounds, and of what stands on them. */
  colors: { primary: BrandColors[]; secondary: BrandColors[] };
}

interface BrandColors {
  background: string;
  foreground: string;
}

export interface ProductData {
  /** Unique; the slug of the product's page. */
  handle: string;
  title: string;
  /** The brand. */
  vendor: string;
  productType: string;
  tags: string[];
  /** May hold any HTML that a merchant's editor makes. */
  descriptionHtml: string;
  /** Empty for a product with one variant and nothing to choose. */
  options: OptionData[];
  /** What can be chosen beside the variant, at no price. Platforms that know no such thing leave it out. */
  modifiers?: OptionData[];
  /** At least one; combinations of option values that are missing here exist in no variant. */
  variants: VariantData[];
  images: ImageData[];
  /** What there is to know of it in short: { name: 'Weight', value: '13.9 kg' } */
  specifications?: { name: string; value: string }[];
  /** How to choose a size. */
  sizeGuideHtml?: string;
  /** What the merchant has added beside the platform's own fields. */
  metafields?: MetafieldData[];
  seo?: { title?: string; description?: string };
  /** ISO 8601; 'newest first' sorts by it. */
  publishedAt: string;
  /** Larger sells more. */
  salesRank: number;
}

export interface OptionData {
  name: string;
  values: { name: string; /** A CSS colour. */ swatch?: string }[];
  /** The value that is chosen to begin with, where a platform knows such a thing. */
  default?: string;
}

export interface VariantData {
  /** Unique in the shop. */
  sku: string;
  /** One value for each of the product's options, in their order. */
  values: string[];
  /** Minor units of the shop's currency: 129900 is $1,299.00. */
  price: number;
  compareAtPrice?: number;
  /** Pieces at the start; undefined where stock is not counted. */
  stock?: number;
  /** What one order may hold. */
  quantityRule?: { minimum?: number; maximum?: number; increment?: number };
  /** Index into the product's images. */
  image?: number;
  /** Grams. */
  weight?: number;
  /** How much is in it, where its price is told by measure as well. */
  unit?: UnitData;
}

/** 'Price per 100 ml' of 250 ml: { quantity: 250, unit: 'ML', reference: 100 } */
interface UnitData {
  quantity: number;
  unit: 'ML' | 'L' | 'G' | 'KG' | 'M' | 'ITEM';
  reference: number;
}

export interface MetafieldData {
  namespace: string;
  key: string;
  /** As the platform names it: 'single_line_text_field'. */
  type: string;
  value: string;
}

export interface ImageData {
  /** Path of the file below /cdn/, made by `drawings`: 'fjord-29/1.svg'; or the absolute address of one that is elsewhere. */
  path: string;
  alt: string;
  width: number;
  height: number;
}

export interface CollectionData {
  handle: string;
  title: string;
  descriptionHtml: string;
  image?: ImageData;
  /** Handles, in the order of the collection. */
  products: string[];
  /** ISO 8601. */
  updatedAt: string;
  seo?: { title?: string; description?: string };
}

export interface MenuItemData {
  title: string;
  /** A path of the shop: '/collections/bikes'. Undefined for an item that only holds others. */
  path?: string;
  items?: MenuItemData[];
}

export interface PriceListData {
  /** Buyers of these countries see this list. */
  countryCodes: string[];
  currencyCode: string;
  /** Minor units by SKU; a variant that is not listed is converted at `rate`. */
  prices: Record<string, { price: number; compareAtPrice?: number }>;
  /** How much one unit of the shop's currency is in this list's. */
  rate: number;
}

interface DiscountTerms {
  /** As shoppers write it, in upper case; they may write it in any. */
  code: string;
  /** Minor units of the shop's currency: what the goods must come to. */
  minimum?: number;
  /** Handles of the products that it is for; all of them by default. */
  products?: string[];
  /** ISO 8601; for ever by default. */
  endsAt?: string;
}

export type DiscountData = DiscountTerms &
  (
    | { percentage: number }
    /** Minor units of the shop's currency, off all of the goods together. */
    | { amount: number }
    | { freeShipping: true }
  );

export interface GiftCardData {
  /** In upper case. */
  code: string;
  /** Minor units of the shop's currency. */
  balance: number;
}

export interface ShippingRateData {
  /** Unique. */
  code: string;
  title: string;
  description?: string;
  /** Minor units of the shop's currency; 0 is free. */
  price: number;
  /** Where it goes; everywhere by default. */
  countryCodes?: string[];
}

export interface UrlRedirectData {
  /** Of an address that is no page any more: '/collections/parts' */
  path: string;
  /** A path of the shop, or a whole address. */
  target: string;
}

export interface ContentData {
  policies: PolicyData[];
  pages: PageData[];
  blogs: BlogData[];
}

export type PolicyKind = 'privacy-policy' | 'refund-policy' | 'shipping-policy' | 'terms-of-service';

export interface PolicyData {
  handle: PolicyKind;
  title: string;
  bodyHtml: string;
}

export interface PageData {
  handle: string;
  title: string;
  bodyHtml: string;
  seo?: { title?: string; description?: string };
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

export interface BlogData {
  handle: string;
  title: string;
  seo?: { title?: string; description?: string };
  /** Newest last. */
  articles: ArticleData[];
}

export interface ArticleData {
  handle: string;
  title: string;
  contentHtml: string;
  excerpt: string;
  author: string;
  tags: string[];
  image?: ImageData;
  seo?: { title?: string; description?: string };
  /** ISO 8601. */
  publishedAt: string;
}

export interface CustomerData {
  email: string;
  /** Known to everybody who sees the sandbox's front page; undefined for one who was invited, and has chosen none yet. */
  password?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  /** ISO 8601. */
  createdAt: string;
  /** The first is the default. */
  addresses: Partial<Address>[];
  /** In any order. */
  orders: OrderData[];
}

export interface OrderData {
  /** ISO 8601. */
  placedAt: string;
  cancelledAt?: string;
  /** The buyer's, which decides on the currency; the shop's own by default. */
  countryCode?: string;
  lines: OrderLineData[];
  /** Minor units; free by default. */
  shipping?: number;
  /** Undefined where nobody knows. */
  payment?: PaymentStatus;
  fulfillment: FulfillmentStatus;
  address: Address;
}

/** Pieces of a variant; with a title and a price of its own where the shop sells it no longer. */
export interface OrderLineData extends Pick<OrderLine, 'sku' | 'quantity' | 'discount'> {
  title?: string;
  /** Minor units of the order's currency, of one piece. */
  price?: number;
}
