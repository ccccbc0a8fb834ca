// The events of a rehearsal of the shop, and the pages that it suggests.
import { rehearsals, rehearsedEvents } from '../../packages/story-kit/src/look/rehearsals.ts';

/** What differs from a real event, by the events' names. */
const notes = {
  down: 'The shop has not kept the page yet. It keeps pages that were shown before: see “Platform down, page kept”.',
  kept: 'The shop has shown the page before and keeps it. Pictures come, as from a CDN.',
  addFails: 'Press “Add to Cart” on a product’s page.',
  changeFails: 'Change a quantity in the cart.',
  sessionEnds: 'Open the account or an order.',
  slow: '50 kB a second, and 400 ms until the first byte.',
  large: 'The browser’s text size is doubled. The zoom of your browser enlarges pictures and space too.',
  rtl: 'The layout alone: the texts stay English, and the shop’s build turns arrows by the language.',
  halyard: 'The other brand’s colours, corners and lines. Name, texts and fonts stay.',
  noScript: 'The browser runs no scripts of the page.',
};

/**
 * Returns the events by their names in URLs: the catalogue's, and two that only a running shop can have. Each has a `title`, a `note` and the
 * settings of `RehearsedEvent`. With `isKept`, the shop keeps the page from before; with `hasScript: false`, the page runs no scripts.
 * @param flavour the flavour of the shop that is rehearsed; 'On …' is offered for the others
 */
export function eventsOn(flavour) {
  const { down, ...others } = rehearsedEvents;
  const events = {
    down,
    kept: { ...down, title: 'Platform down, page kept', isKept: true },
    ...others,
    noScript: { title: 'No script', hasScript: false },
  };
  return Object.fromEntries(
    Object.entries(events)
      .filter(([, event]) => event.flavour !== flavour)
      .map(([name, event]) => [name, { ...event, note: notes[name] }]),
  );
}

/** Returns what the platform does at an event: see `Rehearsal`. */
export const rehearsalAt = ({ at = 'none' }) => rehearsals[at];

/** The paths of suggested pages by their titles. */
export const pages = {
  Product: '/products/floor-pump',
  Cart: '/cart',
  Collection: '/collections/bikes',
  Search: '/search?q=pump',
  Home: '/',
  Account: '/account',
  Orders: '/account/orders',
};

/** The page and the event of a rehearsal without a choice. */
export const initial = { page: pages.Product, event: 'down' };

/** Returns the path and the query of a page of the shop; anything else becomes the home page. */
export function pathOf(text) {
  const base = 'http://shop.invalid';
  const url = URL.parse(text, base);
  return url?.origin === base ? url.pathname + url.search : '/';
}
