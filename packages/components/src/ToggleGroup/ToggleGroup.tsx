'use client';
import { useRef, type ReactNode } from 'react';
import { useToggleButtonGroup, useToggleButtonGroupItem } from 'react-aria/useToggleButtonGroup';
import { useToggleGroupState, type ToggleGroupState } from 'react-stately/useToggleGroupState';
import { Face } from '../Button/Button.styles.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { Root, Toggle } from './ToggleGroup.styles.js';

export interface ToggleItem {
  id: string;
  /** What it turns on. */
  label: string;
  /** Before the label, in reading direction, or in its place. */
  icon?: ReactNode;
  /** Cannot be turned on or off. Default: `false`. */
  isDisabled?: boolean;
}

export interface ToggleGroupProps extends Omit<DomProps<HTMLDivElement>, 'role'> {
  items: readonly ToggleItem[];
  /** What the buttons are about, such as 'View'. A screen reader hears it on the way into the group. */
  'aria-label'?: string;
  /** `'single'`: one is on at most, as with radio buttons; `'multiple'`: each is on or off by itself. Default: `'single'`. */
  selectionMode?: 'single' | 'multiple';
  /** Ids of the toggles that are on (controlled). */
  selectedKeys?: Iterable<string>;
  /** Ids of the toggles that are on initially (uncontrolled). Default: none. */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with the ids of those that are on. */
  onSelectionChange?: (keys: Set<string>) => void;
  /** Keeps the last that is on from being turned off. Default: `false`. */
  disallowEmptySelection?: boolean;
  /**
   * Shows the icons alone; the labels stay the names of the buttons. Default: `false`.
   * @selector [data-square]
   */
  isIconOnly?: boolean;
  /**
   * 48 or 40 px tall; the smaller is 44 px under a finger. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
  /** Below each other, where the up and down keys move. Default: `'horizontal'`. */
  orientation?: 'horizontal' | 'vertical';
  /** None can be turned on or off. Default: `false`. */
  isDisabled?: boolean;
}

/** Buttons that belong together and stay on or off: the view of a list, the kinds that it shows. */
export function ToggleGroup({
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
}: ToggleGroupProps) {
  const group = useOwnRef(ref);
  const state = useToggleGroupState({
    selectionMode,
    disallowEmptySelection,
    isDisabled,
    ...defined({
      selectedKeys,
      defaultSelectedKeys,
      onSelectionChange: onSelectionChange && ((keys) => onSelectionChange(new Set([...keys].map(String)))),
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
