import type { PicturedRules } from '@vitrine/story-kit/rules';
import { another, kettle, product } from '@vitrine/story-kit/samples';
import { ProductRow } from './ProductRow.js';

export const picture = <ProductRow products={[product, another]} />;

export const rules: PicturedRules = {
  do: ['Give it an `id`', <ProductRow key="do" products={[product, another]} />],
  dont: [
    'Fill it with products',
    <ProductRow
      key="dont"
      products={[
        another,
        { ...another, id: '3', name: 'Enamel kettle', media: [{ id: '3', details: { src: kettle } }] },
      ]}
    />,
  ],
};
