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
import { Cell, Column, Row, TableBody, TableHeader, useTableState, type TableState } from 'react-stately/useTableState';
import { SelectionBox } from '../Checkbox/SelectionBox.js';
import { ChevronDownIcon, ChevronsUpDownIcon, ChevronUpIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import { ownPresses } from '../internal/ownPresses.js';
import { chosenIds } from '../internal/selection.js';
import { useIsHydrated } from '../internal/useIsHydrated.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { CellText, TableLabel, type TableContent } from './StaticTable.js';
import { textOf, type TableColumn, type TableRow, type TableSort } from './rows.js';
import { Body, BodyCell, BodyRow, Grid, Head, HeadCell, HeadText } from './Table.styles.js';

type State = TableState<TableRow>;
type Node = GridRowProps<TableRow>['node'];

export interface GridTableProps extends TableContent {
  sortDescriptor: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
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
  selectionMode,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  onRowAction,
}: GridTableProps) {
  const grid = useRef<HTMLTableElement>(null);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const free = rows.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
  const state = useTableState<TableRow>({
    // The elements below render the cells. These only list them.
    children: [
      <TableHeader key="head" columns={[...columns]}>
        {({ id, label: text, allowsSorting, isRowHeader }) => (
          <Column key={id} textValue={text} {...defined({ allowsSorting, isRowHeader })}>
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
    ],
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
  const { collection } = state;
  return (
    <Grid {...defined({ ...gridProps })} ref={grid}>
      <TableLabel id={names.id} label={label} />
      <Head {...rowGroupProps}>
        {collection.headerRows.map((node) => (
          <HeadRow key={node.key} node={node} state={state} byId={byId} />
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

interface PartProps {
  node: Node;
  state: State;
}

interface RowPartProps extends PartProps {
  byId: ReadonlyMap<string, TableColumn>;
}

function HeadRow({ node, state, byId }: RowPartProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const { rowProps } = useTableHeaderRow({ node }, state, row);
  const cells = [...state.collection.getChildren!(node.key)];
  return (
    <tr {...rowProps} ref={row}>
      {cells.map((cell) => (
        <ColumnHead key={cell.key} node={cell as Node} state={state} column={byId.get(String(cell.key))} />
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

function ColumnHead({ node, state, column }: ColumnPartProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  const { columnHeaderProps } = useTableColumnHeader({ node }, state, cell);
  const { checkboxProps } = useTableSelectAllCheckbox(state);
  const isHydrated = useIsHydrated();
  if (!column)
    return (
      <HeadCell {...defined({ ...columnHeaderProps, ...(!isHydrated && withoutKey) })} ref={cell} data-select="">
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
      {...(column.allowsSorting && { 'data-sortable': '' })}
    >
      <HeadText>
        {column.label}
        {column.allowsSorting && <Arrow size={16} aria-hidden="true" />}
      </HeadText>
    </HeadCell>
  );
}

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
    >
      <CellText column={column} row={row} />
    </BodyCell>
  );
}
