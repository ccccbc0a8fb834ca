'use client';
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { controlProps } from '../Field/controlProps.js';
import { Field } from '../Field/Field.js';
import { useFormField } from '../Form/FormContext.js';
import type { TextFieldProps } from '../Input/Input.js';
import { Control } from '../Input/Input.styles.js';
import { defined } from '../internal/defined.js';
import { customProperties } from '../internal/dom.js';
import { fill } from '../internal/fill.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { announcedAt } from './announcedAt.js';
import { Count, NativeTextArea } from './TextArea.styles.js';

export interface TextAreaProps extends TextFieldProps<HTMLTextAreaElement> {
  /** Height in lines; it grows with the text where the browser can, and can be pulled taller. Default: 3. */
  rows?: number;
  /** The most lines it grows to before it scrolls. Default: 12. */
  maxRows?: number;
  /** Shows how many of `maxLength` characters are written. A screen reader hears what is left at 20, 10, 5 and 0. Default: `false`. */
  isCounted?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, in the browser's own field. */
export function TextArea({
  variant = 'outline',
  rows = 3,
  maxRows = 12,
  isCounted = false,
  value,
  defaultValue,
  onChange,
  isRequired,
  isDisabled: isSwitchedOff,
  isReadOnly,
  placeholder,
  name,
  autoComplete,
  minLength,
  maxLength,
  autoCapitalize,
  enterKeyHint,
  spellCheck,
  label,
  description,
  errorMessage: ownError,
  isInvalid: isOwnInvalid,
  id,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledby,
  'aria-describedby': ariaDescribedby,
  ...rest
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current);
  const ownId = useId();
  const controlId = id ?? ownId;
  const messages = useMessages();
  const { errorMessage, isInvalid, isDisabled } = useFormField({
    name,
    errorMessage: ownError,
    isInvalid: isOwnInvalid,
    isDisabled: isSwitchedOff,
  });

  const [ownText, setOwnText] = useState(defaultValue ?? '');
  const count = (value ?? ownText).length;
  const left = maxLength === undefined ? Infinity : maxLength - count;
  const [announcement, setAnnouncement] = useState('');
  const announce = (nextLeft: number) => {
    const step = announcedAt(nextLeft);
    // Every letter would be too much to hear.
    if (step !== announcedAt(left))
      setAnnouncement(step === undefined ? '' : fill(messages.charactersLeft, { count: nextLeft }));
  };

  const texts = { label, description, errorMessage, isInvalid };
  const aria = { 'aria-label': ariaLabel, 'aria-labelledby': ariaLabelledby, 'aria-describedby': ariaDescribedby };
  return (
    <Field controlId={controlId} isRequired={isRequired} {...texts} {...rest}>
      <Control
        data-variant={variant}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(isInvalid && { 'data-invalid': '' })}
      >
        <NativeTextArea
          as="textarea"
          {...controlProps(controlId, texts, aria)}
          {...defined({
            name,
            value,
            defaultValue,
            autoComplete,
            minLength,
            maxLength,
            autoCapitalize,
            enterKeyHint,
            spellCheck,
            placeholder,
            onFocus,
            onBlur,
            onKeyDown,
            required: isRequired,
            disabled: isDisabled || undefined,
            readOnly: isReadOnly,
          })}
          ref={area}
          rows={rows}
          style={customProperties({ '--vt-rows': rows, '--vt-max-rows': Math.max(rows, maxRows) })}
          onChange={(event) => {
            const text = event.currentTarget.value;
            if (isCounted && maxLength !== undefined) announce(maxLength - text.length);
            setOwnText(text);
            onChange?.(text);
          }}
        />
      </Control>
      {isCounted && maxLength !== undefined && (
        <>
          <Count aria-hidden="true">{fill(messages.characterCount, { count, max: maxLength })}</Count>
          <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
