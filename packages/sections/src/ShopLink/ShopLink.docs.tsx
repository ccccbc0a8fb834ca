import { ShopLink } from './ShopLink.js';

export const picture = <ShopLink href="#">Floor pump</ShopLink>;
