import { rehearsedEvents, type RehearsedEvent } from '@vitrine/story-kit/rehearsals';

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

/** The events of the catalogue's pages by their names in URLs. */
export const events = rehearsedEvents;

/** Returns the toolbar's settings that make an event happen. */
export const settingsOf = ({ at, flavour, brand, direction, isSlow }: RehearsedEvent): Record<string, string> => ({
  ...(at && { failures: at }),
  ...(flavour && { platform: flavour }),
  ...(brand && { brand }),
  ...(direction && { direction }),
  ...(isSlow && { delay: '4000' }),
});

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
