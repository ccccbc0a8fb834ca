import { Link, Text } from '@vitrine/components';

export const Returns = () => (
  <Text>
    You have thirty days for <Link href="/returns">returns</Link>.
  </Text>
);
