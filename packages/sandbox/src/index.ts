export { cases, drawing, samplePassword, sampleShop, withLargeCustomer } from './goods/index.js';
export { parseFault } from './faults.js';
export type { CountedFaultRule, Fault, FaultRule, Faults } from './faults.js';
export { leavingDay } from './shop/order/dispatch.js';
export { createSandbox } from './sandbox.js';
export type { Sandbox, SandboxOptions } from './sandbox.js';
export type { WebhookSettings } from './webhooks/sendWebhooks.js';
export type {
  ArticleData,
  BlogData,
  BrandData,
  CollectionData,
  ContentData,
  CustomerData,
  DiscountData,
  GiftCardData,
  ImageData,
  MenuItemData,
  MetafieldData,
  OptionData,
  OrderData,
  OrderLineData,
  PageData,
  PolicyData,
  PriceListData,
  ProductData,
  ShippingRateData,
  ShopData,
  ShopDetails,
  VariantData,
} from './shop/data.js';
export type {
  AccessTokenRecord,
  Address,
  AddressRecord,
  CartRecord,
  CustomerRecord,
  MailRecord,
  OrderRecord,
  RecordKind,
  Records,
} from './shop/records.js';
export type { Shop } from './shop/shop.js';
export { createMemoryStore } from './shop/store.js';
export type { Store } from './shop/store.js';
