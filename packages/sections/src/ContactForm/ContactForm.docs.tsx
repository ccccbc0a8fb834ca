import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Input, VStack } from '@vitrine/components';
import { ContactForm } from './ContactForm.js';

export const picture = <ContactForm />;

export const rules: PicturedRules = {
  do: ['Render it if', <ContactForm key="do" />],
  dont: [
    'Ask for more than an answer needs',
    <VStack key="dont" gap={4}>
      <Input label="Name" />
      <Input label="Date of birth" />
      <Input label="Telephone" />
      <Input label="How did you hear of us?" />
    </VStack>,
  ],
};
