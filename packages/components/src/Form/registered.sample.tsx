'use client';
import { Button, Input, registered, Text } from '@vitrine/components';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

export function Newsletter() {
  const [sent, setSent] = useState('');
  const { formState, handleSubmit, register } = useForm({ defaultValues: { email: '' } });
  return (
    <form onSubmit={handleSubmit(({ email }) => setSent(email))} noValidate>
      <Input
        label="Email"
        type="email"
        autoComplete="email"
        {...registered(register('email', { required: 'Enter your email address.' }))}
        errorMessage={formState.errors.email?.message}
      />
      <Button type="submit">Subscribe</Button>
      {sent && <Text>{`We write to ${sent}`}</Text>}
    </form>
  );
}
