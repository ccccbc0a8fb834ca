'use client';
import type { ReactNode } from 'react';
import { misplaced } from '../internal/described.js';

/** A row of a `GridList`. */
export interface GridListItem<Id extends string = string> {
  /** Its key, unique in the list. */
  id: Id;
  /** The text that names the row, for searches by letter and for announcements. */
  label: string;
  /** Replaces the label in the row: elements, such as a `Link` with the same words. Default: the label. */
  content?: ReactNode;
  /** A second line, a text or elements such as a `Price`. Screen readers announce it after the label. */
  description?: ReactNode;
  /** An icon or a small picture before the label. Hidden from screen readers: the label has all information. */
  icon?: ReactNode;
  /** Buttons, links or a `Menu` at the end of the row, below its text in a narrow place. */
  actions?: ReactNode;
  /** Whether it cannot be chosen. Its links and buttons still work. Default: `false`. */
  isDisabled?: boolean;
}

export interface GridListItemProps<Id extends string = string> extends Omit<GridListItem<Id>, 'label' | 'content'> {
  /** The row, drawn as you like. */
  children: ReactNode;
  /** The text that names the row. Default: the words in its children. */
  textValue?: string;
}

/** A row of a `GridList`, directly in it. */
export function GridListItem<Id extends string = string>(_props: GridListItemProps<Id>): ReactNode {
  return misplaced('GridListItem', 'GridList');
}
