'use client';
import { useId, useMemo, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { useGridListSelectionCheckbox } from 'react-aria/useGridList';
import { useTree, useTreeItem } from 'react-aria/useTree';
import { Item } from 'react-stately/Item';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import type { GridListItem } from '../GridList/GridListItem.js';
import type { GridListProps } from '../GridList/GridList.js';
import { Empty, Label, Root, Row, Rows } from '../GridList/GridList.styles.js';
import { RowContent } from '../GridList/RowContent.js';
import { ChevronRightIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import { customProperties } from '../internal/dom.js';
import { checkControlled, checkSelection, checkUnique, stateOfExpansion } from '../internal/mistakes.js';
import { ownPresses } from '../internal/ownPresses.js';
import { selectionOf } from '../internal/selection.js';
import { Cell, Expand, Room } from './Tree.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

/** A row of a `Tree`. */
export interface TreeItem<Id extends string = string> extends GridListItem<Id> {
  /** The rows below it, which show while it is open. */
  items?: readonly TreeItem<Id>[];
}

export interface TreeProps<Id extends string = string> extends Omit<GridListProps<Id>, 'items' | 'children'> {
  /** The rows of the first level. A server component can pass them, with elements in them. Pass the same array while they do not change. */
  items: readonly TreeItem<Id>[];
  /** Ids of the rows that are open (controlled). */
  expandedKeys?: Iterable<Id> | undefined;
  /** Ids of the rows that are open initially (uncontrolled). Default: none. */
  defaultExpandedKeys?: Iterable<NoInfer<Id>> | undefined;
  /** Called with the ids of all open rows. */
  onExpandedChange?: ((keys: Set<Id>) => void) | undefined;
}

/**
 * Rows on several levels, such as categories, which people open and close, and may choose. It is one tab stop: up and down move between the rows
 * that show, right opens a row or goes into it, left closes it or goes to the row above it.
 */
export function Tree<Id extends string = string>(given: TreeProps<Id>) {
  // Within it, ids are texts.
  const {
    items,
    label,
    selectionMode,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    disallowEmptySelection,
    disabledKeys,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
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
  } = given as unknown as TreeProps;
  const labelId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const places = useMemo(() => placesOf(items), [items]);
  const blocked = useMemo(
    () =>
      [...places.values()]
        .filter(({ item }) => item.isDisabled)
        .map(({ item }) => item.id)
        .concat([...(disabledKeys ?? [])]),
    [places, disabledKeys],
  );
  if (process.env.NODE_ENV !== 'production') {
    checkSelection('Tree', given);
    checkControlled('Tree', given, stateOfExpansion);
    checkUnique('Tree', label ?? ariaLabel, rowsOf(items), 'id');
  }
  const selection = { selectionMode, selectedKeys, defaultSelectedKeys, onSelectionChange, disallowEmptySelection };
  const rows = useTreeState<TreeItem>({
    items,
    // `TreeRow` renders the row. This only lists the rows.
    children: listItem,
    disabledKeys: blocked,
    // The keys reach the links and buttons of rows that cannot be chosen.
    disabledBehavior: 'selection',
    ...defined({ expandedKeys, defaultExpandedKeys }),
    ...(onExpandedChange && { onExpandedChange: (keys) => onExpandedChange(new Set([...keys].map(String))) }),
    ...selectionOf(selection, () => [...places.keys()].filter((key) => !blocked.includes(key))),
  });
  const collection = useMemo(() => withChildren(rows.collection), [rows.collection]);
  const state = { ...rows, collection };
  const { gridProps } = useTree<TreeItem>(
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
          <div role="row" aria-level={1} aria-posinset={1} aria-setsize={1}>
            <Empty role="gridcell">{emptyLabel}</Empty>
          </div>
        )}
        {[...state.collection.getKeys()].map((key) => (
          <TreeRow
            key={key}
            place={places.get(String(key))!}
            state={state}
            isActive={Boolean(onAction) || state.selectionManager.selectionMode !== 'none'}
            canOpen={places.size > items.length}
          />
        ))}
      </Rows>
    </Root>
  );
}

type Collection = TreeState<TreeItem>['collection'];

/** react-aria asks the collection for the rows below a row, and the one of `useTreeState` has no such method. */
const withChildren = (collection: Collection): Collection =>
  Object.create(collection, {
    getChildren: { value: (key: string) => collection.getItem(key)?.childNodes ?? [] },
  }) as Collection;

/** A row and where it is among the others of its level. */
interface Place {
  item: TreeItem;
  index: number;
  size: number;
  level: number;
}

/** Returns the places of all rows by their ids, also of the ones that do not show. */
function placesOf(items: readonly TreeItem[], level = 0): Map<string, Place> {
  return new Map(
    items.flatMap((item, index) => [
      [item.id, { item, index, size: items.length, level }] as const,
      ...placesOf(item.items ?? [], level + 1),
    ]),
  );
}

/** Returns the rows of all levels. */
const rowsOf = (items: readonly TreeItem[]): TreeItem[] => items.flatMap((item) => [item, ...rowsOf(item.items ?? [])]);

const listItem = (item: TreeItem) => (
  <Item key={item.id} textValue={item.label} {...(item.items && { childItems: item.items })}>
    {item.label}
  </Item>
);

interface TreeRowProps {
  place: Place;
  state: TreeState<TreeItem>;
  isActive: boolean;
  /** Whether any row of the tree opens. */
  canOpen: boolean;
}

function TreeRow({ place: { item, index, size, level }, state, isActive, canOpen }: TreeRowProps) {
  const hasItems = Boolean(item.items?.length);
  const row = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { rowProps, gridCellProps, descriptionProps, expandButtonProps, allowsSelection } = useTreeItem(
    { node: state.collection.getItem(item.id)!, hasChildItems: hasItems },
    state,
    row,
  );
  const { checkboxProps } = useGridListSelectionCheckbox({ key: item.id }, state);
  const { buttonProps } = useButton(expandButtonProps, button);
  const { selectionMode } = state.selectionManager;
  return (
    <Row
      {...defined(ownPresses(rowProps))}
      // react-stately counts all rows that show.
      aria-posinset={index + 1}
      aria-setsize={size}
      ref={row}
      style={customProperties({ '--vt-level': level })}
      {...((isActive ? allowsSelection || selectionMode === 'none' : hasItems) && { 'data-active': '' })}
    >
      {/* Orca reads the cell after its row has opened or closed. */}
      <Cell {...defined({ ...gridCellProps, 'aria-expanded': rowProps['aria-expanded'] })}>
        <RowContent
          item={item}
          checkboxProps={selectionMode === 'none' ? undefined : checkboxProps}
          descriptionProps={descriptionProps}
        >
          {hasItems ? (
            <Expand {...defined(buttonProps)} ref={button}>
              <ChevronRightIcon size={20} strokeWidth={1.5} aria-hidden="true" />
            </Expand>
          ) : (
            canOpen && <Room />
          )}
        </RowContent>
      </Cell>
    </Row>
  );
}
