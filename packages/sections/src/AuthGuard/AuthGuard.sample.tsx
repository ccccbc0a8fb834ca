import { Text } from '@vitrine/components';
import { AuthGuard } from '@vitrine/sections';

/** Without a login, it sends the shopper to the login page, and back after the login. */
export const Members = () => (
  <AuthGuard allow="authenticated">
    <Text>Your next order is free of delivery costs</Text>
  </AuthGuard>
);
