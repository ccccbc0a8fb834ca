import { HStack, Text } from '@vitrine/components';
import { ShoppingBagIcon } from '@vitrine/components/icons';

/** An icon beside its text is decoration: screen readers leave it out. */
export const CartTitle = () => (
  <HStack gap={2} align="center">
    <ShoppingBagIcon />
    <Text>Your cart</Text>
  </HStack>
);
