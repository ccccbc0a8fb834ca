import type { Ref } from 'react';
import type { ControlClass, FieldTexts } from '../Field/controlProps.js';
import type { InputProps } from '../Input/Input.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import type { SelectItem } from '../Select/selectItem.js';

export interface ComboBoxProps
  extends
    FieldTexts,
    ControlClass,
    Omit<DomProps, 'ref' | 'role'>,
    FocusProps<HTMLInputElement>,
    Pick<InputProps, 'variant' | 'size'> {
  /** The options, in this order. Pass the same array while they do not change: another array rebuilds the list. */
  items: readonly SelectItem[];
  /** The chosen value; `null` for none. If the prop is present, even as `undefined`, the choice is controlled. */
  value?: string | null;
  /** The initial choice (uncontrolled). Default: none. */
  defaultValue?: string;
  /** Called with the chosen value; `null` after the field has been emptied. */
  onChange?: (value: string | null) => void;
  /** Called with the text on every change, to look up items while the shopper types. */
  onInputChange?: (text: string) => void;
  /** Called with the new state when the list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Whether an item stays in the list for the typed text. Items with the same label stay together or leave together. Default: items that
   * contain each typed word. Case and accents make no difference, except for accented letters that the page's language counts as separate,
   * such as `ñ` in Spanish. If a server looks items up, pass `() => true`.
   */
  filter?: (item: SelectItem, typed: string) => boolean;
  /**
   * Whether any text is a valid value. The items are then suggestions, and a form gets the text. Default: `false`, which restores the last
   * choice.
   */
  allowsCustomValue?: boolean;
  /** The text (controlled), with `onInputChange`; it also needs a controlled `value`. Default: the label of the choice, then the typed text. */
  inputValue?: string;
  /**
   * Whether it is a search box with suggestions. It then has a magnifier before the text, and a clear button instead of the button that opens
   * the list. Enter sends the form unless an arrow key has reached an option; Tab chooses nothing. Use it with `allowsCustomValue`. Default:
   * `false`.
   */
  isSearch?: boolean;
  /** Whether items are loading, which the list shows. Default: `false`. */
  isLoading?: boolean;
  /** The list's text if no item matches; `null` hides the list. Default: `'Nothing found'`. */
  emptyText?: string | null;
  /** Maximum number of characters. */
  maxLength?: number;
  placeholder?: string;
  /** Whether a value must be chosen before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /**
   * Whether it is disabled. Default: `false`.
   * @selector [data-disabled]
   */
  isDisabled?: boolean;
  /** Name in a form, which gets the value. */
  name?: string;
  /** The kind of data that a browser may fill in. Default: none, because the browser's list would cover this one. */
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}
