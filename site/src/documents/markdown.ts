import type { CollectionSummary, InventoryRecord, Product, ProductSummary, Variant } from '@vitrine/commerce';
import { about, contact, type Policy } from '@vitrine/northlane/content';
import { policyPath } from '../policyLinks';
import { listingPath, productHref } from '../routing';
import type { PolicyPage } from '../server/catalog/policyPages';
import { amountWithCurrency } from '../structuredData/amounts';
import { availabilityOf } from '../structuredData/productData';
import { contentPages } from './contentPages';

/** Returns a text in which nothing is markup: no link, no HTML, no heading, and no further line. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~!&]/g, '\\$&');

/** Characters that end the target of a link. */
const href = (path: string, site: URL): string =>
  new URL(path, site).href.replace(/[()<>\\\s]/g, (character) =>
    encodeURIComponent(character).replace('(', '%28').replace(')', '%29'),
  );

const link = (text: string, path: string, site: URL) => `[${plain(text)}](${href(path, site)})`;

const lines = (...parts: (string | undefined | false)[]) => `${parts.filter(Boolean).join('\n\n')}\n`;

interface ProductOptions {
  site: URL;
  records?: Readonly<Record<string, InventoryRecord>>;
}

/** Returns a product with the facts of its page: price and availability of each variant. The link of a variant is its page, where a person buys it. */
export function productMarkdown(product: Product, { site, records }: ProductOptions): string {
  const {
    name,
    brand,
    description = product.metaDescription,
    descriptionHtml,
    media,
    thumbnail,
    specifications = [],
    variants,
  } = product;
  const picture = media[0]?.details.src ?? thumbnail?.src;
  const hasChoice = variants.length > 1;
  const offer = (variant: Variant | undefined) => {
    const price = variant?.price ?? product.price;
    const availability = records && availabilityOf(product, variant, records);
    return [
      hasChoice && variant ? link(variant.name, productHref(product.slug, variant.id), site) : undefined,
      price && amountWithCurrency(price),
      availability,
    ]
      .filter(Boolean)
      .join(', ');
  };
  return lines(
    `# ${plain(name)}`,
    [
      `- Page: ${href(productHref(product.slug), site)}`,
      brand && `- Brand: ${plain(brand)}`,
      picture && `- Picture: ${href(picture, site)}`,
      !hasChoice && `- Price: ${offer(variants[0])}`,
    ]
      .filter(Boolean)
      .join('\n'),
    descriptionHtml ? richTextMarkdown(descriptionHtml) : description && plain(description),
    hasChoice && ['## Choices', ...variants.map((variant) => `- ${offer(variant)}`)].join('\n'),
    specifications.length > 0 &&
      ['## Specifications', ...specifications.map((each) => `- ${plain(each.name)}: ${plain(each.value)}`)].join('\n'),
  );
}

interface ListOptions {
  title: string;
  description?: string | undefined;
  products: readonly ProductSummary[];
  /** The address of the next page, if there is one. */
  next?: string | undefined;
  site: URL;
}

/** Returns a page of a list, with links to the products as Markdown. */
export const listMarkdown = ({ title, description, products, next, site }: ListOptions): string =>
  lines(
    `# ${plain(title)}`,
    description && plain(description),
    products.length === 0 ? 'No products.' : products.map((product) => `- ${productLine(product, site)}`).join('\n'),
    next && link('Next page', next, site),
  );

const productLine = ({ name, slug, brand, price, availableForSale }: ProductSummary, site: URL) =>
  [
    link(name, `${productHref(slug)}.md`, site),
    brand && plain(brand),
    price && amountWithCurrency(price),
    availableForSale === false && 'OutOfStock',
  ]
    .filter(Boolean)
    .join(', ');

const sectionsOf = (sections: Policy['sections'] | typeof about.sections) =>
  sections.map(({ title, paragraphs }) => lines(title && `## ${plain(title)}`, ...paragraphs.map(plain)).trim());

/** Returns a page of the shop's own texts. Undefined if there is none. */
export function contentMarkdown(path: string, policies: readonly PolicyPage[] = []): string | undefined {
  if (path === '/about') return lines(`# ${plain(about.title)}`, plain(about.opening), ...sectionsOf(about.sections));
  if (path === '/contact')
    return lines(
      `# ${plain(contact.title)}`,
      plain(contact.text),
      contact.facts.map(({ term, text }) => `- ${plain(term)}: ${plain(text)}`).join('\n'),
    );
  const policy = policies.find(({ name }) => path === policyPath(name));
  if (!policy) return undefined;
  const texts = 'html' in policy ? [richTextMarkdown(policy.html)] : sectionsOf(policy.sections);
  return lines(`# ${plain(policy.title)}`, ...texts);
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

const marks: Record<string, string> = { h: '## ', l: '- ' };

/** Returns sanitised HTML as Markdown with headings, paragraphs and lists. A row of a table becomes one line. */
function richTextMarkdown(html: string): string {
  const blocks = html
    .replace(/\s+/g, ' ')
    .replace(/<\/t[hd]>\s*(?=<t)/g, ', ')
    .split(/(?=<(?:h[2-6]|li|p|tr|blockquote|caption)\b)|<\/(?:h[2-6]|li|p|tr|blockquote|caption)>|<br[^>]*>/);
  return blocks
    .flatMap((block) => {
      const text = block.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity]!);
      return text.trim() ? [(marks[/^<([hl])/.exec(block)?.[1] ?? ''] ?? '') + plain(text)] : [];
    })
    .join('\n\n')
    .replace(/^(- .*\n)\n(?=- )/gm, '$1');
}

interface AgentsOptions {
  name: string;
  description: string;
  currencyCode: string;
  collections: readonly CollectionSummary[];
  policies: readonly PolicyPage[];
  site: URL;
}

/** Returns the page for agents: what the shop sells, how to search it, and who buys. */
export const agentsMarkdown = ({
  name,
  description,
  currencyCode,
  collections,
  policies,
  site,
}: AgentsOptions): string =>
  lines(
    `# ${plain(name)}`,
    `> ${plain(description)}`,
    [
      '## What the shop sells',
      ...collections.map((each) => `- ${link(each.name, `${listingPath('collection', each.slug)}.md`, site)}`),
    ].join('\n'),
    [
      '## How to find a product',
      `- Search: ${href('/search.md', site)}?q=WORDS&page=1`,
      '- Products, collections, brands and texts are Markdown too: add `.md` to the path, or send `Accept: text/markdown`.',
      '- Product pages have the same facts as JSON-LD, by schema.org.',
      `- All addresses: ${href('/sitemap.xml', site)}`,
      `- All products with price and stock: ${href('/feeds/openai.jsonl', site)}, a line of JSON each, and ${href('/feeds/google.xml', site)}`,
    ].join('\n'),
    [
      '## What may be bought, and how',
      `- Everything that is InStock, BackOrder or PreOrder. Prices are in ${currencyCode}; the checkout shows tax and delivery.`,
      `- Agents that speak the Universal Commerce Protocol begin at ${href('/.well-known/ucp', site)}: they search, fill a cart and hand it over.`,
      '- A person buys. Give them the link of the checkout, or the address of the product with the variant that they chose: its page has the button for the cart.',
      `- The cart is at ${href('/cart', site)}, in the person's own browser. It leads to the checkout, where the person pays.`,
    ].join('\n'),
    [
      "## The shop's texts",
      ...contentPages(policies).map(({ title, path }) => `- ${link(title, `${path}.md`, site)}`),
    ].join('\n'),
  );
