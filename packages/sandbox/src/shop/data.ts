/** The data of a shop. It is platform-neutral: each protocol makes its own responses from it. */
import type { Address, FulfillmentStatus, OrderLine, PaymentStatus } from './records.js';

export interface ShopData {
  shop: ShopDetails;
  products: ProductData[];
  collections: CollectionData[];
  menu: MenuItemData[];
  /** The menu in the footer of every page. Default: none. */
  footerMenu?: MenuItemData[];
  /** Prices for buyers of other countries. */
  priceLists: PriceListData[];
  /** Discount codes. Default: none. */
  discounts?: DiscountData[];
  /** Default: none. */
  giftCards?: GiftCardData[];
  /** The shipping rates, the default first. Default: one rate, free. */
  shippingRates?: ShippingRateData[];
  /** When orders leave the shop. Default: at once, on each day. */
  dispatch?: DispatchData;
  /** The tax on goods. Default: none. */
  tax?: TaxData;
  /** Redirects of old addresses. Default: none. */
  redirects?: UrlRedirectData[];
  /** Policies, pages and blogs. Default: none. */
  content?: ContentData;
  /** The customers who have an account on the first day. Default: none. */
  customers?: CustomerData[];
}

export interface ShopDetails {
  name: string;
  /** The SVG text of the mark before the name on the platform's pages. It is inserted unchanged, so it must be a decorative picture. Default: none. */
  mark?: string;
  /** The email address that receives messages from shoppers. */
  email?: string;
  description: string;
  /** ISO 4217. */
  currencyCode: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** The shop's brand. Default: none. */
  brand?: BrandData;
}

export interface BrandData {
  slogan: string;
  shortDescription: string;
  logo: ImageData;
  /** The logo for small places, such as an app's icon. */
  squareLogo: ImageData;
  coverImage: ImageData;
  /** CSS colours of backgrounds, and of texts and icons on them. */
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
  /** Can contain any HTML that a merchant's editor makes. */
  descriptionHtml: string;
  /** Empty for a product with one variant and nothing to choose. */
  options: OptionData[];
  /** Options that can be chosen in addition to the variant, free of charge. Platforms without such options omit them. */
  modifiers?: OptionData[];
  /** At least one. Combinations of option values that are missing here do not exist. */
  variants: VariantData[];
  images: ImageData[];
  /** Videos and 3D models, which follow the images. Platforms that have no such kind omit it. */
  media?: PlayedData[];
  /** Short facts about the product: { name: 'Weight', value: '13.9 kg' } */
  specifications?: { name: string; value: string }[];
  /** Advice on the choice of a size. */
  sizeGuideHtml?: string;
  /** The merchant's fields in addition to the platform's own. */
  metafields?: MetafieldData[];
  seo?: { title?: string; description?: string };
  /** Set if the product is sold before its release. The date is ISO 8601: '2027-03-12'. */
  preOrder?: { date: string; message?: string };
  /** Handles of the products that the merchant recommends beside it. Default: none. */
  complements?: string[];
  /** ISO 8601; 'newest first' sorts by it. */
  publishedAt: string;
  /** A product with a larger rank sells more. */
  salesRank: number;
}

export interface OptionData {
  name: string;
  values: { name: string; /** A CSS colour. */ swatch?: string }[];
  /** The name of the initial value, on platforms that have one. */
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
  /** Pieces at the start; undefined if stock is not counted. */
  stock?: number;
  /** Whether the shop takes back orders after the last piece. Platforms without back orders ignore it. Default: false. */
  sellsWithoutStock?: boolean;
  /** The allowed quantity in one order. */
  quantityRule?: { minimum?: number; maximum?: number; increment?: number };
  /** Index into the product's images. */
  image?: number;
  /** Grams. */
  weight?: number;
  /** The contents, if the price is also shown per unit of measure. */
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
  /** The platform's name of the type: 'single_line_text_field'. */
  type: string;
  value: string;
}

