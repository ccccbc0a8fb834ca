/** What agents and search engines read of a product, from data that has been read. The catalogue shows them too. */
export { jsonLd } from '../structuredData/JsonLd';
export { productData } from '../structuredData/productData';
export { entriesOf } from './feedEntries';
export { google, openAi, type FeedShop } from './feeds';
export { productMarkdown } from './markdown';
