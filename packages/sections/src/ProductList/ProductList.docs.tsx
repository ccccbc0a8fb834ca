import { another, filtered, product, sorts } from '@vitrine/story-kit/samples';
import { ProductList } from './ProductList.js';

export const picture = (
  <ProductList
    {...filtered}
    name="Bikes"
    listing={{ items: [product, another], total: 2, isTotalExact: true, facets: [] }}
    offer={{ sorts, filters: ['option'] }}
    productsPerPage={12}
  />
);
