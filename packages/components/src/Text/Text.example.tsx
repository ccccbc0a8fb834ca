import type { Examples } from '../testing/examples.js';
import { Text } from './Text.js';

export const examples: Examples = {
  Text: (
    <Text as="strong" size="lg" tone="sale" weight="heavy" maxLines={2} isTabular>
      Reduced
    </Text>
  ),
};
