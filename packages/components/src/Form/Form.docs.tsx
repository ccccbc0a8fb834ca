import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Button } from '../Button/Button.js';
import { Input } from '../Input/Input.js';
import { VStack } from '../VStack/VStack.js';
import { Form } from './Form.js';

export default {
  purpose: 'Fields that are sent together.',
  use: 'Use it around all fields that are sent together.',
  avoid: 'A choice that takes effect at once needs no form: use a `Switch` or a `ToggleGroup`.',
  behavior: [
    'If the fields have errors, a summary above them gives the number of problems and links to each field. The form checks the fields\' constraints (`isRequired`, `type="email"`, `minLength`, `pattern`) and calls `validate`. It also shows the `errors` that the server returns.',
    'A change of a field removes its error. The summary stays until the form is sent again, because its removal would move the page while the user types.',
  ],
  keys: [
    { keys: 'Enter in a field', action: 'sends the form' },
    { keys: 'Enter on a line of the summary', action: 'goes to that field' },
  ],
  announced:
    'If a form can\'t be sent, the focus goes to the summary: a screen reader announces “There are 2 problems”, then each of them. On a field, it announces “invalid” and the error. Orca in Firefox leaves out “invalid” on a required field with a text, and announces the error: Firefox keeps the `aria-invalid` that the field had before. With `validationBehavior="aria"`, the form is sent unchecked, and screen readers only announce which fields are required.',
  dos: [
    {
      text: 'Name the field in each error.',
      picture: <Input label="Postal code" errorMessage="Write the postal code as five digits." />,
    },
    { text: 'Give every field a `name`.' },
  ],
  donts: [
    {
      text: 'Disable the button until all is filled in: it does not show what is missing.',
      picture: (
        <VStack gap={3} align="start">
          <Input label="Postal code" />
          <Button isDisabled>Send</Button>
        </VStack>
      ),
    },
  ],
  related: ['Field', 'Input', 'Button'],
  picture: (
    <Form>
      <Input label="Email" />
    </Form>
  ),
} satisfies ComponentDocs;
