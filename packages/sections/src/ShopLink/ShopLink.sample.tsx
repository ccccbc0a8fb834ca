import { ShopLink } from '@vitrine/sections';

/** The settings of the shop have the path: '/collections/bikes', unless `paths` names another one. */
export const AllBikes = () => <ShopLink href={{ page: 'collection', slug: 'bikes' }}>All bikes</ShopLink>;
