/** The contents of pages, from data that has been read. The catalogue shows them too. */
export { AboutContent } from './AboutContent';
export { ContactContent } from './ContactContent';
export { HomeContent, listedProducts } from './HomeContent';
export { EmptyListing, ListingContent } from './ListingContent';
export { readInSize } from './pageSize';
export { AboveBanner, PageBody } from './PageBody';
export { ProductTrail } from './Trail';