export interface ImageData {
  /** The path below /cdn/ of a picture that the option `drawing` makes: 'fjord-29/1.svg'; or the absolute URL of a file elsewhere. */
  path: string;
  alt: string;
  width: number;
  height: number;
}

export type PlayedData = VideoData | ExternalVideoData | ModelData;

interface VideoData {
  kind: 'video';
  alt: string;
  poster: ImageData;
  /** Seconds. */
  duration: number;
  /** The same video in several formats. A path is below /cdn/, or the absolute URL of a file elsewhere. */
  sources: { path: string; format: 'mp4' | 'webm'; width: number; height: number }[];
  /** WebVTT files. */
  captions?: { path: string; language: string; label: string }[];
  /** ISO 8601. */
  uploadDate?: string;
}

interface ExternalVideoData {
  kind: 'externalVideo';
  alt: string;
  poster: ImageData;
  /** Seconds. */
  duration: number;
  host: 'youtube' | 'vimeo';
  videoId: string;
}

interface ModelData {
  kind: 'model';
  alt: string;
  poster: ImageData;
  /** The path below /cdn/ of a GLB file, or the absolute URL of a file elsewhere. */
  path: string;
  /** Bytes. */
  size: number;
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
  /** A path of the shop: '/collections/bikes'. Undefined for an item that only contains others. */
  path?: string;
  items?: MenuItemData[];
}

export interface PriceListData {
  /** Buyers of these countries see this list. */
  countryCodes: string[];
  currencyCode: string;
  /** Minor units by SKU; a variant that is not listed is converted at `rate`. */
  prices: Record<string, { price: number; compareAtPrice?: number }>;
  /** The value of one unit of the shop's currency in this list's currency. */
  rate: number;
}

interface DiscountTerms {
  /** The code in upper case. Shoppers may enter it in any case. */
  code: string;
  /** The minimum value of the goods, in minor units of the shop's currency. */
  minimum?: number;
  /** Handles of the products to which the code applies. Default: all products. */
  products?: string[];
  /** ISO 8601. Default: the code never ends. */
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
  /** Days from the dispatch to the arrival. The checkout shows the dates. */
  days?: { from: number; to: number };
  /** Minor units of the shop's currency; 0 is free. */
  price: number;
  /** The countries to which the rate applies. Default: all countries. */
  countryCodes?: string[];
}

export interface UrlRedirectData {
  /** The path of a URL that no longer has a page: '/collections/parts' */
  path: string;
  /** A path of the shop, or a whole URL. */
  target: string;
}

/** When an order leaves the shop: on a day from Monday to Friday. */
export interface DispatchData {
  /** The place that parcels leave: 'San Mateo' */
  from: string;
  /** The time zone of that place: 'America/Los_Angeles' */
  timeZone: string;
  /** The hour in that zone, 0 to 24: an order placed before it leaves on the same day, if that is a working day. */
  cutOff: number;
  /** Dates on which nothing leaves: '2026-12-25'. Default: none. */
  daysOff?: string[];
}

/** One rate for all goods and countries. */
export interface TaxData {
  /** A fraction: 0.09 is 9 percent. */
  rate: number;
  /** Whether prices include the tax. Otherwise the checkout adds it. */
  isIncluded: boolean;
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
  /** The sandbox's front page shows it. Undefined for an invited customer who has not chosen one yet. */
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
  /** The buyer's country, which determines the currency. Default: the shop's own. */
  countryCode?: string;
  lines: OrderLineData[];
  /** Minor units; free by default. */
  shipping?: number;
  /** Undefined if the status is not known. */
  payment?: PaymentStatus;
  fulfillment: FulfillmentStatus;
  address: Address;
}

/** Pieces of a variant. If the shop no longer sells the variant, the line has its own title and price. */
export interface OrderLineData extends Pick<OrderLine, 'sku' | 'quantity' | 'discount'> {
  title?: string;
  /** The price of one piece, in minor units of the order's currency. */
  price?: number;
}
