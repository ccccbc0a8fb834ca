import { Disclosure, Text } from '@vitrine/components';

export const SizeGuide = () => (
  <Disclosure title="Size guide">
    <Text>Measure around the widest part of the head.</Text>
  </Disclosure>
);
