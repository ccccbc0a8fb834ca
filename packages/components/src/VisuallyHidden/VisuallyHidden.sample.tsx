import { Text, VisuallyHidden } from '@vitrine/components';

/** Screen readers read the whole sentence. */
export const Reduced = () => (
  <Text>
    <VisuallyHidden>Reduced to </VisuallyHidden>
    $89
  </Text>
);
