import { useId, type ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import { customProperties, type StaticProps } from '../internal/dom.js';
import { GridTable } from './GridTable.js';
import { StaticTable } from './StaticTable.js';
import { withRowHeader, type TableColumn, type TableRow, type TableSort } from './rows.js';
import { Root, Scroller } from './Table.styles.js';

export type { TableColumn, TableRow, TableSort };

export interface TableProps<Id extends string = string, ColumnId extends string = string> extends Omit<
  StaticProps<HTMLDivElement>,
  'role'
> {
  columns: readonly TableColumn<ColumnId>[];
  /** The rows, in this order. A server component can pass them, with elements as values. */
  rows: readonly TableRow<Id>[];
  /** The caption above the table, which names it. Without one, give an `aria-label`. */
  label?: string;
  /** The column by which the rows are sorted, and its direction. */
  sortDescriptor?: TableSort<ColumnId>;
  /** Called with the new order after a press on the head of a column that `allowsSorting`. Sort `rows` in it. */
  onSortChange?: (sort: TableSort<ColumnId>) => void;
  /** Called with the widths of all columns, in px, after the width of a column that `allowsResizing` has been changed. */
  onResizeEnd?: (widths: Map<ColumnId, number>) => void;
  /** Whether rows can be chosen: `'single'`, or `'multiple'` with a box for all. Default: `'none'`. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids of the chosen rows (controlled). */
  selectedKeys?: Iterable<Id>;
  /** Ids of the rows that are chosen initially (uncontrolled). Default: none. */
  defaultSelectedKeys?: Iterable<NoInfer<Id>>;
  /** Called with the ids of all chosen rows. */
  onSelectionChange?: (keys: Set<Id>) => void;
  /** Called with the id of a row that was pressed, or on Enter. Rows with links need none. */
  onRowAction?: (id: Id) => void;
  /**
   * Whether the head stays in view while the rows scroll: at the top of the screen, or of the table if it has a height. Set
   * `--vt-table-top` to the height of a header of the page that stays. Default: `false`.
   * @selector [data-sticky]
   */
  isHeaderSticky?: boolean;
  /**
   * The height, such as `'20rem'`, from which on the rows scroll within the table. Default: none.
   * @selector [data-scrolls]
   */
  maxBlockSize?: string;
  /** Shown in place of the rows if there are none, such as 'No orders yet'. Default: nothing. */
  emptyLabel?: ReactNode;
}

/**
 * Rows of values. In a place narrower than 576 px each row is a card, with the heads of the columns before its values. A table that sorts, whose
 * columns can be resized, or whose rows can be chosen, is a grid: one tab stop, and the arrow keys move between its cells. Otherwise it is a table to read,
 * which adds no script to the page of a server component.
 */
export function Table<Id extends string = string, ColumnId extends string = string>(given: TableProps<Id, ColumnId>) {
  // Within it, ids are texts.
  const {
    columns: givenColumns,
    rows,
    label,
    sortDescriptor,
    onSortChange,
    onResizeEnd,
    selectionMode = 'none',
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    onRowAction,
    isHeaderSticky = false,
    maxBlockSize,
    emptyLabel,
    'aria-label': ariaLabel,
    'aria-labelledby': labelledBy,
    style,
    ...rest
  } = given as unknown as TableProps;
  const id = useId();
  const columns = withRowHeader(givenColumns);
  const isGrid = selectionMode !== 'none' || Boolean(onRowAction) || columns.some(isActive);
  const names = { id, ...defined({ 'aria-label': label ? undefined : ariaLabel, 'aria-labelledby': labelledBy }) };
  const content = { label, columns, rows, emptyLabel, names };
  return (
    <Root {...defined({ ...rest, style })} {...(isHeaderSticky && { 'data-sticky': '' })}>
      <Scroller
        {...(maxBlockSize && { 'data-scrolls': '', style: customProperties({ '--vt-table-height': maxBlockSize }) })}
        // Rows without a tab stop must be scrolled with the keyboard as well.
        {...(maxBlockSize && !isGrid && { tabIndex: 0, role: 'region', ...regionNames(names, label) })}
      >
        {isGrid ? (
          <GridTable
            {...content}
            {...{
              sortDescriptor,
              onSortChange,
              onResizeEnd,
              selectionMode,
              selectedKeys,
              defaultSelectedKeys,
              onSelectionChange,
              onRowAction,
            }}
          />
        ) : (
          <StaticTable {...content} />
        )}
      </Scroller>
    </Root>
  );
}

/** Whether the head of a column can be used. */
const isActive = ({ allowsSorting, allowsResizing }: TableColumn) => Boolean(allowsSorting) || Boolean(allowsResizing);

const regionNames = ({ id, ...names }: { id: string }, label: string | undefined) =>
  label ? { 'aria-labelledby': `${id}-label` } : names;
