'use client';
import {
  useEffect,
  useEffectEvent,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTextField } from 'react-aria/useTextField';
import { Field } from '../Field/Field.js';
import { statedValidity } from '../Field/statedValidity.js';
import type { TextFieldProps } from '../Input/textFieldProps.js';
import { useTextState } from '../Input/useTextState.js';
import { defined } from '../internal/defined.js';
import { customProperties } from '../internal/dom.js';
import { formatMessage } from '../internal/formatMessage.js';
import { usePageLocale } from '../internal/usePageLocale.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { codeIn, pastedCode, type CodeCharacters } from './codeIn.js';
import { Box, CodeInput, Frame, Place, Places } from './OneTimeCode.styles.js';

export interface OneTimeCodeProps extends Omit<
  TextFieldProps<HTMLInputElement>,
  'variant' | 'placeholder' | 'autoComplete' | 'minLength' | 'maxLength' | 'spellCheck'
> {
  /** The number of characters. A form accepts no fewer. Default: 6. */
  length?: number;
  /** The characters that it takes; it leaves out all others, such as spaces and dashes of a pasted code. Default: `'digits'`. */
  characters?: CodeCharacters;
  /** Called once all characters are there, after `onChange`: typed, pasted, or filled in by the phone. */
  onComplete?: (code: string) => void;
}

/**
 * A code from a message or an app, in one field: phones offer the code of a message, a paste fills it, and keys delete and select as in any
 * text. Screen readers announce its label, whether it is required, then help and error, and each character.
 */
export function OneTimeCode({ length = 6, characters = 'digits', onComplete, ...rest }: OneTimeCodeProps) {
  const messages = useMessages();
  const locale = usePageLocale(undefined);
  const problemOf = (text: string) =>
    text && text.length < length && !rest.isReadOnly
      ? formatMessage(messages.tooShort, { label: rest.label ?? rest['aria-label'] ?? '', min: length }, locale)
      : '';
  const { control, text, isInvalid, isDisabled, hookProps, ownProps, textProps, fieldProps } = useTextState<
    HTMLInputElement,
    typeof rest
  >(rest, problemOf);
  const isOfDigits = characters === 'digits';
  const { inputProps, labelProps, descriptionProps, errorMessageProps } = useTextField(
    {
      ...hookProps,
      autoComplete: 'one-time-code',
      inputMode: isOfDigits ? 'numeric' : 'text',
      autoCapitalize: rest.autoCapitalize ?? 'none',
      spellCheck: 'false',
      maxLength: length,
      pattern: `${isOfDigits ? '[0-9]' : '[0-9A-Za-z]'}{${length}}`,
    },
    control,
  );

  // After the render: until then, the field has the error of an incomplete code, which would stop a form that the handler sends.
  const [typedText, setTypedText] = useState<string>();
  const onTyped = useEffectEvent(() => {
    if (text.length === length && text === typedText) onComplete?.(text);
  });
  useEffect(() => onTyped(), [text, typedText]);

  const typed = {
    /** Before the hook's handler. An input method still needs its own characters. */
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!(event.nativeEvent as InputEvent).isComposing) tidy(event.currentTarget);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      if (tidy(currentTarget)) tellChange(currentTarget);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const pasted = event.clipboardData.getData('text');
      const added = pastedCode(pasted, length, characters);
      if (rest.isReadOnly || (added === pasted && added.length < length)) return;
      event.preventDefault();
      // A whole code replaces the old one. The browser would cut off what is too long, before the spaces are left out.
      const [start, end] =
        added.length === length ? [0, input.value.length] : [input.selectionStart, input.selectionEnd];
      input.setRangeText(added, start ?? 0, end ?? 0, 'end');
      tellChange(input);
    },
  };
  /** Leaves out what no code has. Returns whether there was any. */
  const tidy = (input: HTMLInputElement): boolean => {
    const code = codeIn(input.value, length, characters);
    if (code === input.value) return false;
    const caret = codeIn(input.value.slice(0, input.selectionStart ?? undefined), length, characters).length;
    input.setRangeText(code, 0, input.value.length);
    input.setSelectionRange(caret, caret);
    return true;
  };
  const noteTyped = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => setTypedText(value);

  return (
    <Field {...{ ...fieldProps, labelProps, descriptionProps, errorMessageProps }}>
      <Frame style={customProperties({ '--vt-length': length })}>
        <Box
          data-variant="outline"
          {...(isDisabled && { 'data-disabled': '' })}
          {...(isInvalid && { 'data-invalid': '' })}
        >
          <Places aria-hidden="true" dir="ltr">
            {Array.from({ length }, (_, index) => (
              <Place key={index} />
            ))}
          </Places>
          <CodeInput
            {...defined({
              ...mergeProps(typed, statedValidity(inputProps), ownProps, { onChange: noteTyped }),
              ...textProps,
            })}
            dir="ltr"
            ref={control}
          />
        </Box>
      </Frame>
    </Field>
  );
}

/** Lets React know of a text that a script has written. */
const tellChange = (input: HTMLInputElement) => input.dispatchEvent(new Event('input', { bubbles: true }));
