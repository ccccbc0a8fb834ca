import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Input, VStack } from '@vitrine/components';
import { ContactForm } from './ContactForm.js';

export default {
  purpose: 'Sends a message to the shop.',
  use: 'Use it on the contact page, below its heading, beside other contact details.',
  avoid: 'If `capabilities.contact` is false, the platform takes no messages: give an address for mail instead.',
  behavior: [
    'After success, a confirmation replaces the form, and its heading takes the focus. After a refusal, the fields keep their values.',
  ],
  keys: [],
  announced: 'A screen reader announces the heading of the confirmation, “Thank you!”.',
  dos: [
    { text: 'Render it if `capabilities.contact` is true, below the heading of its page.', picture: <ContactForm /> },
  ],
  donts: [
    {
      text: 'Ask for more than an answer needs.',
      picture: (
        <VStack gap={4}>
          <Input label="Name" />
          <Input label="Date of birth" />
          <Input label="Telephone" />
          <Input label="How did you hear of us?" />
        </VStack>
      ),
    },
  ],
  related: ['Form', 'PageMessage'],
  picture: <ContactForm />,
} satisfies ComponentDocs;
