import { Button, Checkbox, Form, Input, NumberInput } from '@vitrine/components';

export function Subscribe({ subscribe }: { subscribe: (email: string) => Promise<void> }) {
  return (
    <Form onSubmit={(data) => subscribe(String(data.get('email')))}>
      <Input label="Email" name="email" type="email" autoComplete="email" isRequired />
      <NumberInput label="Letters a month" name="letters" defaultValue={1} minValue={1} maxValue={4} />
      <Checkbox label="Also by post" name="post" />
      <Button type="submit">Subscribe</Button>
    </Form>
  );
}
