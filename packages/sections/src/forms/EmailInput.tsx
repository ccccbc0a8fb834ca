import { Input } from '@vitrine/components';
import { useShop } from '../shop/ShopProvider.js';

interface EmailInputProps {
  /** `'username'` if the address signs the customer in. */
  autoComplete: 'email' | 'username';
  defaultValue: string;
}

/** Asks for an email address. Its value is `email` in the form's data. */
export function EmailInput(props: EmailInputProps) {
  const { messages } = useShop();
  return <Input {...props} label={messages.email} name="email" type="email" autoCapitalize="none" isRequired />;
}
