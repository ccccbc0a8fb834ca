import type { Examples } from '../testing/examples.js';
import { Input } from '../Input/Input.js';
import { Form } from './Form.js';

export const examples: Examples = {
  Form: (
    <Form errors={[{ name: 'email', message: 'Email has already been taken' }]} isSubmitting>
      <Input name="email" label="Email" />
    </Form>
  ),
};
