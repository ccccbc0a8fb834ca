'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { useButton } from 'react-aria/useButton';
import { useTag, useTagGroup } from 'react-aria/useTagGroup';
import { Item } from 'react-stately/Item';
import { useListState, type ListState } from 'react-stately/useListState';
import { XIcon } from '../icons/icons.js';
import { announce } from '../internal/announce.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import { checkUnique } from '../internal/mistakes.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Cell, Label, Remove, Root, Tag, Tags } from './TagGroup.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface TagItem {
  id: string;
  /** The text of the tag, and its name for screen readers. */
  label: string;
  /** An icon or a picture before the label. It is decoration: screen readers announce the label only. */
  icon?: ReactNode;
  /**
   * Whether it cannot be removed. The arrow keys skip it. Default: `false`.
   * @selector [data-disabled]
   */
  isDisabled?: boolean;
}

export interface TagGroupProps extends Omit<DomProps<HTMLDivElement>, 'role'> {
  items: readonly TagItem[];
  /** The common subject of the tags, shown above them. Without one, give an `aria-label`. */
  label?: string;
  /** Called with the id of the tag whose button was pressed, or that had the focus at Delete or Backspace. Take it out of `items`. Without it, tags have no button. */
  onRemove?: (id: string) => void;
  /** Shown in place of the tags if there are none, such as 'No filters'. Default: nothing. */
  emptyLabel?: ReactNode;
}

/**
 * Words that describe something, which people can remove one by one: with the button of each, or with Delete and Backspace. The focus then
 * moves to the next tag, and to the group after the last one. Screen readers announce what was removed, and the tag with the focus.
 */
export function TagGroup({
  items,
  label,
  onRemove,
  emptyLabel,
  id,
  'aria-label': ariaLabel,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: TagGroupProps) {
  if (process.env.NODE_ENV !== 'production') checkUnique('TagGroup', label ?? ariaLabel, items, 'id');
  const list = useRef<HTMLDivElement>(null);
  const state = useListState({
    items,
    // `TagRow` renders the tag. This only lists the tags.
    children: (item: TagItem) => <Item textValue={item.label}>{item.label}</Item>,
    disabledKeys: items.filter(({ isDisabled }) => isDisabled).map((item) => item.id),
  });
  const noteRemoval = useAnnouncedRemoval(items);
  const { gridProps, labelProps } = useTagGroup<TagItem>(
    defined({
      label,
      'aria-label': ariaLabel,
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      onRemove:
        onRemove &&
        ((keys: Set<string | number>) => {
          noteRemoval(keys);
          [...keys].forEach((key) => onRemove(String(key)));
        }),
    }),
    state,
    list,
  );
  return (
    <Root {...defined({ ...rest, id })}>
      {label && <Label {...labelProps}>{label}</Label>}
      <Tags {...defined(gridProps)} ref={list}>
        {items.length === 0 && emptyLabel}
        {items.map((item) => (
          <TagRow key={item.id} item={item} state={state} />
        ))}
      </Tags>
    </Root>
  );
}

/** Announces each tag that goes after its removal was asked for. The page may keep it. Returns what notes the ids that were asked for. */
function useAnnouncedRemoval(items: readonly TagItem[]) {
  const { tagRemoved } = useMessages();
  const asked = useRef(new Map<string, string>());
  useEffect(() => {
    for (const [id, label] of asked.current) {
      if (items.some((item) => item.id === id)) continue;
      asked.current.delete(id);
      // After the name of the tag that takes the focus.
      announce(fill(tagRemoved, { label }), 'polite');
    }
  }, [items, tagRemoved]);
  return (keys: Set<string | number>) => {
    for (const { id, label } of items) if (keys.has(id)) asked.current.set(id, label);
  };
}

interface TagRowProps {
  item: TagItem;
  state: ListState<TagItem>;
}

function TagRow({ item: { id, label, icon }, state }: TagRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps, removeButtonProps, allowsRemoving, isDisabled } = useTag(
    { item: state.collection.getItem(id)! },
    state,
    row,
  );
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(removeButtonProps, button);
  return (
    <Tag
      {...defined(rowProps)}
      ref={row}
      {...(allowsRemoving && { 'data-removable': '' })}
      {...(isDisabled && { 'data-disabled': '' })}
    >
      <Cell {...defined(gridCellProps)}>
        {icon}
        <span>{label}</span>
        {allowsRemoving && (
          <Remove {...defined(buttonProps)} ref={button}>
            <XIcon size={16} aria-hidden="true" />
          </Remove>
        )}
      </Cell>
    </Tag>
  );
}
