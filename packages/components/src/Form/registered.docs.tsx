import type { ComponentDocs } from '@vitrine/story-kit/docs';

export default {
  purpose: 'Turns a registration of react-hook-form into the props of a field.',
  use: 'Use it on an `Input`, a `TextArea` or a `NativeSelect`, whose value the browser keeps.',
  avoid: 'For every other field, use the form library’s `Controller`. Without a form library, use a `Form`.',
  behavior: [
    'It takes the result of `register`: `name`, `ref`, `onChange`, `onBlur` and `disabled`. It returns `name`, `ref`, `onBlur`, `isDisabled`, and an `onChange` that takes the value itself.',
    'It imports nothing from the library: another library with the same shape works as well.',
  ],
  keys: [],
  announced: 'It adds nothing to the field. The field announces the `errorMessage`.',
  dos: [{ text: 'Give the field the library’s error: `errorMessage={errors.email?.message}`.' }],
  donts: [{ text: 'Spread the registration itself: our `onChange` has the value, and the library wants an event.' }],
  related: ['Form', 'Input', 'useField'],
} satisfies ComponentDocs;
