'use client';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useListState } from 'react-stately/useListState';
import { defined } from '../internal/defined.js';
import { customProperties, type DomProps, type FocusProps } from '../internal/dom.js';
import { checkKeys, checkParts, checkSelection, checkUnique } from '../internal/mistakes.js';
import { selectionOf, type SelectionProps } from '../internal/selection.js';
import { OptionList } from '../Select/OptionList.js';
import { useCollectionProps, useEntries, type SelectItem } from '../Select/selectItem.js';
import { entriesIn, optionEntries } from './entries.js';
import { Empty, Frame, Label, Root } from './ListBox.styles.js';
import { ListBoxItem, ListBoxSection, type ListBoxEntry } from './ListBoxItem.js';

declare const process: { env: { NODE_ENV?: string } };

export interface ListBoxProps<Id extends string = string>
  extends SelectionProps<Id>, Omit<DomProps<HTMLDivElement>, 'role'>, FocusProps<HTMLDivElement> {
  /** The options and sections of options, in this order. Pass the same array while they do not change: another array rebuilds the list. */
  items?: readonly ListBoxEntry<Id>[] | undefined;
  /** `ListBoxItem`s and `ListBoxSection`s, in place of `items`. */
  children?: ReactNode;
  /** The label above the list, which names it. Without one, give an `aria-label`. */
  label?: string;
  /** Called with the id of an option that was pressed, or on Enter. If options can be chosen as well: at a double click, or on Enter while none is chosen. */
  onAction?: (id: Id) => void;
  /**
   * The height, such as `'20rem'`, from which on the options scroll within the list. Default: none.
   * @selector [data-scrolls]
   */
  maxBlockSize?: string;
  /** Shown in place of the options if there are none, such as 'No colors'. Default: nothing. */
  emptyLabel?: ReactNode;
}

/**
 * A list of options in full, to choose one or several of them. It is one tab stop, and the arrow keys move between its options. For a field of
 * a form, use a `Select`, a `RadioGroup` or a `CheckboxGroup`; for rows with links or buttons, a `GridList`.
 */
export function ListBox<Id extends string = string>(given: ListBoxProps<Id>) {
  // Within it, ids are texts.
  const {
    items,
    children,
    label,
    selectionMode,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    disallowEmptySelection,
    disabledKeys,
    onAction,
    maxBlockSize,
    emptyLabel,
    autoFocus,
    onFocus,
    onBlur,
    id,
    'aria-label': ariaLabel,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    ...rest
  } = given as unknown as ListBoxProps;
  const labelId = useId();
  const list = useRef<HTMLDivElement>(null);
  const described = useMemo(
    () => optionEntries(items ?? entriesIn(children), disabledKeys),
    [items, children, disabledKeys],
  );
  const { entries, options } = useEntries(described, undefined);
  const selection = { selectionMode, selectedKeys, defaultSelectedKeys, onSelectionChange, disallowEmptySelection };
  // Once: later, a search beside the list may leave a chosen option out.
  useState(() => {
    if (process.env.NODE_ENV !== 'production') {
      const ids = options.map(({ value }) => value);
      checkKeys('ListBox', label ?? ariaLabel, selectedKeys ?? defaultSelectedKeys, ids);
    }
  });
  if (process.env.NODE_ENV !== 'production') {
    const name = label ?? ariaLabel;
    checkSelection('ListBox', given);
    checkUnique(
      'ListBox',
      name,
      options.map(({ value }) => ({ id: value })),
      'id',
    );
    checkParts('ListBox', name, children, { parts: { ListBoxItem, ListBoxSection }, id: 'id', hasWords: true });
  }
  const state = useListState<SelectItem>({
    // The collection has the options of sections as well.
    items: entries as Iterable<SelectItem>,
    ...useCollectionProps(entries),
    ...selectionOf(selection, () => options.filter(({ isDisabled }) => !isDisabled).map(({ value }) => value)),
  });
  return (
    <Root {...defined({ ...rest, id, onFocus, onBlur })}>
      {label && <Label id={labelId}>{label}</Label>}
      <Frame
        {...(maxBlockSize && { 'data-scrolls': '', style: customProperties({ '--vt-list-height': maxBlockSize }) })}
      >
        <OptionList
          state={state}
          listRef={list}
          {...defined({
            'aria-label': label ? undefined : ariaLabel,
            'aria-labelledby': label ? labelId : labelledBy,
            'aria-describedby': describedBy,
            autoFocus,
          })}
          {...(onAction && { onAction: (key: string | number) => onAction(String(key)) })}
          // A list must have an option.
          empty={emptyLabel && <Empty role="option">{emptyLabel}</Empty>}
        />
      </Frame>
    </Root>
  );
}
