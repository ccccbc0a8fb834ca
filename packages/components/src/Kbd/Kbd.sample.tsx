import { Kbd, Text } from '@vitrine/components';

export const Hint = () => (
  <Text>
    Press <Kbd>Esc</Kbd> to close.
  </Text>
);
