import { createIcon, HStack, Text } from '@vitrine/components';

/** Lines in a square of 24. */
const TentIcon = createIcon('TentIcon', [
  ['path', { d: 'M12 4 3 20h18Z' }],
  ['path', { d: 'm9 20 3-5 3 5' }],
]);

export const Camping = () => (
  <HStack gap={2} align="center">
    <TentIcon />
    <Text>Camping</Text>
  </HStack>
);
