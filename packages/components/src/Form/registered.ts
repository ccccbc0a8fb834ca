/** The props that a form library returns for one field, as react-hook-form's `register` does. */
export interface Registration<Control> {
  name: string;
  ref: (control: Control | null) => void;
  /** Takes the browser's change event. */
  onChange: (event: { type: string; target: { name: string; value: unknown } }) => unknown;
  onBlur: (event: { type: string; target: unknown }) => unknown;
  disabled?: boolean | undefined;
}

/** The props of a field from a registration. */
export interface RegisteredProps<Control> {
  name: string;
  ref: (control: Control | null) => void;
  onChange: (value: string | null) => void;
  onBlur: (event: { type: string; target: unknown }) => void;
  isDisabled?: boolean;
}

/**
 * Turns a registration into props of our fields, whose `onChange` gets the value itself: `<Input label="Email"
 * {...registered(register('email'))} />`. For `Input`, `TextArea` and `NativeSelect`, whose value the browser keeps. Wrap every other field in
 * a `Controller`.
 */
export function registered<Control>({
  name,
  ref,
  onChange,
  onBlur,
  disabled,
}: Registration<Control>): RegisteredProps<Control> {
  return {
    name,
    ref,
    onChange: (value) => void onChange({ type: 'change', target: { name, value: value ?? '' } }),
    onBlur: (event) => void onBlur(event),
    ...(disabled !== undefined && { isDisabled: disabled }),
  };
}
