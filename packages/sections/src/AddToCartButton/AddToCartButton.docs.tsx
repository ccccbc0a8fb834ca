import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Heading, Price, VStack } from '@vitrine/components';
import { usd } from '@vitrine/story-kit/samples';
import { AddToCartButton } from './AddToCartButton.js';

export const picture = <AddToCartButton productId="1" availability />;

export const rules: PicturedRules = {
  do: [
    'Say with `options`',
    <AddToCartButton key="do" productId="1" availability options={{ Size: { value: undefined, required: true } }} />,
  ],
  dont: [
    'Hide it when a product is sold out',
    <VStack key="dont" gap={3}>
      <Heading level={3}>Floor pump</Heading>
      <Price price={usd('72')} />
    </VStack>,
  ],
};
