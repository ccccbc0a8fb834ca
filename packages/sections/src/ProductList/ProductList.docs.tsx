import { another, filtered, product, sorts } from '@vitrine/storybook/samples';
import { ProductList } from './ProductList.js';

/** The component's picture on the overview page. */
export const picture = (
  <ProductList
    {...filtered}
    name="Bikes"
    listing={{ items: [product, another], total: 2, isTotalExact: true, facets: [] }}
    offer={{ sorts, filters: ['option'] }}
    productsPerPage={12}
  />
);
