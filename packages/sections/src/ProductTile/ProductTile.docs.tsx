import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Button, HStack, IconButton, VStack } from '@vitrine/components';
import { HeartIcon } from '@vitrine/components/icons';
import { product } from '@vitrine/story-kit/samples';
import { ProductTile } from './ProductTile.js';

export const picture = <ProductTile product={product} />;

export const rules: PicturedRules = {
  do: [
    'Give it `loading="eager"`',
    <div key="do" style={{ maxInlineSize: '20rem' }}>
      <ProductTile product={product} />
    </div>,
  ],
  dont: [
    'Put buttons on it',
    <VStack key="dont" gap={3} style={{ maxInlineSize: '20rem' }}>
      <ProductTile product={product} />
      <HStack gap={2}>
        <Button size="sm">Add to cart</Button>
        <IconButton aria-label="Save" icon={<HeartIcon />} />
      </HStack>
    </VStack>,
  ],
};
