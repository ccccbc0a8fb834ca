import { createContext, Fragment, use, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useCollator } from 'react-aria/useCollator';
import {
  useMenu,
  useMenuItem,
  useMenuSection,
  useSubmenuTrigger,
  type AriaMenuItemProps,
  type AriaMenuOptions,
} from 'react-aria/useMenu';
import type { SelectionManager } from 'react-stately/private/selection/SelectionManager';
import { useSubmenuTriggerState, type RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { useMultipleSelectionState } from 'react-stately/useMultipleSelectionState';
import type { TreeState } from 'react-stately/useTreeState';
import { CheckIcon, ChevronRightIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { StaticProps } from '../internal/dom.js';
import type { LinkWithProps } from '../internal/link.js';
import { Choices } from './Choices.js';
import { isItem, sectionsOf, type MenuEntry, type MenuItem, type MenuSection } from './entries.js';
import { Group, GroupLabel, Item, Label, List, Mark, Rule, Shortcut, Text, Words } from './Menu.styles.js';
import { MenuKeys } from './MenuKeys.js';
import { SubmenuPanel } from './MenuPanel.js';
import { useMenuState } from './useMenuState.js';

interface MenuContextValue {
  root: RootMenuTriggerState;
  link: LinkWithProps;
  /** Closes the whole menu, and gives the focus back. */
  leave: () => void;
  onAction: ((id: string) => void) | undefined;
}

export const MenuContext = createContext<MenuContextValue | null>(null);

function useMenuContext(): MenuContextValue {
  const context = use(MenuContext);
  if (!context) throw new Error('A part of a menu is outside of a menu. Render it in a <Menu>.');
  return context;
}

/** Props that the entries of one level share. */
interface Level {
  state: TreeState<object>;
  menuRef: RefObject<HTMLElement | null>;
}

interface MenuListProps {
  entries: readonly MenuEntry[];
  menuRef: RefObject<HTMLDivElement | null>;
  /** From the hook of the trigger. */
  hookProps: AriaMenuOptions<object>;
  domProps?: StaticProps<HTMLDivElement>;
}

/** One level of a menu. */
export function MenuList({ entries, menuRef, hookProps, domProps }: MenuListProps) {
  const act = useAct(entries);
  const state = useMenuState(entries);
  const keyboardDelegate = useMenuKeys(state, menuRef);
  const { menuProps } = useMenu({ ...hookProps, keyboardDelegate, onAction: act }, state, menuRef);
  // Items outside of sections are actions. Sections may have choices.
  const actions = useChoices(state, { selectionMode: 'none' });
  const level = { state, menuRef };
  return (
    <List {...defined(mergeProps(menuProps, domProps))} ref={menuRef}>
      {entries.map((entry, index) => (
        <Fragment key={isItem(entry) ? entry.id : `section ${index}`}>
          {isApart(entry, entries[index - 1]) && <Rule role="separator" />}
          {isItem(entry) ? (
            <Entry {...level} item={entry} choices={actions} />
          ) : (
            <SectionOf {...level} section={entry} />
          )}
        </Fragment>
      ))}
    </List>
  );
}

/** Whether a hairline separates the two entries. Every section has one before and after it. */
const isApart = (entry: MenuEntry, before: MenuEntry | undefined) => before && !(isItem(entry) && isItem(before));

/** Returns the handler for the use of an item. */
function useAct(entries: readonly MenuEntry[]) {
  const { leave, onAction } = useMenuContext();
  return (key: string | number) => {
    const section = sectionsOf(entries).find(({ items }) => items.some(({ id }) => id === key));
    if (!section?.selectionMode) leave();
    section?.items.find(({ id }) => id === key)?.onAction?.();
    onAction?.(String(key));
  };
}

function useMenuKeys({ collection, disabledKeys }: TreeState<object>, ref: RefObject<HTMLElement | null>) {
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });
  return useMemo(
    () => new MenuKeys({ collection, disabledKeys, ref, collator }),
    [collection, disabledKeys, ref, collator],
  );
}

