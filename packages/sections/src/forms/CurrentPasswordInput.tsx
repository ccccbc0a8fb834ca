import { Input } from '@vitrine/components';
import { useShop } from '../shop/ShopProvider.js';

/** Asks for the current password, which proves that it is the customer who makes a change. Its value is `currentPassword` in the form's data. */
export function CurrentPasswordInput() {
  const { messages } = useShop();
  return (
    <Input
      label={messages.currentPassword}
      name="currentPassword"
      type="password"
      autoComplete="current-password"
      isRequired
    />
  );
}
