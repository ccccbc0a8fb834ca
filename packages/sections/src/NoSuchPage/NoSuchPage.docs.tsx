import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Text, VStack } from '@vitrine/components';
import { another, product } from '@vitrine/story-kit/samples';
import { ProductGrid } from '../ProductGrid/ProductGrid.js';
import { NoSuchPage } from './NoSuchPage.js';

export const picture = <NoSuchPage list="Bikes" totalPages={3} getHref={() => '#'} />;

export const rules: PicturedRules = {
  do: ['Answer with status 404', <NoSuchPage key="do" list="Bikes" totalPages={3} getHref={() => '#'} />],
  dont: [
    'Lead to the first page by itself',
    <VStack key="dont" gap={3}>
      <Text tone="quiet">/collections/bikes?page=99</Text>
      <ProductGrid title="Bikes" showTitle products={[product, another]} />
    </VStack>,
  ],
};
