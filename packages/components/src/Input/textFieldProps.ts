import type { HTMLAttributes, KeyboardEventHandler, ReactNode, Ref } from 'react';
import type { ControlClass, FieldTexts } from '../Field/controlProps.js';
import type { DomProps, FocusProps } from '../internal/dom.js';

/** Props that `Input`, `SearchField` and `TextArea` share. */
export interface TextFieldProps<Control extends Element>
  extends FieldTexts, ControlClass, Omit<DomProps, 'ref' | 'role'>, FocusProps<Control> {
  /**
   * `'outline'`; `'filled'` on the panel colour; `'flushed'` with a line below only; `'unstyled'` like the text around it. Default: `'outline'`.
   * @selector [data-variant]
   */
  variant?: 'outline' | 'unstyled' | 'filled' | 'flushed';
  /** The text (controlled). `null` is no text. */
  value?: string | null;
  /** The initial text (uncontrolled). Default: none. */
  defaultValue?: string | null;
  /** Called with the new text on every change. */
  onChange?: (value: string) => void;
  /** Whether it must be filled in before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /**
   * Default: `false`.
   * @selector [data-disabled]
   */
  isDisabled?: boolean;
  /** Whether the text can be read and copied but not changed. A form still sends it. Default: `false`. */
  isReadOnly?: boolean;
  /** An example of the text to write. It must not replace the label: it disappears with the first letter. Default: none. */
  placeholder?: string;
  /** Name in a form. */
  name?: string;
  /** The kind of data that a browser may fill in, such as `'shipping postal-code'`, `'current-password'` or `'one-time-code'`. */
  autoComplete?: string;
  /** The smallest number of characters that a form accepts. */
  minLength?: number;
  /** The largest number of characters that can be typed. */
  maxLength?: number;
  /** The letters that a phone capitalises. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters';
  /** The label of the Enter key on a phone. */
  enterKeyHint?: HTMLAttributes<Element>['enterKeyHint'];
  spellCheck?: boolean;
  onKeyDown?: KeyboardEventHandler<Control>;
  ref?: Ref<Control>;
}

/** Props that `Input` and `SearchField` share. */
export interface LineProps extends TextFieldProps<HTMLInputElement> {
  /**
   * Height: 48 px (`'md'`) or 40 px (`'sm'`), and at least 44 px on touch screens. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
  /** Content before the text, in reading direction, such as an icon. Hidden from screen readers. Default: nothing. */
  iconBefore?: ReactNode;
  /** Content after the text, in reading direction, such as a unit or an icon. */
  iconAfter?: ReactNode;
  /** A keyboard other than the type's, such as `'numeric'` for a postal code of digits. */
  inputMode?: 'none' | 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url';
}
