import type { HTMLAttributes, KeyboardEventHandler, ReactNode, Ref } from 'react';
import type { ControlClass, FieldTexts } from '../Field/controlProps.js';
import type { DomProps, FocusProps } from '../internal/dom.js';

/** What `Input`, `SearchField` and `TextArea` have in common. */
export interface TextFieldProps<Control extends Element>
  extends FieldTexts, ControlClass, Omit<DomProps, 'ref' | 'role'>, FocusProps<Control> {
  /**
   * `'outline'`; `'filled'` on the panel colour; `'flushed'` with a line below only; `'unstyled'` like the text around it. Default: `'outline'`.
   * @selector [data-variant]
   */
  variant?: 'outline' | 'unstyled' | 'filled' | 'flushed';
  /** The text (controlled). */
  value?: string;
  /** The initial text (uncontrolled). Default: none. */
  defaultValue?: string;
  /** Called with the text on every change of it. */
  onChange?: (value: string) => void;
  /** Must be filled in before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /**
   * Default: `false`.
   * @selector [data-disabled]
   */
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
  onKeyDown?: KeyboardEventHandler<Control>;
  ref?: Ref<Control>;
}

/** What `Input` and `SearchField` have in common. */
export interface LineProps extends TextFieldProps<HTMLInputElement> {
  /**
   * 48 or 40 px high; never below 44 px for fingers. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
  /** Before the text, in reading direction; not read out on its own. Default: nothing. */
  iconBefore?: ReactNode;
  /** After the text, in reading direction: a unit, an icon. */
  iconAfter?: ReactNode;
  /** Another keyboard than the type's: `'numeric'` for a postal code of digits. */
  inputMode?: 'none' | 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url';
}
