/** What a form library gives for the control of one field: react-hook-form's `register`. */
export interface Registration<Control> {
  name: string;
  ref: (control: Control | null) => void;
  /** Takes the browser's event of a change. */
  onChange: (event: { type: string; target: { name: string; value: unknown } }) => unknown;
  onBlur: (event: { type: string; target: unknown }) => unknown;
  disabled?: boolean | undefined;
}

/**
 * A registration as props of a field of ours, whose `onChange` is called with the value itself:
 * `<Input label="Email" {...registered(register('email'))} />`. For `Input`, `TextArea` and `NativeSelect`, whose value the browser
 * keeps; every other field goes into a `Controller`.
 */
export function registered<Control>({ name, ref, onChange, onBlur, disabled }: Registration<Control>) {
  return {
    name,
    ref,
    onChange: (value: string | null) => void onChange({ type: 'change', target: { name, value: value ?? '' } }),
    onBlur: (event: { type: string; target: unknown }) => void onBlur(event),
    ...(disabled !== undefined && { isDisabled: disabled }),
  };
}
