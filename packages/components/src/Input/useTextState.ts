import { useControlledState } from 'react-stately/useControlledState';
import { useFieldState } from '../Field/useFieldState.js';
import { defined } from '../internal/defined.js';
import { checkControlled, stateOfText } from '../internal/mistakes.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import type { TextFieldProps } from './textFieldProps.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

/**
 * Manages the text of `Input` and `TextArea`, and splits the props for the hook, the control and the `Field`.
 *
 * @param problemOf Returns the error of a text that the browser can't check; `''` for none.
 */
export function useTextState<
  Control extends HTMLInputElement | HTMLTextAreaElement,
  Props extends Omit<TextFieldProps<Control>, 'variant'>,
>(props: Props, problemOf?: (text: string) => string) {
  const {
    value: ownText,
    defaultValue: initialText,
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
  if (process.env.NODE_ENV !== 'production') checkControlled('The text field', props, stateOfText);
  const control = useOwnRef<Control>(ref);
  // A form library's value before anything is typed may be null.
  const givenText = ownText === null ? '' : ownText;
  const defaultValue = initialText ?? undefined;
  const [text, setText] = useControlledState(givenText, defaultValue ?? '', onChange);
  const { hookProps, fieldProps, isInvalid, isDisabled, onEdit } = useFieldState(rest, problemOf?.(text));
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
    /** Props of the control, in addition to the hook's. */
    ownProps: { autoFocus, className, onFocus, onBlur, onKeyDown },
    /** Spread last. The browser keeps an uncontrolled text, so a form library can write into the control. */
    textProps: givenText === undefined ? { value: undefined, defaultValue: defaultValue ?? '' } : {},
    fieldProps,
  };
}
