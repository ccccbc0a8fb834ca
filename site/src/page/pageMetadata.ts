import { shop } from '@vitrine/northlane/shop';
import type { Metadata } from 'next';
import { cardSize, shopCard } from '../cardPaths';
import { defaultLocale } from '../routing';

interface PageFacts {
  title: string;
  /** The public address. */
  path: string;
  description?: string | undefined;
  /** The address of the card. Default: the shop's. */
  card?: string;
}

/** Returns the address of a page's Markdown. None of a list's further pages: as Markdown, a page has more products. */
const markdownOf = (path: string) =>
  path.includes('?') ? undefined : { 'text/markdown': path === '/' ? '/index.md' : `${path}.md` };

/** Returns what a page that search engines may keep says in its head: to them, to social sites, and to agents about its Markdown. */
export function pageMetadata({ title, path, description, card = shopCard }: PageFacts): Metadata {
  const markdown = markdownOf(path);
  return {
    title,
    description,
    alternates: { canonical: path, ...(markdown && { types: markdown }) },
    openGraph: {
      title,
      description,
      url: path,
      type: 'website',
      siteName: shop.name,
      locale: defaultLocale.replace('-', '_'),
      images: [{ url: card, ...cardSize, alt: title, type: 'image/png' }],
    },
  };
}
