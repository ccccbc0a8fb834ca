import type { PageSettings } from '@vitrine/story-checks';

/** What the checks must know of Vitrine's markup, in stories and in the shop. */
export const pageSettings: PageSettings = {
  unstyled: '[data-variant=unstyled]',
  primary: [
    'button:is([data-variant=primary], [data-variant=solid], [data-variant=secondary], [data-variant=outline])',
    'a:is([data-variant=primary], [data-variant=solid], [data-variant=secondary])[data-size]',
  ].join(),
  errorColor: 'var(--vt-color-sale)',
  // The steps of a pagination are no pages.
  kinds: ['data-step'],
  wholePages: 'Pages/',
};
