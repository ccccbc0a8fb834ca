'use client';
import { useEffect, useEffectEvent, useMemo, useRef, type ElementType, type ReactNode, type Ref } from 'react';
import { useMenuTrigger } from 'react-aria/useMenu';
import { flushSync } from 'react-dom';
import { useMenuTriggerState, type RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import type { PropsOfLinks } from '../internal/link.js';
import { checkControlled, checkParts, stateOfOverlay } from '../internal/mistakes.js';
import type { Placement } from '../internal/position.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { Trigger, type TriggerOf } from '../internal/Trigger.js';
import type { OpenProps, TriggerProps } from '../internal/useTrigger.js';
import { checkChosen, checkEntries } from './checkChosen.js';
import { entriesIn, MenuItem, MenuSection, type MenuEntry } from './entries.js';
import { MenuContext, MenuList } from './MenuList.js';
import { MenuPanel } from './MenuPanel.js';

declare const process: { env: { NODE_ENV?: string } };

export { MenuItem, MenuSection };
export type { MenuEntry, MenuItemProps, MenuSectionProps } from './entries.js';

export interface MenuProps<As extends ElementType = ElementType, Id extends string = string>
  extends OpenProps, Omit<DomProps<HTMLDivElement>, 'id' | 'ref' | 'role'> {
  /** The button that opens and names the menu: `<Button>Sort</Button>`; or a function that spreads the props on another kind of button. */
  trigger: TriggerOf<MenuTriggerProps>;
  /** What opens the menu: a press, or a long press (and Alt + Down), so that a press can do something else. Default: `'press'`. */
  opensOn?: 'press' | 'longPress';
  /** Items and sections of items. */
  items?: readonly MenuEntry<Id>[] | undefined;
  /** `MenuItem`s and `MenuSection`s, in place of `items`. */
  children?: ReactNode;
  /** Called with the id of the used item. */
  onAction?: (id: Id) => void;
  /** The framework's link component, which takes `href`, for items that have one. Default: the link of the `LinkProvider` around it; `'a'` without one. */
  linkAs?: As;
  /** The same props for each link, such as `{ prefetch: false }`. `linkAs` gives their type. Default: none. */
  linkProps?: PropsOfLinks<As>;
  /** The side of the trigger, and the edges that line up. Without room, the menu opens on the other side. Default: `'bottom-start'`. */
  placement?: Placement;
}

/** Props for the button that opens the menu. `Button` and `IconButton` take them all. */
export interface MenuTriggerProps extends Omit<TriggerProps, 'onPress'> {
  ref: Ref<HTMLButtonElement>;
  onPress?: TriggerProps['onPress'];
  preventFocusOnPress?: boolean;
  'aria-describedby'?: string;
}

/** A list of actions under a button, with submenus. For links to the pages of the shop, use `HorizontalMenu`; for a form field, `Select`. */
export function Menu<As extends ElementType = 'a', Id extends string = string>(given: MenuProps<As, Id>) {
  // Within it, ids are texts.
  const {
    trigger,
    opensOn = 'press',
    items,
    children,
    onAction,
    linkAs,
    linkProps,
    placement = 'bottom-start',
    isOpen,
    defaultOpen,
    onOpenChange,
    className,
    style,
    ...rest
  } = given as unknown as MenuProps<As>;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const state = useMenuTriggerState(defined({ isOpen, defaultOpen, onOpenChange }));
  const link = { as: useLinkAs(linkAs), ...linkProps };
  const entries = useMemo(() => items ?? entriesIn(children), [items, children]);
  if (process.env.NODE_ENV !== 'production') {
    checkParts('Menu', rest['aria-label'], children, {
      parts: { MenuItem, MenuSection },
      id: 'id',
      hasWords: true,
    });
    checkChosen(entries);
    checkEntries('Menu', rest['aria-label'], entries);
    checkControlled('Menu', { 'aria-label': rest['aria-label'], isOpen, onOpenChange }, stateOfOverlay);
  }
  useSubmenusClosed(state);
  const { menuTriggerProps, menuProps } = useMenuTrigger<object>({ trigger: opensOn }, state, triggerRef);
  // The types are useButton's. Our buttons take the same props and, for a long press, the pointer handlers.
  const triggerProps = { ...menuTriggerProps, ref: triggerRef } as unknown as MenuTriggerProps;
  // Closes first, so that a dialog that the action opens can give the focus back to the button.
  const leave = () => {
    flushSync(state.close);
    triggerRef.current?.focus({ preventScroll: true });
  };
  return (
    <MenuContext value={{ root: state, link, leave, onAction }}>
      <Trigger trigger={trigger} props={triggerProps}>
        <MenuPanel state={state} triggerRef={triggerRef} placement={placement} {...defined({ className, style })}>
          <MenuList entries={entries} menuRef={menuRef} hookProps={menuProps} domProps={rest} />
        </MenuPanel>
      </Trigger>
    </MenuContext>
  );
}

/** If the caller closes the menu, the open submenus stay in its state. This closes them, or they would open again with the menu. */
function useSubmenusClosed(state: RootMenuTriggerState) {
  const close = useEffectEvent(() => {
    if (state.expandedKeysStack.length > 0) state.close();
  });
  useEffect(() => {
    if (!state.isOpen) close();
  }, [state.isOpen]);
}
