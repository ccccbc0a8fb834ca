'use client';
import type { ReactNode } from 'react';
import { misplaced } from '../internal/described.js';
import type { NativeSelectItem } from '../NativeSelect/NativeSelect.js';

/** An option of a `Select` or `ComboBox`: its label, its description and one kind of picture. */
export interface SelectItem<Value extends string = string> extends NativeSelectItem<Value> {
  /** Replaces the label in the list, with the same words: a part of them may need a `lang`. Default: the label. */
  content?: ReactNode;
  /** An icon before the label. Hidden from screen readers: the label has all information. */
  icon?: ReactNode;
  /** URL of a small image before the label, of a pattern or a material. Hidden from screen readers. */
  image?: string;
  /** Any CSS colour or gradient. A disc in this colour shows before the label. */
  color?: string;
}

/** Options that belong together. */
export interface SelectGroup<Value extends string = string> {
  /** The name of the group, above its options. Unique in the list. */
  label: string;
  items: readonly SelectItem<Value>[];
}

export type SelectEntry<Value extends string = string> = SelectItem<Value> | SelectGroup<Value>;

/** The choices of a list with `multiple`. */
export interface ManyChoices<Value extends string> {
  multiple: true;
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  onChange?: (values: Value[]) => void;
}

export interface OptionProps<Value extends string = string> extends Omit<SelectItem<Value>, 'label' | 'content'> {
  /** The option, drawn as you like: text, or text with elements around it. */
  children: ReactNode;
  /** The words of the option, for searches by letter and for the field. Default: the words in its children. */
  textValue?: string;
}

/** An option of a `Select` or a `ComboBox`, directly in it or in an `OptionGroup`. */
export function Option<Value extends string = string>(_props: OptionProps<Value>): ReactNode {
  return misplaced('Option', 'Select, a ComboBox or an OptionGroup');
}

export interface OptionGroupProps {
  /** The name of the group, above its options. */
  label: string;
  /** `Option`s. */
  children?: ReactNode;
}

/** Options that belong together, under a name. */
export function OptionGroup(_props: OptionGroupProps): ReactNode {
  return misplaced('OptionGroup', 'Select or a ComboBox');
}
