'use client';
import {
  useEffect,
  useState,
  type FocusEventHandler,
  type HTMLAttributes,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import type { FieldTexts } from '../Field/controlProps.js';
import { Field } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import { IconButton } from '../IconButton/IconButton.js';
import { EyeIcon, EyeOffIcon, SearchIcon, XIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { enterText } from './enterText.js';
import { Affix, Control, NativeInput } from './Input.styles.js';

/** What `Input` and `TextArea` have in common. */
export interface TextFieldProps<Control extends Element> extends FieldTexts, Omit<DomProps, 'ref' | 'role'> {
  /** `'outline'`; `'filled'` on the panel colour; `'flushed'` with a line below only; `'unstyled'` like the text around it. Default: `'outline'`. */
  variant?: 'outline' | 'unstyled' | 'filled' | 'flushed';
  /** The text, when it is the caller's. */
  value?: string;
  /** The text to begin with, when it is not the caller's. Default: none. */
  defaultValue?: string;
  /** Called with the text on every change of it. */
  onChange?: (value: string) => void;
  /** Must be filled in before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Can be read and copied, and is sent, but not changed. Default: `false`. */
  isReadOnly?: boolean;
  /** An example of what to write, never what the label says: it goes with the first letter. Default: none. */
  placeholder?: string;
  /** Name in a form. */
  name?: string;
  /** What a browser may fill in, such as `'shipping postal-code'`, `'current-password'` or `'one-time-code'`. */
  autoComplete?: string;
  /** Fewest characters that a form takes. */
  minLength?: number;
  /** Most characters that can be written. */
  maxLength?: number;
  /** What a phone capitalises. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters';
  /** What a phone writes on its Enter key. */
  enterKeyHint?: HTMLAttributes<Element>['enterKeyHint'];
  spellCheck?: boolean;
  onFocus?: FocusEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
  onKeyDown?: KeyboardEventHandler<Control>;
  ref?: Ref<Control>;
}

export interface InputProps extends TextFieldProps<HTMLInputElement> {
  /**
   * What is written: sets the keyboard of a phone and what a form takes. `'password'` has a button that shows it, `'search'` one
   * that clears it. Default: `'text'`.
   */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
  /** 48 or 40 px high; never below 44 px for fingers. Default: `'md'`. */
  size?: 'sm' | 'md';
  /** Before the text, in reading direction; not read out on its own. Default: a magnifier for `'search'`, otherwise nothing. */
  iconBefore?: ReactNode;
  /** After the text, in reading direction: a unit, an icon. */
  iconAfter?: ReactNode;
  /** Another keyboard than the type's: `'numeric'` for a postal code of digits. */
  inputMode?: 'none' | 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url';
  /** A regular expression that the whole text must match before a form can be sent. Say in `description` what it asks for. */
  pattern?: string;
  /** Name of the button that shows a password. Default: `'Show password'`. */
  revealLabel?: string;
  /** Name of the button that clears a search. Default: `'Clear search'`. */
  clearLabel?: string;
  /** Called when a search has been cleared, by its button or with Escape. `onChange` has been called with `''` by then. */
  onClear?: () => void;
}

/** Written the same way in every language. */
const leftToRight = ['email', 'tel', 'url'];

/**
 * One line of text, in the browser's own field. A screen reader hears its label, that it is required, then help and error; of a
 * password also whether it is shown.
 */
export function Input({
  type = 'text',
  variant = 'outline',
  size = 'md',
  iconBefore = type === 'search' ? <SearchIcon /> : undefined,
  iconAfter,
  value,
  defaultValue,
  onChange,
  onClear,
  revealLabel,
  clearLabel,
  isReadOnly,
  placeholder,
  autoComplete,
  minLength,
  maxLength,
  autoCapitalize,
  enterKeyHint,
  spellCheck,
  inputMode,
  pattern,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: InputProps) {
  const input = useOwnRef(ref);
  const { name, isInvalid, isDisabled, controlProps, fieldProps } = useField(rest);
  const messages = useMessages();
  const [isRevealed, setRevealed] = useState(false);

  // Sent as a password, or a browser would keep it among the texts that it fills in.
  useEffect(() => {
    const form = input.current?.form;
    if (!isRevealed || !form) return;
    const hide = () => setRevealed(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [input, isRevealed]);

  const clear = () => {
    if (!input.current) return;
    enterText(input.current, '');
    input.current.focus();
    onClear?.();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (type !== 'search' || event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // With nothing to clear, Escape is for what is around: a drawer closes.
    if (!event.currentTarget.value || isReadOnly) return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  const canClear = type === 'search' && !isDisabled && !isReadOnly;

  return (
    <Field {...fieldProps}>
      <Control
        data-variant={variant}
        data-size={size}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(isInvalid && { 'data-invalid': '' })}
      >
        {iconBefore && <Affix aria-hidden="true">{iconBefore}</Affix>}
        <NativeInput
          {...controlProps}
          {...defined({
            name,
            value,
            defaultValue,
            autoComplete,
            minLength,
            maxLength,
            enterKeyHint,
            inputMode,
            pattern,
            onFocus,
            onBlur,
            readOnly: isReadOnly,
            dir: leftToRight.includes(type) ? 'ltr' : undefined,
            // A password that is shown is still none to correct or to learn.
            autoCapitalize: type === 'password' ? 'none' : autoCapitalize,
            spellCheck: type === 'password' ? false : spellCheck,
            // The button that clears shows as soon as the placeholder does not: there has to be one.
            placeholder: placeholder ?? (type === 'search' ? ' ' : undefined),
          })}
          ref={input}
          type={type === 'password' && isRevealed ? 'text' : type}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
        {iconAfter && <Affix>{iconAfter}</Affix>}
        {canClear && (
          <IconButton aria-label={clearLabel ?? messages.clearSearch} icon={<XIcon />} size="sm" onPress={clear} />
        )}
        {type === 'password' && (
          <IconButton
            aria-label={revealLabel ?? messages.showPassword}
            aria-pressed={isRevealed}
            aria-controls={controlProps.id}
            icon={isRevealed ? <EyeOffIcon /> : <EyeIcon />}
            size="sm"
            isDisabled={isDisabled}
            onPress={() => setRevealed(!isRevealed)}
          />
        )}
      </Control>
    </Field>
  );
}
