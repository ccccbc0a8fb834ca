import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Input } from '../Input/Input.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { registered } from './registered.js';

function Newsletter() {
  const { formState, handleSubmit, register } = useForm({ defaultValues: { email: '' } });
  const [sent, setSent] = useState('');
  return (
    <form onSubmit={(event) => void handleSubmit(({ email }) => setSent(email))(event)} noValidate>
      <VStack align="start">
        <Input
          label="Email"
          type="email"
          autoComplete="email"
          {...registered(register('email', { required: 'Enter your email address.' }))}
          errorMessage={formState.errors.email?.message}
        />
        <Button type="submit">Subscribe</Button>
        <div role="status">{sent && <Text>Subscribed: {sent}</Text>}</div>
      </VStack>
    </form>
  );
}

const meta = preview.meta({
  title: 'Setup/registered',
  component: Input,
  parameters: { controls: { disable: true } },
  render: () => <Newsletter />,
});

/** The library checks the field, focuses it and reads its value. */
export const ReactHookForm = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText('Enter your email address.')).toBeVisible();
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText('Subscribed: ada@example.com')).toBeVisible();
  },
});