/** Returns the selection among some items of a level. */
function useChoices(
  { selectionManager, disabledKeys }: TreeState<object>,
  choices: Parameters<typeof useMultipleSelectionState>[0],
): SelectionManager {
  return new Choices(selectionManager, useMultipleSelectionState({ ...choices, disabledKeys }));
}

function SectionOf({ section, ...level }: Level & { section: MenuSection }) {
  const { label, items, selectionMode = 'none', selectedKeys = [], onSelectionChange } = section;
  const { groupProps, headingProps } = useMenuSection({ heading: label });
  const choices = useChoices(level.state, {
    selectionMode,
    selectedKeys,
    disallowEmptySelection: selectionMode === 'single',
    onSelectionChange: (keys) =>
      onSelectionChange?.(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String)),
  });
  return (
    <Group {...defined(groupProps)}>
      {label && <GroupLabel {...headingProps}>{label}</GroupLabel>}
      {items.map((item) => (
        <Entry key={item.id} {...level} item={item} choices={choices} />
      ))}
    </Group>
  );
}

interface EntryProps extends Level {
  item: MenuItem;
  choices: SelectionManager;
}

function Entry({ item, ...rest }: EntryProps) {
  const ref = useRef<HTMLElement>(null);
  return item.items ? (
    <Submenu {...rest} item={item} entries={item.items} triggerRef={ref} />
  ) : (
    <ItemOf {...rest} item={item} itemRef={ref} />
  );
}

interface ItemOfProps extends EntryProps {
  itemRef: RefObject<HTMLElement | null>;
  /** For an item that opens a submenu. */
  triggerProps?: Omit<AriaMenuItemProps, 'key'>;
  children?: ReactNode;
}

function ItemOf({ item, choices, state, itemRef, triggerProps, children }: ItemOfProps) {
  const { link } = useMenuContext();
  const { menuItemProps, keyboardShortcutProps, isSelected } = useMenuItem(
    { ...triggerProps, key: item.id, selectionManager: choices },
    state,
    itemRef,
  );
  const { label, content = label, description, icon, shortcut, href, isDestructive, isDisabled } = item;
  // A disabled link is not rendered as a link.
  const isLink = href !== undefined && !isDisabled;
  return (
    <Item
      {...(isLink && link)}
      {...defined(menuItemProps)}
      {...(isDestructive && { 'data-destructive': '' })}
      ref={itemRef as RefObject<HTMLDivElement | null>}
    >
      {choices.selectionMode !== 'none' && (
        <Mark>{isSelected && <CheckIcon size={16} strokeWidth={2} aria-hidden="true" />}</Mark>
      )}
      {icon}
      <Words>
        <Label>{content}</Label>
        {description && <Text>{description}</Text>}
      </Words>
      {shortcut && (
        <Shortcut {...keyboardShortcutProps} aria-hidden="true">
          {shortcut}
        </Shortcut>
      )}
      {children}
    </Item>
  );
}

interface SubmenuProps extends EntryProps {
  entries: readonly MenuEntry[];
  triggerRef: RefObject<HTMLElement | null>;
}

function Submenu({ entries, triggerRef, ...rest }: SubmenuProps) {
  const { item, menuRef } = rest;
  const { root } = useMenuContext();
  const submenuRef = useRef<HTMLDivElement>(null);
  const state = useSubmenuTriggerState({ triggerKey: item.id }, root);
  const { submenuTriggerProps, submenuProps } = useSubmenuTrigger<object>(
    { parentMenuRef: menuRef, submenuRef, isDisabled: item.isDisabled ?? false },
    state,
    triggerRef,
  );
  return (
    <>
      <ItemOf {...rest} itemRef={triggerRef} triggerProps={submenuTriggerProps}>
        <ChevronRightIcon size={16} strokeWidth={1.5} aria-hidden="true" data-chevron="" />
      </ItemOf>
      <SubmenuPanel state={state} triggerRef={triggerRef}>
        <MenuList entries={entries} menuRef={submenuRef} hookProps={submenuProps} />
      </SubmenuPanel>
    </>
  );
}
