import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Button } from '../Button/Button.js';
import { Input } from '../Input/Input.js';
import { VStack } from '../VStack/VStack.js';
import { Form } from './Form.js';

export const picture = (
  <Form>
    <Input label="Email" />
  </Form>
);

export const rules: PicturedRules = {
  do: [
    'Name the field in each error',
    <Input key="do" label="Postal code" errorMessage="Write the postal code as five digits." />,
  ],
  dont: [
    'Disable the button',
    <VStack key="dont" gap={3} align="start">
      <Input label="Postal code" />
      <Button isDisabled>Send</Button>
    </VStack>,
  ],
};
