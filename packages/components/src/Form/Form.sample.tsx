'use client';
import { Button, Form, Input, Text } from '@vitrine/components';
import { useState } from 'react';

/** The form calls `onSubmit` after all fields are valid. */
export function Newsletter() {
  const [email, setEmail] = useState('');
  if (email) return <Text>{`We write to ${email}`}</Text>;
  return (
    <Form onSubmit={(data) => setEmail(String(data.get('email')))}>
      <Input name="email" type="email" label="Email" isRequired />
      <Button type="submit">Subscribe</Button>
    </Form>
  );
}
