import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Heading, Text, VStack } from '@vitrine/components';
import { doNothing, line } from '@vitrine/story-kit/samples';
import { CartItem } from './CartItem.js';

export const picture = <CartItem item={line} onQuantityChange={doNothing} onRemove={doNothing} />;

export const rules: PicturedRules = {
  do: ['Give it `records`', <CartItem key="do" item={line} onQuantityChange={doNothing} onRemove={doNothing} />],
  dont: [
    'Take it away at once',
    <VStack key="dont" gap={3}>
      <Heading level={3}>Your cart</Heading>
      <Text tone="quiet">What was removed is nowhere to be seen</Text>
    </VStack>,
  ],
};
