/** The event of the catalogue's channel when the first example of a component's page is there. */
export const pageShown = 'vitrine/page-shown';
