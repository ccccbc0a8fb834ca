import { Button, Checkbox, Input, NumberInput, registered } from '@vitrine/components';
import { Controller, useForm } from 'react-hook-form';

interface Order {
  email: string;
  count: number;
  isGift: boolean;
}

export function OrderForm({ send }: { send: (order: Order) => Promise<void> }) {
  const { control, formState, handleSubmit, register } = useForm<Order>({
    defaultValues: { email: '', count: 1, isGift: false },
  });
  return (
    <form onSubmit={handleSubmit(send)} noValidate>
      <Input
        label="Email"
        {...registered(register('email', { required: 'Say where the receipt goes.' }))}
        errorMessage={formState.errors.email?.message}
      />
      <Controller
        control={control}
        name="count"
        render={({ field }) => <NumberInput label="Quantity" minValue={1} {...field} />}
      />
      <Controller
        control={control}
        name="isGift"
        render={({ field: { value, ...field } }) => (
          <Checkbox label="Wrap it as a gift" isSelected={value} {...field} />
        )}
      />
      <Button type="submit">Order</Button>
    </form>
  );
}
