import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Input, VStack } from '@vitrine/components';
import { RegisterForm } from './RegisterForm.js';

export const picture = <RegisterForm />;

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
