import { Text } from '../Text/Text.js';
import { VisuallyHidden } from './VisuallyHidden.js';

/** The component's picture on the overview page. */
export const picture = (
  <Text tone="quiet">
    Heard, not seen<VisuallyHidden>, like this</VisuallyHidden>
  </Text>
);
