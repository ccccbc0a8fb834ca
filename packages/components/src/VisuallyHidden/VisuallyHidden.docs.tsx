import { Text } from '../Text/Text.js';
import { VisuallyHidden } from './VisuallyHidden.js';

export const picture = (
  <Text tone="quiet">
    Heard, not seen<VisuallyHidden>, like this</VisuallyHidden>
  </Text>
);
