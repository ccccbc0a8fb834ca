'use client';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { useGridList, useGridListItem, useGridListSelectionCheckbox } from 'react-aria/useGridList';
import { Item } from 'react-stately/Item';
import { useListState, type ListState } from 'react-stately/useListState';
import { defined } from '../internal/defined.js';
import { describedIn, wordsIn } from '../internal/described.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { checkParts, checkSelection, checkUnique } from '../internal/mistakes.js';
import { ownPresses } from '../internal/ownPresses.js';
import { selectionOf, type SelectionProps } from '../internal/selection.js';
import { Cell, Empty, Label, Root, Row, Rows } from './GridList.styles.js';
import { GridListItem, type GridListItemProps } from './GridListItem.js';
import { RowContent } from './RowContent.js';

declare const process: { env: { NODE_ENV?: string } };

export interface GridListProps<Id extends string = string>
  extends SelectionProps<Id>, Omit<DomProps<HTMLDivElement>, 'role'>, FocusProps<HTMLDivElement> {
  /** The rows, in this order. A server component can pass them, with elements in them. Pass the same array while they do not change. */
  items?: readonly GridListItem<Id>[] | undefined;
  /** `GridListItem`s, in place of `items`. */
  children?: ReactNode;
  /** The label above the list, which names it. Without one, give an `aria-label`. */
  label?: string;
  /** Called with the id of a row that was pressed outside of its links and buttons, or on Enter. Rows with links need none. */
  onAction?: (id: Id) => void;
  /** Shown in place of the rows if there are none, such as 'No orders yet'. Default: nothing. */
  emptyLabel?: ReactNode;
}

/**
 * A list of rows that have links and buttons, and that people can choose. It is one tab stop: up and down move between the rows, left and right
 * between a row and its links and buttons.
 */
export function GridList<Id extends string = string>(given: GridListProps<Id>) {
  // Within it, ids are texts.
  const {
    items: givenItems,
    children,
    label,
    selectionMode,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    disallowEmptySelection,
    disabledKeys,
    onAction,
    emptyLabel,
    autoFocus,
    onFocus,
    onBlur,
    id,
    'aria-label': ariaLabel,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    ...rest
  } = given as unknown as GridListProps;
  const labelId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const items = useMemo(() => givenItems ?? itemsIn(children), [givenItems, children]);
  if (process.env.NODE_ENV !== 'production') {
    const name = label ?? ariaLabel;
    checkSelection('GridList', given);
    checkUnique('GridList', name, items, 'id');
    checkParts('GridList', name, children, { parts: { GridListItem }, id: 'id', hasWords: true });
  }
  const blocked = useMemo(
    () => [...items.filter(({ isDisabled }) => isDisabled).map((item) => item.id), ...(disabledKeys ?? [])],
    [items, disabledKeys],
  );
  const selection = { selectionMode, selectedKeys, defaultSelectedKeys, onSelectionChange, disallowEmptySelection };
  const state = useListState<GridListItem>({
    items,
    // `ListRow` renders the row. This only lists the rows.
    children: listItem,
    disabledKeys: blocked,
    // The keys reach the links and buttons of rows that cannot be chosen.
    disabledBehavior: 'selection',
    ...selectionOf(selection, () => items.map((item) => item.id).filter((key) => !blocked.includes(key))),
  });
  const { gridProps } = useGridList<GridListItem>(
    defined({
      'aria-label': label ? undefined : ariaLabel,
      'aria-labelledby': label ? labelId : labelledBy,
      'aria-describedby': describedBy,
      autoFocus,
      onAction: onAction && ((key: string | number) => onAction(String(key))),
    }),
    state,
    grid,
  );
  return (
    <Root {...defined({ ...rest, id, onFocus, onBlur })}>
      {label && <Label id={labelId}>{label}</Label>}
      <Rows {...defined(gridProps)} ref={grid}>
        {items.length === 0 && emptyLabel && (
          <div role="row">
            <Empty role="gridcell">{emptyLabel}</Empty>
          </div>
        )}
        {items.map((item) => (
          <ListRow
            key={item.id}
            item={item}
            state={state}
            isActive={Boolean(onAction) || state.selectionManager.selectionMode !== 'none'}
          />
        ))}
      </Rows>
    </Root>
  );
}

const listItem = (item: GridListItem) => (
  <Item key={item.id} textValue={item.label}>
    {item.label}
  </Item>
);

/** Returns the rows that the children of a list describe. */
const itemsIn = (children: ReactNode): readonly GridListItem[] =>
  describedIn<GridListItemProps>(children).map(({ children: content, textValue, ...rest }) => ({
    ...rest,
    label: textValue ?? wordsIn(content),
    content,
  }));

interface ListRowProps {
  item: GridListItem;
  state: ListState<GridListItem>;
  isActive: boolean;
}

function ListRow({ item, state, isActive }: ListRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps, descriptionProps, allowsSelection } = useGridListItem(
    { node: state.collection.getItem(item.id)! },
    state,
    row,
  );
  const { checkboxProps } = useGridListSelectionCheckbox({ key: item.id }, state);
  const { selectionMode } = state.selectionManager;
  return (
    <Row
      {...defined(ownPresses(rowProps))}
      ref={row}
      {...(isActive && (allowsSelection || selectionMode === 'none') && { 'data-active': '' })}
    >
      <Cell {...defined(gridCellProps)}>
        <RowContent
          item={item}
          checkboxProps={selectionMode === 'none' ? undefined : checkboxProps}
          descriptionProps={descriptionProps}
        />
      </Cell>
    </Row>
  );
}
