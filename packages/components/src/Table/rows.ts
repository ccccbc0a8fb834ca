import type { ReactNode } from 'react';

export interface TableColumn<Id extends string = string> {
  id: Id;
  /** The head of the column. In narrow places it is before each of its values. */
  label: string;
  /** Whether a press on its head sorts the rows by it. The page sorts `rows` in `onSortChange`. Default: `false`. */
  allowsSorting?: boolean;
  /** Whether its values name their rows, for screen readers. Default: `true` for the first column, if no other column does. */
  isRowHeader?: boolean;
  /** Whether its width can be changed, by dragging the end of its head or with the arrow keys. Not in narrow places. Default: `false`. */
  allowsResizing?: boolean;
  /** The initial width in px, such as one from `onResizeEnd`. Default: what its values need. */
  defaultWidth?: number;
  /** The side of its values: `'end'` for numbers, whose digits are then below each other. Default: `'start'`. */
  align?: 'start' | 'end';
}

export interface TableRow<Id extends string = string> {
  id: Id;
  /** The values by the id of their column: texts, or elements such as a `Link` or a `Badge`. */
  cells: Readonly<Record<string, ReactNode>>;
  /** The text that names the row for typing and for announcements. Default: the value of the first column if it is a text or a number; otherwise the id. */
  textValue?: string;
  /** Whether it cannot be chosen. Default: `false`. */
  isDisabled?: boolean;
}

/** The order of the rows. */
export interface TableSort<ColumnId extends string = string> {
  /** The id of the column. */
  column: ColumnId;
  direction: 'ascending' | 'descending';
}

/** Returns the columns with one that names the rows. */
export function withRowHeader(columns: readonly TableColumn[]): readonly TableColumn[] {
  if (columns.some(({ isRowHeader }) => isRowHeader)) return columns;
  return columns.map((column, index) => (index === 0 ? { ...column, isRowHeader: true } : column));
}

/** Returns the text that names a row. */
export function textOf(row: TableRow, columns: readonly TableColumn[]): string {
  const value = columns[0] && row.cells[columns[0].id];
  return row.textValue ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : row.id);
}
