import { ShopLink } from './ShopLink.js';

/** Stands for it on the overview. */
export const picture = <ShopLink href="#">Floor pump</ShopLink>;
