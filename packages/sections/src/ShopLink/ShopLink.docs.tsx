import { ShopLink } from './ShopLink.js';

/** The component's picture on the overview page. */
export const picture = <ShopLink href="#">Floor pump</ShopLink>;
