/** Returns the year in which the page is rendered. Pages are rendered again within the hour, so the year changes while the server runs. */
export const copyrightYear = (): number => new Date().getFullYear();
