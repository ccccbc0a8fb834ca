import { amountWithCurrency } from '../structuredData/amounts';
import type { FeedEntry } from './feedEntries';
import { element } from './xml';

/** What a feed says of the shop. */
export interface FeedShop {
  name: string;
  description: string;
  site: URL;
  /** ISO 3166-1 alpha-2: 'US' */
  country: string;
  /** ISO 3166-1 alpha-2. */
  shipsTo: readonly string[];
}

export interface FeedFormat {
  type: string;
  begin: (shop: FeedShop) => string;
  entry: (entry: FeedEntry, shop: FeedShop) => string;
  end: string;
}

/** Both services want the price before the reduction as the price, and the price to pay beside it. */
const pricesOf = ({ price, compareAtPrice }: FeedEntry) =>
  compareAtPrice
    ? { price: amountWithCurrency(compareAtPrice), sale_price: amountWithCurrency(price) }
    : { price: amountWithCurrency(price) };

const googleAvailability = {
  InStock: 'in_stock',
  OutOfStock: 'out_of_stock',
  BackOrder: 'backorder',
  PreOrder: 'preorder',
} as const;

const g = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, text]) => element(`g:${name}`, text))
    .join('');

/** Google's product data specification, as RSS 2.0. */
export const google: FeedFormat = {
  type: 'application/xml',
  begin: ({ name, description, site }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${element('title', name)}${element('link', site.href)}${element('description', description)}\n`,
  entry: (entry) => {
    const { id, groupId, name, description, page, picture, furtherPictures, availability } = entry;
    const { availableFrom, brand, gtin, type, attributes } = entry;
    return [
      '<item>',
      g({ id, item_group_id: groupId, title: name, description, link: page, image_link: picture }),
      ...furtherPictures.map((src) => element('g:additional_image_link', src)),
      g({
        availability: googleAvailability[availability],
        // Google wants a time of the day.
        availability_date: availableFrom && `${availableFrom}T00:00Z`,
        ...pricesOf(entry),
        condition: 'new',
        brand,
        gtin,
        product_type: type,
        ...attributes,
      }),
      '</item>\n',
    ].join('');
  },
  end: '</channel>\n</rss>\n',
};

const openAiAvailability = { ...googleAvailability, PreOrder: 'pre_order' } as const;

/** OpenAI's product feed, as lines of JSON. The shop's own checkout sells, so no product is eligible for the one in ChatGPT. */
export const openAi: FeedFormat = {
  type: 'application/jsonl',
  begin: () => '',
  entry: (entry, { name: seller, site, country, shipsTo }) => {
    const { id, groupId, name, description, page, picture, furtherPictures, availability } = entry;
    const { brand = seller, gtin, type, attributes, choices } = entry;
    return `${JSON.stringify({
      item_id: id,
      title: name,
      description,
      url: page,
      brand,
      image_url: picture,
      ...(furtherPictures.length > 0 && { additional_image_urls: furtherPictures }),
      ...pricesOf(entry),
      availability: openAiAvailability[availability],
      ...(groupId && { group_id: groupId }),
      listing_has_variations: groupId !== undefined,
      ...(groupId && { variant_dict: choices }),
      ...(gtin && { gtin }),
      condition: 'new',
      ...(type && { product_category: type }),
      ...attributes,
      seller_name: seller,
      seller_url: site.href,
      store_country: country,
      target_countries: shipsTo,
      return_policy: new URL('/policies/returns', site).href,
      is_eligible_search: true,
      is_eligible_checkout: false,
    })}\n`;
  },
  end: '',
};
