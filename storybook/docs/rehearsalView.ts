import { flavours } from '@vitrine/commerce';
import { rehearsals, type Rehearsal } from '@vitrine/story-kit/rehearsals';

/** The pages to rehearse: the ids of their stories by name. */
export const pages = {
  product: { title: 'Product', story: 'pages-product--default' },
  cart: { title: 'Cart', story: 'pages-cart--default' },
  collection: { title: 'Collection', story: 'pages-collection--default' },
  search: { title: 'Search', story: 'pages-search--results' },
  home: { title: 'Home', story: 'pages-home--default' },
  account: { title: 'Account', story: 'pages-account--default' },
  orders: { title: 'Orders', story: 'pages-orders--default' },
};

type PageName = keyof typeof pages;

/** What happens to the page. */
export interface RehearsedEvent {
  title: string;
  /** The toolbar's settings that make it happen. */
  settings: Readonly<Record<string, string>>;
  /** Whether texts are twice as large. Default: false. */
  isLarge?: boolean;
}

const atThePlatform = Object.entries<Rehearsal>(rehearsals)
  .filter(([name]) => name !== 'none')
  .map(([name, { title }]): [string, RehearsedEvent] => [name, { title, settings: { failures: name } }]);

const otherPlatforms = flavours.map(({ name, title }): [string, RehearsedEvent] => [
  name,
  { title: `On ${title}`, settings: { platform: name } },
]);

/** All events by their names in URLs. */
export const events: Readonly<Record<string, RehearsedEvent>> = {
  ...Object.fromEntries(atThePlatform),
  slow: { title: 'Slow network', settings: { delay: '4000' } },
  large: { title: 'Text at 200 %', settings: {}, isLarge: true },
  rtl: { title: 'Right to left', settings: { direction: 'rtl' } },
  halyard: { title: 'Another brand', settings: { brand: 'halyard' } },
  ...Object.fromEntries(otherPlatforms),
};

export interface RehearsalChoice {
  page: PageName;
  event: string;
}

const initial: RehearsalChoice = { page: 'product', event: 'down' };

/** Reads a choice from its form in URLs, such as 'cart-lastOne'. What it does not know becomes the first choice. */
export function readChoice(text: unknown): RehearsalChoice {
  const [page = '', event = ''] = typeof text === 'string' ? text.split('-') : [];
  return {
    page: page in pages ? (page as PageName) : initial.page,
    event: event in events ? event : initial.event,
  };
}

export const writeChoice = ({ page, event }: RehearsalChoice) => `${page}-${event}`;

/** Returns the lines of a text that another text does not have, each once. */
export function linesOnlyIn(text: string, other: string): string[] {
  const linesOf = (whole: string) => whole.split('\n').map((line) => line.trim());
  const known = new Set(linesOf(other));
  return [...new Set(linesOf(text))].filter((line) => line !== '' && !known.has(line));
}
