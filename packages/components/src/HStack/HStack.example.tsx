import type { Examples } from '../testing/examples.js';
import { HStack } from './HStack.js';

export const examples: Examples = {
  HStack: (
    <HStack wrap gap={2}>
      <span />
    </HStack>
  ),
};
