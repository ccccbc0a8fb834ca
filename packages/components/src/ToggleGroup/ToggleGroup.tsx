'use client';
import { useRef, type ReactNode } from 'react';
import { useToggleButtonGroup, useToggleButtonGroupItem } from 'react-aria/useToggleButtonGroup';
import { useToggleGroupState, type ToggleGroupState } from 'react-stately/useToggleGroupState';
import { Face } from '../Button/Button.styles.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { checkSelection, checkUnique } from '../internal/mistakes.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { Root, Toggle } from './ToggleGroup.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface ToggleItem<Id extends string = string> {
  id: Id;
  /** The name of the button: the option that it turns on. */
  label: string;
  /** An icon before the label, in reading direction, or instead of it. */
  icon?: ReactNode;
  /** Whether it cannot be turned on or off. Default: `false`. */
  isDisabled?: boolean;
}

export interface ToggleGroupProps<Id extends string = string> extends Omit<DomProps<HTMLDivElement>, 'role'> {
  items: readonly ToggleItem<Id>[];
  /** The subject of the buttons, such as 'View'. Screen readers announce it on the way into the group. */
  'aria-label'?: string;
  /** `'single'`: at most one is on, as with radio buttons; `'multiple'`: each is on or off by itself. Default: `'single'`. */
  selectionMode?: 'single' | 'multiple';
  /** Ids of the toggles that are on (controlled). */
  selectedKeys?: Iterable<Id>;
  /** Ids of the toggles that are on initially (uncontrolled). Default: none. */
  defaultSelectedKeys?: Iterable<Id>;
  /** Called with the ids of all toggles that are on. */
  onSelectionChange?: (keys: Set<Id>) => void;
  /** Whether the last toggle that is on cannot be turned off. Default: `false`. */
  disallowEmptySelection?: boolean;
  /**
   * Whether only the icons show. The labels stay the names of the buttons. Default: `false`.
   * @selector [data-square]
   */
  isIconOnly?: boolean;
  /**
   * Height: 48 px (`'md'`) or 40 px (`'sm'`), and at least 44 px on touch screens. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
  /** `'vertical'` puts the buttons below each other, and the Up and Down keys move between them. Default: `'horizontal'`. */
  orientation?: 'horizontal' | 'vertical';
  /** Whether no toggle can be turned on or off. Default: `false`. */
  isDisabled?: boolean;
}

/** Buttons that belong together and stay on or off, such as for the view of a list or the kinds that it shows. */
export function ToggleGroup<Id extends string = string>({
  items,
  selectionMode = 'single',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disallowEmptySelection = false,
  isIconOnly = false,
  size = 'md',
  orientation = 'horizontal',
  isDisabled = false,
  ref,
  ...rest
}: ToggleGroupProps<Id>) {
  if (process.env.NODE_ENV !== 'production') {
    checkSelection('ToggleGroup', { ...rest, isDisabled, selectionMode, selectedKeys, onSelectionChange });
    checkUnique('ToggleGroup', rest['aria-label'], items, 'id');
  }
  const group = useOwnRef(ref);
  const state = useToggleGroupState({
    selectionMode,
    disallowEmptySelection,
    isDisabled,
    ...defined({
      selectedKeys,
      defaultSelectedKeys,
      onSelectionChange: onSelectionChange && ((keys) => onSelectionChange(new Set([...keys] as Id[]))),
    }),
  });
  const { groupProps } = useToggleButtonGroup({ ...defined(rest), orientation, isDisabled }, state, group);

  return (
    <Root {...defined({ ...rest, ...groupProps, 'aria-disabled': isDisabled || undefined })} ref={group}>
      {items.map((item) => (
        <ToggleButton key={item.id} item={item} state={state} size={size} isIconOnly={isIconOnly} />
      ))}
    </Root>
  );
}

interface ToggleButtonProps extends Required<Pick<ToggleGroupProps, 'size' | 'isIconOnly'>> {
  item: ToggleItem;
  state: ToggleGroupState;
}

function ToggleButton({ item: { id, label, icon, isDisabled = false }, state, size, isIconOnly }: ToggleButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps, isPressed } = useToggleButtonGroupItem(
    { id, isDisabled, ...(isIconOnly && { 'aria-label': label }) },
    state,
    ref,
  );
  return (
    <Toggle
      {...defined({ ...buttonProps, 'data-pressed': isPressed || undefined, 'data-square': isIconOnly || undefined })}
      ref={ref}
      data-variant="outline"
      data-size={size}
    >
      <Face>
        {icon}
        {!isIconOnly && label}
      </Face>
    </Toggle>
  );
}
