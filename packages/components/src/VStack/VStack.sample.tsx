import { Heading, Text, VStack } from '@vitrine/components';

export const Opening = () => (
  <VStack gap={2} align="start">
    <Heading level={1}>Bicycles made to last</Heading>
    <Text>Steel frames, and spares for as long as we are here.</Text>
  </VStack>
);
