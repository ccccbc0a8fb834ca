/** What pages are made of once their data has been read: what the catalogue shows as well. */
export { AboutContent } from './AboutContent';
export { ContactContent } from './ContactContent';
export { HomeContent, listedProducts } from './HomeContent';
export { EmptyListing, ListingContent, productsPerPage } from './ListingContent';
export { AboveBanner, PageBody } from './PageBody';
export { ProductTrail } from './Trail';
