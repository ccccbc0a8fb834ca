import type { ReactNode, Ref } from 'react';
import type { ControlClass, FieldTexts } from '../Field/controlProps.js';
import type { InputProps } from '../Input/Input.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import type { ManyChoices, SelectEntry, SelectItem } from '../Select/Option.js';

interface ComboBoxBase<Value extends string>
  extends
    FieldTexts,
    ControlClass,
    Omit<DomProps, 'ref' | 'role'>,
    FocusProps<HTMLInputElement>,
    Pick<InputProps, 'variant' | 'size'> {
  /** The options and groups of options, in this order. Pass the same array while they do not change: another array rebuilds the list. */
  items?: readonly SelectEntry<Value>[] | undefined;
  /** `Option`s and `OptionGroup`s, in place of `items`. */
  children?: ReactNode;
  /** Called with the text on every change, to look up items while the shopper types. */
  onInputChange?: (text: string) => void;
  /** Called with the new state when the list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Whether an item stays in the list for the typed text. Items with the same label stay together or leave together. Default: items that
   * contain each typed word. Case and accents make no difference, except for accented letters that the page's language counts as separate,
   * such as `ñ` in Spanish. If a server looks items up, pass `() => true`.
   */
  filter?: (item: SelectItem<Value>, typed: string) => boolean;
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

interface OneChoice<Value extends string> {
  /**
   * Whether several options can be chosen. They show as tags below the field, each with a button that removes it; the list stays open, and a
   * form gets each value by the same name. Default: `false`.
   */
  multiple?: false | undefined;
  /** The chosen value; `null` for none. If the prop is present, even as `undefined`, the choice is controlled. With `multiple`, the chosen values. */
  value?: Value | null;
  /** The initial choice (uncontrolled). Default: none. With `multiple`, the initial choices. */
  defaultValue?: Value;
  /** Called with the chosen value; `null` after the field has been emptied. With `multiple`, with all chosen values. */
  onChange?: (value: Value | null) => void;
}

export type ComboBoxProps<Value extends string = string, Multiple extends boolean = false> = ComboBoxBase<Value> &
  (Multiple extends true ? ManyChoices<Value> : OneChoice<Value>);

/** The props of one choice or several. */
export type AnyComboBoxProps<Value extends string = string> = ComboBoxBase<Value> &
  (OneChoice<Value> | ManyChoices<Value>);
