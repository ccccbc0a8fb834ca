import type { PicturedRules } from '@vitrine/story-kit/rules';
import { another, product } from '@vitrine/story-kit/samples';
import { ProductGrid } from './ProductGrid.js';

export const picture = <ProductGrid title="Bikes" products={[product, another]} />;

export const rules: PicturedRules = {
  do: ['Read `page` from the address', <ProductGrid key="do" title="Bikes" showTitle products={[product, another]} />],
  dont: ['Leave out the title', <ProductGrid key="dont" title=" " products={[product, another]} />],
};
