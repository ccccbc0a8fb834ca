import type { Product } from '../../shop/catalog/catalog.js';
import { toDecimal, type Money } from '../../shop/money.js';
import type { Price } from '../../shop/catalog/pricing.js';
import type { Shop } from '../../shop/shop.js';
import { descriptionOf } from '../../text.js';
import { pictureAddress } from '../pictures/address.js';

/** A product's record in the index. */
export type IndexRecord = Record<string, unknown> & { objectID: string };

export function recordOf(product: Product, shop: Shop, origin: string): IndexRecord {
  const { data, id, pictures, variants } = product;
  const [first] = variants;
  const offer = first && offerOf(shop.pricing.priceOf(first));
  const { countryCode } = shop.data.shop;
  return {
    objectID: String(id),
    name: data.title,
    slug: `/${data.handle}`,
    brand: data.vendor,
    type: data.productType,
    tags: data.tags,
    description: descriptionOf(data),
    ...offer,
    /** The price as a number, for numeric filters. */
    priceValue: Number(offer?.price.amount ?? 0),
    offers: Object.fromEntries(
      shop.pricing.countryCodes
        .filter((code) => first && code !== countryCode)
        .map((code) => [code, offerOf(shop.pricing.priceOf(first!, code))]),
    ),
    availableForSale: variants.some(shop.stock.isAvailable),
    options: Object.fromEntries(data.options.map(({ name, values }) => [name, values.map((value) => value.name)])),
    images: pictures.slice(0, 2).map(({ data: { path, alt, width, height } }) => ({
      src: pictureAddress(path, origin),
      alt,
      width,
      height,
    })),
  };
}

const offerOf = ({ price, compareAtPrice }: Price) => ({
  price: toMoney(price),
  ...(compareAtPrice && { compareAtPrice: toMoney(compareAtPrice) }),
});

const toMoney = (money: Money) => ({ amount: toDecimal(money), currencyCode: money.currencyCode });

/** Returns the values of an attribute such as 'brand' or 'options.Size': several if it is a list, none if it is absent. */
export function valuesOf(record: IndexRecord, attribute: string): unknown[] {
  const value = attribute.split('.').reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), record);
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
