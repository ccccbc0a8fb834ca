'use client';
import type { Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTextField } from 'react-aria/useTextField';
import { Field } from '../Field/Field.js';
import { statedValidity } from '../Field/statedValidity.js';
import type { TextFieldProps } from '../Input/textFieldProps.js';
import { Control } from '../Input/Input.styles.js';
import { useTextState } from '../Input/useTextState.js';
import { announce } from '../internal/announce.js';
import { defined } from '../internal/defined.js';
import { customProperties } from '../internal/dom.js';
import { formatMessage } from '../internal/formatMessage.js';
import { usePageLocale } from '../internal/usePageLocale.js';
import { checkControlled, stateOfText } from '../internal/mistakes.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { announcedAt } from './announcedAt.js';
import { Count, NativeTextArea } from './TextArea.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface TextAreaProps extends TextFieldProps<HTMLTextAreaElement> {
  /** Height in lines. It grows with the text if the browser supports that, and users can drag it taller. Default: 3. */
  rows?: number;
  /** The number of lines that it grows to before it scrolls. Default: 12. */
  maxRows?: number;
  /** Whether it shows how many of `maxLength` characters are written. Screen readers announce the number of characters left at 20, 10, 5 and 0. Default: `false`. */
  isCounted?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, in the browser's own field. */
export function TextArea({
  variant = 'outline',
  rows = 3,
  maxRows = 12,
  isCounted = false,
  onChange,
  ...rest
}: TextAreaProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('The text field', { ...rest, onChange }, stateOfText);
  const messages = useMessages();
  const locale = usePageLocale(undefined);
  const max = isCounted ? rest.maxLength : undefined;
  const props = {
    ...rest,
    onChange: (next: string) => {
      if (max !== undefined) sayCount(max - next.length);
      onChange?.(next);
    },
  };
  const { control, text, isInvalid, isDisabled, hookProps, ownProps, textProps, fieldProps } = useTextState<
    HTMLTextAreaElement,
    typeof props
  >(props);
  const { inputProps, labelProps, descriptionProps, errorMessageProps } = useTextField(
    { ...hookProps, inputElementType: 'textarea' },
    control,
  );
  const sayCount = (left: number) => {
    const step = announcedAt(left);
    // An announcement for every letter would be too much.
    if (step === undefined || step === announcedAt((max ?? 0) - text.length)) return;
    announce(formatMessage(messages.charactersLeft, { count: left }, locale), 'polite');
  };

  return (
    <Field {...{ ...fieldProps, labelProps, descriptionProps, errorMessageProps }}>
      <Control
        data-variant={variant}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(isInvalid && { 'data-invalid': '' })}
      >
        <NativeTextArea
          as="textarea"
          {...defined({ ...mergeProps(statedValidity(inputProps), ownProps), ...textProps })}
          ref={control}
          rows={rows}
          style={customProperties({ '--vt-rows': rows, '--vt-max-rows': Math.max(rows, maxRows) })}
        />
      </Control>
      {max !== undefined && (
        <Count aria-hidden="true">{formatMessage(messages.characterCount, { count: text.length, max }, locale)}</Count>
      )}
    </Field>
  );
}
