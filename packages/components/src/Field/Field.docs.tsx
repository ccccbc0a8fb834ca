import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Input } from '../Input/Input.js';
import { Field } from './Field.js';

export default {
  purpose: 'The label, help and error of a control.',
  use: 'Use it with a control of your own, and with the hook `useField`, which returns `controlProps` for the control and `fieldProps` for the `Field`. A `Form` treats it like any other field.',
  avoid: 'The fields of this package, such as `Input` and `Select`, include it: do not wrap them in another one.',
  keys: [],
  announced: {
    columns: ['Part', 'What a screen reader announces'],
    rows: [
      ['label', 'the name of the control'],
      ['asterisk', 'nothing: the control itself is `required`'],
      ['“(optional)”', 'the end of the name'],
      ['help, error', 'the description, in this order, after the name'],
    ],
  },
  dos: [
    {
      text: 'Say in an error how to mend it.',
      picture: <Input label="Email" defaultValue="ada@" errorMessage="Write an address such as name@example.com." />,
    },
    { text: 'Mark whichever are fewer, the required or the optional fields.' },
  ],
  donts: [
    {
      text: 'Put essential facts into the help: screen readers read it last.',
      picture: (
        <Field label="Your code" description="Without the letters, backwards, and only the last four digits.">
          <input style={{ inlineSize: '100%' }} />
        </Field>
      ),
    },
  ],
  related: ['Form', 'Input', 'Select'],
  picture: (
    <Field label="Date">
      <input type="date" aria-label="Date" />
    </Field>
  ),
} satisfies ComponentDocs;
