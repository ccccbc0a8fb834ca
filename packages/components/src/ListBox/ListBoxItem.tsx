'use client';
import type { ReactNode } from 'react';
import { misplaced } from '../internal/described.js';
import type { SelectItem } from '../Select/Option.js';

/** An option of a `ListBox`: its label, its description and one kind of picture. */
export interface ListBoxItem<Id extends string = string> extends Omit<SelectItem, 'value'> {
  /** Its key, unique in the list. */
  id: Id;
}

export interface ListBoxItemProps<Id extends string = string> extends Omit<ListBoxItem<Id>, 'label' | 'content'> {
  /** The option, drawn as you like: text, or text with elements around it. No links and no buttons: these are for a `GridList`. */
  children: ReactNode;
  /** The words of the option, for searches by letter. Default: the words in its children. */
  textValue?: string;
}

/** An option of a `ListBox`, directly in it or in a `ListBoxSection`. */
export function ListBoxItem<Id extends string = string>(_props: ListBoxItemProps<Id>): ReactNode {
  return misplaced('ListBoxItem', 'ListBox or a ListBoxSection');
}

/** Options that belong together. */
export interface ListBoxSection<Id extends string = string> {
  /** The name of the section, above its options. Unique in the list. */
  label: string;
  items: readonly ListBoxItem<Id>[];
}

export interface ListBoxSectionProps {
  /** The name of the section, above its options. */
  label: string;
  /** `ListBoxItem`s. */
  children?: ReactNode;
}

/** Options of a `ListBox` that belong together, under a name. */
export function ListBoxSection(_props: ListBoxSectionProps): ReactNode {
  return misplaced('ListBoxSection', 'ListBox');
}

export type ListBoxEntry<Id extends string = string> = ListBoxItem<Id> | ListBoxSection<Id>;
