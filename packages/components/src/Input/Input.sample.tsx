'use client';
import { Input } from '@vitrine/components';
import { useState } from 'react';

export function Email() {
  const [email, setEmail] = useState('');
  return (
    <Input
      type="email"
      label="Email"
      description={email ? `The receipt goes to ${email}` : 'For the receipt'}
      value={email}
      onChange={setEmail}
    />
  );
}
