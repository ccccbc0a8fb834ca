import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Button, ButtonLink, Heading, HStack, VStack } from '@vitrine/components';
import { doNothing, line, Panel } from '@vitrine/story-kit/samples';
import { CartItem } from '../CartItem/CartItem.js';
import { Cart } from './Cart.js';

export const picture = <Cart />;

export const rules: PicturedRules = {
  do: [
    'Leave the checkout',
    <VStack key="do" gap={4}>
      <CartItem item={line} onQuantityChange={doNothing} onRemove={doNothing} />
      <ButtonLink href="#" isFullWidth>
        Checkout
      </ButtonLink>
    </VStack>,
  ],
  dont: [
    'Ask before a line is removed',
    <Panel key="dont">
      <VStack gap={4}>
        <Heading level={3}>Remove Touring bicycle?</Heading>
        <HStack gap={2}>
          <Button>Remove</Button>
          <Button variant="outline">Keep it</Button>
        </HStack>
      </VStack>
    </Panel>,
  ],
};
