import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Input } from '../Input/Input.js';
import { Field } from './Field.js';

export const picture = (
  <Field label="Date">
    <input type="date" aria-label="Date" />
  </Field>
);

export const rules: PicturedRules = {
  do: [
    'Say in an error how to mend it',
    <Input key="do" label="Email" defaultValue="ada@" errorMessage="Write an address such as name@example.com." />,
  ],
  dont: [
    'Put essential facts',
    <Field key="dont" label="Your code" description="Without the letters, backwards, and only the last four digits.">
      <input style={{ inlineSize: '100%' }} />
    </Field>,
  ],
};
