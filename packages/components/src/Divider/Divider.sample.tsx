import { Divider, Text, VStack } from '@vitrine/components';

export const Hours = () => (
  <VStack gap={4}>
    <Text>Monday to Friday</Text>
    <Divider />
    <Text>Nine to six</Text>
  </VStack>
);
