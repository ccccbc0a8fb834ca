import type { Examples } from '../testing/examples.js';
import { VStack } from './VStack.js';

export const examples: Examples = {
  VStack: (
    <VStack as="ul" align="center" justify="between">
      <li />
    </VStack>
  ),
};
