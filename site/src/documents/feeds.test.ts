import { CommerceError, type FeedItem, type Product } from '@vitrine/commerce';
import { describe, expect, it, vi } from 'vitest';
import { entriesOf } from './feedEntries';
import { google, openAi, type FeedShop } from './feeds';
import { answerFeed } from './feedStream';
import { rasterUrl } from '../server/images/addresses';

const site = new URL('https://shop.example');
const places = { site, rasterUrl };
const shop: FeedShop = { name: 'Northlane', description: 'Goods.', site, country: 'US', shipsTo: ['US'] };
const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

const jersey: Product = {
  id: 'gid://shopify/Product/7',
  name: 'Jersey <b>&',
  slug: '/jersey',
  brand: 'Skerry',
  description: 'Wool.',
  media: [{ id: '1', details: { src: '/media/1.svg' } }],
  options: [
    { id: 'c', displayName: 'Colour', required: true, optionValues: [{ value: 'o', text: 'Ochre' }] },
    { id: 'f', displayName: 'Fit', required: true, optionValues: [{ value: 'l', text: 'Long' }] },
  ],
  variants: [
    {
      id: 'gid://shopify/ProductVariant/1',
      name: 'Ochre / Long',
      gtin: '4006381333931',
      price: usd('80.0'),
      compareAtPrice: usd('100.0'),
      optionValues: [
        { optionId: 'c', value: 'o' },
        { optionId: 'f', value: 'l' },
      ],
    },
    { id: 'gid://shopify/ProductVariant/2', name: 'Plain', price: usd('100.0'), optionValues: [] },
  ],
  _originalPlatform: 'shopify',
};

const item: FeedItem = {
  product: jersey,
  stock: {
    'gid://shopify/ProductVariant/1': { availableForSale: true, wait: { kind: 'preOrder', date: '2027-03-12' } },
    'gid://shopify/ProductVariant/2': { availableForSale: false },
  },
};

describe("an entry of Google's feed", () => {
  it('has the price before the reduction beside the one to pay, and no markup of the shop', () => {
    const [first, second] = entriesOf(item, places).map((entry) => google.entry(entry, shop));
    for (const text of [
      '<g:id>1</g:id><g:item_group_id>7</g:item_group_id><g:title>Jersey &lt;b&gt;&amp;, Ochre / Long</g:title>',
      '<g:link>https://shop.example/products/jersey?variant=1</g:link>',
      '<g:image_link>https://shop.example/media/1.svg</g:image_link>',
      '<g:availability>preorder</g:availability><g:availability_date>2027-03-12T00:00Z</g:availability_date>',
      '<g:price>100.00 USD</g:price><g:sale_price>80.00 USD</g:sale_price>',
      '<g:gtin>4006381333931</g:gtin><g:color>Ochre</g:color></item>',
    ])
      expect(first).toContain(text);
    expect(second).toContain('<g:availability>out_of_stock</g:availability><g:price>100.00 USD</g:price><g:condition>');
  });
});

describe("an entry of OpenAI's feed", () => {
  it('is a line of JSON', () => {
    const [line] = entriesOf(item, places).map((entry) => openAi.entry(entry, shop));
    expect(line).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(line!)).toMatchObject({
      item_id: '1',
      group_id: '7',
      listing_has_variations: true,
      variant_dict: { Colour: 'Ochre', Fit: 'Long' },
      color: 'Ochre',
      price: '100.00 USD',
      sale_price: '80.00 USD',
      availability: 'pre_order',
      seller_name: 'Northlane',
      target_countries: ['US'],
      is_eligible_checkout: false,
    });
  });
});

it('a feed leaves out what has no price or no picture, and a product without a choice has no group', () => {
  const [only] = jersey.variants;
  expect(entriesOf({ ...item, product: { ...jersey, media: [] } }, places)).toEqual([]);
  const { price: _, ...unpriced } = only!;
  for (const variant of [unpriced, { ...unpriced, price: usd('0.0') }])
    expect(entriesOf({ ...item, product: { ...jersey, variants: [variant] } }, places)).toEqual([]);
  const [entry] = entriesOf({ ...item, product: { ...jersey, variants: [only!] } }, places);
  expect(entry).toMatchObject({ name: 'Jersey <b>&', page: 'https://shop.example/products/jersey' });
  expect(entry).not.toHaveProperty('groupId');
});

describe('a feed', () => {
  const read = vi.fn((cursor = '1') =>
    Promise.resolve({ items: [item], ...(Number(cursor) < 3 && { next: String(Number(cursor) + 1) }) }),
  );

  it('is read as far as the reader has come, and is whole', async () => {
    const response = await answerFeed('whole', openAi, shop, read);
    expect(response.headers.get('content-type')).toBe('application/jsonl; charset=utf-8');
    expect(read).toHaveBeenCalledTimes(1);
    expect((await response.text()).trim().split('\n')).toHaveLength(6);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('goes to two readers at once, and the next one comes back later', async () => {
    const open = [await answerFeed('two', google, shop, read), await answerFeed('two', google, shop, read)];
    const third = await answerFeed('two', google, shop, read);
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '60']);
    for (const each of open) await each.body!.cancel();
    const text = await (await answerFeed('two', google, shop, read)).text();
    expect(text).toMatch(/^<\?xml[^]*<\/rss>\n$/);
  });

  it('breaks off if the platform fails, and is a failure if it fails at once', async () => {
    const failing = (cursor?: string) =>
      cursor ? Promise.reject(new CommerceError('network', 'feed', 'gone')) : read();
    const broken = await answerFeed('broken', google, shop, failing);
    await expect(broken.text()).rejects.toThrow('gone');
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await answerFeed('none', google, shop, () => failing('1'))).status).toBe(503);
    expect(log).toHaveBeenCalledOnce();
  });
});
