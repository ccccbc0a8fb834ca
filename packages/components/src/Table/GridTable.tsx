'use client';
import { useMemo, useRef } from 'react';
import {
  useTable,
  useTableCell,
  useTableColumnHeader,
  useTableHeaderRow,
  useTableRow,
  useTableRowGroup,
  useTableSelectAllCheckbox,
  useTableSelectionCheckbox,
  type GridRowProps,
} from 'react-aria/useTable';
import {
  Cell,
  Column,
  Row,
  TableBody,
  TableHeader,
  useTableColumnResizeState,
  useTableState,
  type TableColumnResizeState,
  type TableState,
} from 'react-stately/useTableState';
import { SelectionBox } from '../Checkbox/SelectionBox.js';
import { ChevronDownIcon, ChevronsUpDownIcon, ChevronUpIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import { customProperties } from '../internal/dom.js';
import { checkSelection, checkUnique } from '../internal/mistakes.js';
import { ownPresses } from '../internal/ownPresses.js';
import { chosenIds } from '../internal/selection.js';
import { useIsHydrated } from '../internal/useIsHydrated.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { CellText, TableLabel, type TableContent } from './StaticTable.js';
import { textOf, type TableColumn, type TableRow, type TableSort } from './rows.js';
import { ColumnResizer, type ColumnResizerProps } from './ColumnResizer.js';
import { useColumnWidths } from './useColumnWidths.js';
import { Body, BodyCell, BodyRow, Grid, Head, HeadCell, HeadText } from './Table.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

type State = TableState<TableRow>;
type Node = GridRowProps<TableRow>['node'];

export interface GridTableProps extends TableContent {
  sortDescriptor: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  onResizeEnd: ((widths: Map<string, number>) => void) | undefined;
  selectionMode: 'none' | 'single' | 'multiple';
  selectedKeys: Iterable<string> | undefined;
  defaultSelectedKeys: Iterable<string> | undefined;
  onSelectionChange: ((keys: Set<string>) => void) | undefined;
  onRowAction: ((id: string) => void) | undefined;
}

/** A table to sort, or whose rows can be chosen: a grid, which is one tab stop, and whose arrow keys move between cells. */
export function GridTable({
  label,
  columns,
  rows,
  emptyLabel,
  names,
  sortDescriptor,
  onSortChange,
  onResizeEnd,
  selectionMode,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  onRowAction,
}: GridTableProps) {
  if (process.env.NODE_ENV !== 'production') {
    const name = label ?? names['aria-label'];
    checkSelection('Table', { label: name, selectionMode, selectedKeys, onSelectionChange });
    checkUnique('Table', name, rows, 'id');
    checkUnique('Table', name, columns, 'id');
  }
  const grid = useRef<HTMLTableElement>(null);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const free = rows.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
  const { layout, sizeOf, isResized, change } = useColumnWidths(grid, columns);
  const children = useMemo(() => listed(columns, rows, sizeOf), [columns, rows, sizeOf]);
  const state = useTableState<TableRow>({
    children,
    selectionMode,
    showSelectionCheckboxes: selectionMode !== 'none',
    disabledKeys: rows.filter(({ isDisabled }) => isDisabled).map(({ id }) => id),
    ...defined({ sortDescriptor, selectedKeys, defaultSelectedKeys }),
    ...(onSortChange && {
      onSortChange: ({ column, direction }) => onSortChange({ column: String(column), direction }),
    }),
    ...(onSelectionChange && {
      onSelectionChange: (keys) => onSelectionChange(chosenIds(keys, free)),
    }),
  });
  const { gridProps } = useTable(
    {
      ...defined({
        ...names,
        'aria-labelledby': label ? `${names.id}-label` : names['aria-labelledby'],
      }),
      ...(onRowAction && { onRowAction: (key: string | number) => onRowAction(String(key)) }),
    },
    state,
    grid,
  );
  const { rowGroupProps } = useTableRowGroup();
  const resize = useTableColumnResizeState<TableRow>(layout, state);
  const { collection } = state;
  return (
    <Grid
      {...defined({ ...gridProps })}
      ref={grid}
      {...(isResized && { 'data-resized': '', style: customProperties({ '--vt-columns-width': totalWidth(resize) }) })}
    >
      <TableLabel id={names.id} label={label} />
      <Head {...rowGroupProps}>
        {collection.headerRows.map((node) => (
          <HeadRow
            key={node.key}
            {...{ node, state, byId, resize, isResized }}
            onResize={change}
            onResizeEnd={() => onResizeEnd?.(widthsOf(resize, columns))}
          />
        ))}
      </Head>
      <Body {...rowGroupProps}>
        {rows.map((row) => (
          <DataRow
            key={row.id}
            node={collection.getItem(row.id)! as Node}
            row={row}
            state={state}
            byId={byId}
            isActive={Boolean(onRowAction) || selectionMode !== 'none'}
          />
        ))}
        {rows.length === 0 && emptyLabel && (
          <BodyRow role="row">
            <BodyCell role="gridcell" colSpan={collection.columnCount} data-empty="">
              {emptyLabel}
            </BodyCell>
          </BodyRow>
        )}
      </Body>
    </Grid>
  );
}

/** Lists the columns and rows for the state, which keeps what it made of the same object. The elements of the table render them. */
const listed = (
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  sizeOf: ReturnType<typeof useColumnWidths>['sizeOf'],
): Parameters<typeof useTableState<TableRow>>[0]['children'] => [
  <TableHeader key="head" columns={columns.map((column) => defined({ ...column, width: sizeOf(column.id) }))}>
    {({ id, label: text, allowsSorting, allowsResizing, isRowHeader, width }) => (
      <Column key={id} textValue={text} {...defined({ allowsSorting, allowsResizing, isRowHeader, width })}>
        {text}
      </Column>
    )}
  </TableHeader>,
  <TableBody key="body" items={[...rows]}>
    {(row) => (
      <Row key={row.id} textValue={textOf(row, columns)}>
        {(column) => <Cell>{row.cells[column]}</Cell>}
      </Row>
    )}
  </TableBody>,
];

interface PartProps {
  node: Node;
  state: State;
}

interface RowPartProps extends PartProps {
  byId: ReadonlyMap<string, TableColumn>;
}

interface HeadPartProps {
  resize: TableColumnResizeState<TableRow>;
  /**
   * Whether the columns have the widths of `resize`. Before that, they are as wide as their values need.
   * @selector [data-resized]
   */
  isResized: boolean;
  onResize: ColumnResizerProps['onResize'];
  onResizeEnd: () => void;
}

function HeadRow({ node, state, byId, ...head }: RowPartProps & HeadPartProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const { rowProps } = useTableHeaderRow({ node }, state, row);
  const cells = [...state.collection.getChildren!(node.key)];
  return (
    <tr {...rowProps} ref={row}>
      {cells.map((cell) => (
        <ColumnHead key={cell.key} node={cell as Node} state={state} column={byId.get(String(cell.key))} {...head} />
      ))}
    </tr>
  );
}

interface ColumnPartProps extends PartProps {
  /** Undefined for the column of the boxes. */
  column: TableColumn | undefined;
}

/** react-stately's key for the column of the boxes is random: on the server another one than in the browser. */
const withoutKey = { id: undefined, 'data-key': undefined };

const arrows = { ascending: ChevronUpIcon, descending: ChevronDownIcon };

function ColumnHead({ node, state, column, isResized, ...resizing }: ColumnPartProps & HeadPartProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  const { columnHeaderProps } = useTableColumnHeader({ node }, state, cell);
  const { checkboxProps } = useTableSelectAllCheckbox(state);
  const isHydrated = useIsHydrated();
  const width = isResized ? resizing.resize.getColumnWidth(node.key) : column?.defaultWidth;
  const size = width !== undefined && { style: customProperties({ '--vt-column-width': `${width}px` }) };
  if (!column)
    return (
      <HeadCell
        {...defined({ ...columnHeaderProps, ...(!isHydrated && withoutKey) })}
        {...size}
        ref={cell}
        data-select=""
      >
        {state.selectionManager.selectionMode === 'multiple' ? (
          <SelectionBox {...checkboxProps} />
        ) : (
          <VisuallyHidden>{checkboxProps['aria-label']}</VisuallyHidden>
        )}
      </HeadCell>
    );
  const { sortDescriptor } = state;
  const Arrow = sortDescriptor?.column === column.id ? arrows[sortDescriptor.direction] : ChevronsUpDownIcon;
  return (
    <HeadCell
      {...defined({ ...columnHeaderProps })}
      ref={cell}
      data-align={column.align ?? 'start'}
      {...size}
      {...(column.allowsSorting && { 'data-sortable': '' })}
      // Without a name, it would have the width of its handle in it.
      {...(column.allowsResizing && { 'data-resizable': '', 'aria-label': column.label })}
    >
      {/* Beside a handle the arrow keys stop at the text, where Enter sorts. */}
      <HeadText {...(column.allowsResizing && { tabIndex: -1 })}>
        {column.label}
        {column.allowsSorting && <Arrow size={16} aria-hidden="true" />}
      </HeadText>
      {column.allowsResizing && <ColumnResizer node={node} label={column.label} {...resizing} />}
    </HeadCell>
  );
}

const totalWidth = ({ columnWidths }: TableColumnResizeState<TableRow>): string =>
  `${[...columnWidths.values()].reduce((sum, width) => sum + width, 0)}px`;

const widthsOf = (resize: TableColumnResizeState<TableRow>, columns: readonly TableColumn[]) =>
  new Map(columns.map(({ id }) => [id, resize.getColumnWidth(id)]));

interface DataRowProps extends RowPartProps {
  row: TableRow;
  isActive: boolean;
}

function DataRow({ node, row, state, byId, isActive }: DataRowProps) {
  const element = useRef<HTMLTableRowElement>(null);
  const { rowProps, isDisabled } = useTableRow({ node }, state, element);
  const cells = [...state.collection.getChildren!(node.key)];
  return (
    <BodyRow
      {...defined(ownPresses({ ...rowProps }))}
      ref={element}
      {...(isActive && !isDisabled && { 'data-selectable': '' })}
    >
      {cells.map((cell) => (
        <DataCell
          key={cell.key}
          node={cell as Node}
          row={row}
          state={state}
          column={byId.get(String(cell.column?.key))}
        />
      ))}
    </BodyRow>
  );
}

function DataCell({ node, row, state, column }: ColumnPartProps & { row: TableRow }) {
  const cell = useRef<HTMLTableCellElement>(null);
  const { gridCellProps } = useTableCell({ node }, state, cell);
  const { checkboxProps } = useTableSelectionCheckbox({ key: row.id }, state);
  const isHydrated = useIsHydrated();
  if (!column)
    return (
      <BodyCell {...defined({ ...gridCellProps, ...(!isHydrated && withoutKey) })} ref={cell} data-select="">
        <SelectionBox {...checkboxProps} />
      </BodyCell>
    );
  return (
    <BodyCell
      {...(column.isRowHeader && { as: 'th', 'data-names': '' })}
      {...defined({ ...gridCellProps })}
      ref={cell}
      data-align={column.align ?? 'start'}
      {...(column.allowsResizing && { 'data-resizable': '' })}
    >
      <CellText column={column} row={row} />
    </BodyCell>
  );
}
