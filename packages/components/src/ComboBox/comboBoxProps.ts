import type { Ref } from 'react';
import type { ControlClass, FieldTexts } from '../Field/controlProps.js';
import type { InputProps } from '../Input/Input.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import type { SelectItem } from '../internal/selectItem.js';

export interface ComboBoxProps
  extends
    FieldTexts,
    ControlClass,
    Omit<DomProps, 'ref' | 'role'>,
    FocusProps<HTMLInputElement>,
    Pick<InputProps, 'variant' | 'size'> {
  /** The options, in this order. Pass the same array while they are the same: another array rebuilds the list. */
  items: readonly SelectItem[];
  /** The chosen value, `null` for none. Once given, even as `undefined`, the caller controls the choice. */
  value?: string | null;
  /** The initial choice (uncontrolled). Default: none. */
  defaultValue?: string;
  /** Called with the value chosen, `null` when the field has been emptied. */
  onChange?: (value: string | null) => void;
  /** Called with the text on every change, to look up items while the shopper types. */
  onInputChange?: (text: string) => void;
  /** Called with whether the list is open. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether an item stays in the list for the typed text. Items with the same label all stay, or none. Default: items that contain each typed word; case and accents make no difference, except for letters of their own in the page's language, such as `ñ` in Spanish. If a server looks items up: `() => true`. */
  filter?: (item: SelectItem, typed: string) => boolean;
  /** Accepts any text; the items are suggestions, and a form gets the text. Default: `false`, which restores the last choice. */
  allowsCustomValue?: boolean;
  /** The text (controlled), with `onInputChange`; it also needs a controlled `value`. Default: the label of the choice, then the typed text. */
  inputValue?: string;
  /**
   * A search box with suggestions: a magnifier before the text, and in place of the button that opens the list one that clears it. Enter
   * sends the form around it unless the arrow keys came to an option; Tab chooses nothing. Goes with `allowsCustomValue`. Default: `false`.
   */
  isSearch?: boolean;
  /** Items are loading, and the list shows it. Default: `false`. */
  isLoading?: boolean;
  /** The list's text without a matching item; `null` hides the list. Default: `'Nothing found'`. */
  emptyText?: string | null;
  /** Most characters that can be written. */
  maxLength?: number;
  placeholder?: string;
  /** Must be filled in before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /**
   * Default: `false`.
   * @selector [data-disabled]
   */
  isDisabled?: boolean;
  /** Name in a form, which gets the value. */
  name?: string;
  /** What a browser may fill in. Default: nothing, because its list would cover this one. */
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}
