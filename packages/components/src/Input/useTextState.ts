import { useControlledState } from 'react-stately/useControlledState';
import { useFieldState } from '../Field/useFieldState.js';
import { defined } from '../internal/defined.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import type { TextFieldProps } from './textFieldProps.js';

/** What `Input` and `TextArea` have in common: the text, and the props taken apart for the hook, for the control and for the `Field`. */
export function useTextState<
  Control extends HTMLInputElement | HTMLTextAreaElement,
  Props extends Omit<TextFieldProps<Control>, 'variant'>,
>(props: Props) {
  const {
    value: givenText,
    defaultValue,
    onChange,
    isReadOnly,
    placeholder,
    autoComplete,
    minLength,
    maxLength,
    autoCapitalize,
    enterKeyHint,
    spellCheck,
    autoFocus,
    onFocus,
    onBlur,
    onKeyDown,
    inputClassName: className,
    ref,
    ...rest
  } = props;
  const control = useOwnRef<Control>(ref);
  const { hookProps, fieldProps, isInvalid, isDisabled, onEdit } = useFieldState(rest);
  const [text, setText] = useControlledState(givenText, defaultValue ?? '', onChange);
  useEarlyInput(() => {
    if (control.current) setText(control.current.value);
  });

  return {
    control,
    text,
    isInvalid,
    isDisabled,
    hookProps: {
      ...hookProps,
      ...defined({
        defaultValue,
        isReadOnly,
        placeholder,
        autoComplete,
        minLength,
        maxLength,
        autoCapitalize,
        enterKeyHint,
        spellCheck: spellCheck === undefined ? undefined : String(spellCheck),
      }),
      value: text,
      onChange: (next: string) => {
        onEdit();
        setText(next);
      },
    },
    /** For the control, beside what its hook has for it. */
    ownProps: { autoFocus, className, onFocus, onBlur, onKeyDown },
    /** Last of all: a text that is not the caller's is the browser's to keep, so that a form library can write into the control. */
    textProps: givenText === undefined ? { value: undefined, defaultValue: defaultValue ?? '' } : {},
    fieldProps,
  };
}
