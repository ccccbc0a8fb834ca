import { Button, Checkbox, DatePicker, Input, NumberInput, registered, Select } from '@vitrine/components';
import { Controller, useForm } from 'react-hook-form';

interface Order {
  email: string;
  country: string | null;
  day: string | null;
  count: number;
  isGift: boolean;
}

const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'PL', label: 'Poland' },
];

export function OrderForm({ send }: { send: (order: Order) => Promise<void> }) {
  const { control, formState, handleSubmit, register } = useForm<Order>({
    defaultValues: { email: '', country: null, day: null, count: 1, isGift: false },
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
        name="country"
        rules={{ required: 'Choose a country.' }}
        render={({ field, fieldState: { error } }) => (
          <Select
            label="Country"
            placeholder="Choose country"
            items={countries}
            {...field}
            errorMessage={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="day"
        rules={{ required: 'Choose a day.' }}
        render={({ field, fieldState: { error } }) => (
          <DatePicker label="Delivery day" {...field} errorMessage={error?.message} />
        )}
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
