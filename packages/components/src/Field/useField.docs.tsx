import type { ComponentDocs } from '@vitrine/story-kit/docs';

export default {
  purpose: 'The names, descriptions and state of a control of your own.',
  use: 'Use it in a field that this package lacks. Spread `controlProps` on the control and `fieldProps` on the `Field` around it.',
  avoid: 'The fields of this package, such as `Input` and `Select`, call it themselves.',
  behavior: [
    'It takes the props of the `Field`: `label`, `description`, `errorMessage`, `isRequired`, `isOptional` and `isDisabled`. It also takes `id`, `name`, `aria-label`, `aria-labelledby` and `aria-describedby`.',
    'It returns `controlProps` and `fieldProps`, and for a control that needs more: `id`, `name`, `isInvalid`, `isDisabled` and `onEdit`, which tells the form that the value has changed. An input in the `Field` calls `onEdit` by itself.',
    'In a `Form`, the field shows the error for its `name`, and is disabled while the form is being sent.',
  ],
  keys: [],
  announced:
    'A screen reader announces the label as the name of the control, then the help and the error as its description.',
  dos: [{ text: 'Give the control the `name` that the hook returns: errors of a `Form` belong to it.' }],
  donts: [{ text: 'Set an `id` on the control after `controlProps`: its label would no longer belong to it.' }],
  related: ['Field', 'Form', 'registered'],
} satisfies ComponentDocs;
