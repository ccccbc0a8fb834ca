import { Heading, HStack, Link } from '@vitrine/components';

export const Title = () => (
  <HStack wrap justify="between" align="center" gap={4}>
    <Heading>Your orders</Heading>
    <Link href="/account">Back to your account</Link>
  </HStack>
);
