import type { PicturedRules } from '@vitrine/storybook/rules';
import { Input, VStack } from '@vitrine/components';
import { RegisterForm } from './RegisterForm.js';

/** The component's picture on the overview page. */
export const picture = <RegisterForm />;

/** A picture of a do and one of a don't. */
export const rules: PicturedRules = {
  do: ['Show it to guests only', <RegisterForm key="do" />],
  dont: [
    'Ask for more',
    <VStack key="dont" gap={4}>
      <Input label="Company" />
      <Input label="Date of birth" />
      <Input label="Telephone" />
      <Input label="How did you hear of us?" />
    </VStack>,
  ],
};
