import { Fieldset, Input } from '@vitrine/components';

export const Delivery = () => (
  <Fieldset legend="Delivery" description="We deliver on weekdays">
    <Input name="street" label="Street" isRequired />
    <Input name="city" label="City" isRequired />
  </Fieldset>
);
