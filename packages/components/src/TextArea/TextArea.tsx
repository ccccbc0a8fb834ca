'use client';
import { useState, type Ref } from 'react';
import { Field } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import type { TextFieldProps } from '../Input/Input.js';
import { Control } from '../Input/Input.styles.js';
import { defined } from '../internal/defined.js';
import { customProperties } from '../internal/dom.js';
import { fill } from '../internal/fill.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
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
  isReadOnly,
  placeholder,
  autoComplete,
  minLength,
  maxLength,
  autoCapitalize,
  enterKeyHint,
  spellCheck,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: TextAreaProps) {
  const area = useOwnRef(ref);
  const { name, isInvalid, isDisabled, controlProps, fieldProps } = useField(rest);
  const messages = useMessages();

  const [ownText, setOwnText] = useState(defaultValue ?? '');
  const count = (value ?? ownText).length;
  const left = maxLength === undefined ? Infinity : maxLength - count;
  const [announcement, setAnnouncement] = useState('');
  useFormReset(area, () => {
    setOwnText(area.current?.value ?? '');
    setAnnouncement('');
  });
  const announce = (nextLeft: number) => {
    const step = announcedAt(nextLeft);
    // Every letter would be too much to hear.
    if (step !== announcedAt(left))
      setAnnouncement(step === undefined ? '' : fill(messages.charactersLeft, { count: nextLeft }));
  };

  return (
    <Field {...fieldProps}>
      <Control
        data-variant={variant}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(isInvalid && { 'data-invalid': '' })}
      >
        <NativeTextArea
          as="textarea"
          {...controlProps}
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
