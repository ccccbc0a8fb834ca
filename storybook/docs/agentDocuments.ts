import type { Flavour } from '@vitrine/commerce';
import { about, trade } from '@vitrine/northlane/content';
import { shop } from '@vitrine/northlane/shop';
import {
  entriesOf,
  google,
  jsonLd,
  openAi,
  productData,
  productMarkdown,
  type FeedShop,
} from '@vitrine/site/documents';
import { openShop, site, type Exchange } from './agentWalk.js';

const slug = '/enamel-kettle';
const facts: FeedShop = { name: shop.name, description: about.description, site, ...trade };

/** Reads what an agent without the protocol gets of a product: Markdown, JSON-LD and the product feeds, by the code of the site. */
export async function agentDocuments(flavour: Flavour): Promise<Exchange[]> {
  const { commerce } = openShop(flavour);
  const { items } = await commerce.catalog.feed();
  const item = items.find(({ product }) => product.slug === slug);
  if (!item) throw new Error(`The sample shop has no ${slug}.`);
  const { product, stock: records } = item;
  // The site's proxy makes pictures for feeds.
  const entries = entriesOf(item, { site, rasterUrl: (src) => src });
  const feed = ({ begin, entry, end }: typeof google) =>
    begin(facts) + entries.map((one) => entry(one, facts)).join('') + end;
  const get = (title: string, path: string, answer: unknown): Exchange => ({
    title,
    request: { method: 'GET', address: new URL(path, site).href },
    answer,
  });
  return [
    get('A product as Markdown', `/products${slug}.md`, productMarkdown(product, { site, records })),
    get(
      'JSON-LD in the page of the product',
      `/products${slug}`,
      JSON.parse(jsonLd(productData(product, { site, seller: shop.name, trade, records }))),
    ),
    get('The product in the feed for Google', '/feeds/google.xml', feed(google)),
    get('The product in the feed for OpenAI', '/feeds/openai.jsonl', feed(openAi)),
  ];
}
