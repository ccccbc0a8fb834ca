'use client';
import {
  createContext,
  Fragment,
  use,
  useEffect,
  useId,
  useRef,
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { CheckIcon, ChevronRightIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import type { Placement } from '../internal/position.js';
import { usePopover, type OpenProps, type TriggerProps } from '../internal/usePopover.js';
import { focusItem, itemsOf, keyTarget } from './focus.js';
import { Group, GroupLabel, Item, Label, LinkItem, List, Mark, Rule, Shortcut, Text, Words } from './Menu.styles.js';
import { useHover, type Hovered } from './useHover.js';
import { useTypeahead } from './useTypeahead.js';

export interface MenuItem {
  id: string;
  /** Its name, and what typing finds it by. */
  label: string;
  /** A line below the label. */
  description?: string;
  /** Before the label. */
  icon?: ReactNode;
  /** A key that does the same elsewhere, such as '⌘K'; only shown. */
  shortcut?: string;
  /** Makes it a link to a page. */
  href?: string;
  /** Can be focused, but not used. Default: `false`. */
  isDisabled?: boolean;
  /** Deletes something: it stands out. Default: `false`. */
  isDestructive?: boolean;
  /** Called when it is used, before the menu's `onAction`. */
  onAction?: () => void;
  /** Its submenu. */
  items?: readonly MenuEntry[];
}

/** Items that belong together, between hairlines. */
export interface MenuSection {
  /** Names the section, and is shown above it. */
  label?: string;
  items: readonly MenuItem[];
  /** Makes the items choices: one of them, which closes the menu, or any number, which keeps it open. Default: none, they are actions. */
  selectionMode?: 'single' | 'multiple';
  /** Ids of the items chosen. */
  selectedIds?: readonly string[];
  /** Called with the ids that shall be chosen. */
  onSelectionChange?: (selectedIds: string[]) => void;
}

export type MenuEntry = MenuItem | MenuSection;

export interface MenuProps extends OpenProps, Omit<DomProps<HTMLDivElement>, 'id' | 'ref' | 'role'> {
  /** The button that opens it, and names it. Spread the props on it: `trigger={(props) => <Button {...props}>Sort</Button>}`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Items, and sections of them. */
  items: readonly MenuEntry[];
  /** Called with the id of the item used. */
  onAction?: (id: string) => void;
  /** A framework's link, for items with `href`. Default: `'a'`. */
  linkAs?: ElementType;
  /** The side of the trigger, and the edges that line up. Where there is no room it goes to the other side. Default: `'bottom-start'`. */
  placement?: Placement;
}

export interface MenuTriggerProps extends TriggerProps {
  'aria-haspopup': 'menu';
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface MenuContextValue {
  linkAs: ElementType;
  act: (item: MenuItem) => void;
  closeAll: () => void;
  hovered: RefObject<Hovered>;
}

const MenuContext = createContext<MenuContextValue | null>(null);

function useMenuContext(): MenuContextValue {
  const context = use(MenuContext);
  if (!context) throw new Error('A part of a menu stands outside a Menu, which tells it what to do. Use <Menu>.');
  return context;
}

/** A list of actions under a button, with submenus. For links to the pages of the shop take `HorizontalMenu`; for a form field, `Select`. */
export function Menu({
  trigger,
  items,
  onAction,
  linkAs = 'a',
  placement = 'bottom-start',
  isOpen,
  defaultOpen,
  onOpenChange,
  ...rest
}: MenuProps) {
  const { triggerProps, panelProps, close } = usePopover({
    isOpen,
    defaultOpen,
    onOpenChange,
    placement,
    gap: 4,
    onShow: (panel) => {
      // Opened by pointer, no item is marked yet: the arrow keys begin from the menu.
      const isByKey = document.activeElement?.matches(':focus-visible') ?? false;
      if (!panel.contains(document.activeElement)) focusItem(panel, isByKey ? 'first' : 'menu');
    },
  });
  const hovered = useRef<Hovered>({});
  useEffect(() => () => clearTimeout(hovered.current.timer), []);
  const context: MenuContextValue = {
    linkAs,
    hovered,
    closeAll: close,
    act: (item) => {
      close();
      item.onAction?.();
      onAction?.(item.id);
    },
  };

  return (
    <MenuContext value={context}>
      {trigger({ ...triggerProps, 'aria-haspopup': 'menu', onKeyDown: openByArrow })}
      <MenuList {...defined(rest)} labelledBy={triggerProps.id} entries={items} panelProps={panelProps} close={close} />
    </MenuContext>
  );
}

function openByArrow(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(currentTarget instanceof HTMLButtonElement)) return;
  const menu = currentTarget.popoverTargetElement;
  if (!(menu instanceof HTMLElement)) return;
  event.preventDefault();
  if (!menu.matches(':popover-open')) menu.showPopover({ source: currentTarget });
  focusItem(menu, key === 'ArrowDown' ? 'first' : 'last');
}

interface MenuListProps extends Omit<DomProps<HTMLDivElement>, 'id' | 'ref' | 'role'> {
  entries: readonly MenuEntry[];
  /** Id of what opens and names it. */
  labelledBy: string;
  panelProps: ReturnType<typeof usePopover>['panelProps'];
  close: () => void;
  isSubmenu?: boolean;
}

function MenuList({ entries, labelledBy, panelProps, close, isSubmenu = false, ...rest }: MenuListProps) {
  const { closeAll, hovered } = useMenuContext();
  const typeahead = useTypeahead();
  const hover = useHover(hovered);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Each level hears its own keys only.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const menu = event.currentTarget;
    const isRtl = getComputedStyle(menu).direction === 'rtl';
    if (event.key === 'Tab') {
      // From the trigger the browser goes on to what follows it.
      closeAll();
    } else if (event.key === 'Escape' || (isSubmenu && event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft'))) {
      event.preventDefault();
      close();
    } else {
      const target = keyTarget(event, menu) ?? typeahead(event, itemsOf(menu));
      if (!target) return;
      event.preventDefault();
      target.focus();
    }
  };

  return (
    <List
      role="menu"
      aria-labelledby={rest['aria-label'] ? undefined : labelledBy}
      tabIndex={-1}
      {...rest}
      {...panelProps}
      {...hover}
      onKeyDown={onKeyDown}
    >
      {entries.map((entry, index) => (
        <Fragment key={'id' in entry ? entry.id : `section ${index}`}>
          {isApart(entry, entries[index - 1]) && <Rule role="separator" />}
          {'id' in entry ? <Entry item={entry} /> : <Section section={entry} />}
        </Fragment>
      ))}
    </List>
  );
}

/** Whether a hairline stands between them: around every section. */
const isApart = (entry: MenuEntry, before: MenuEntry | undefined) => before && !('id' in entry && 'id' in before);

function Section({ section }: { section: MenuSection }) {
  const labelId = useId();
  const { label, items, selectionMode, selectedIds = [], onSelectionChange } = section;
  const choose = (id: string) => {
    if (selectionMode === 'single') onSelectionChange?.([id]);
    else if (selectedIds.includes(id)) onSelectionChange?.(selectedIds.filter((other) => other !== id));
    else onSelectionChange?.([...selectedIds, id]);
  };
  return (
    <Group role="group" aria-labelledby={label ? labelId : undefined}>
      {label && (
        <GroupLabel id={labelId} role="presentation">
          {label}
        </GroupLabel>
      )}
      {items.map((item) =>
        selectionMode ? (
          <Choice
            key={item.id}
            item={item}
            mode={selectionMode}
            isSelected={selectedIds.includes(item.id)}
            onChoose={() => choose(item.id)}
          />
        ) : (
          <Entry key={item.id} item={item} />
        ),
      )}
    </Group>
  );
}

function Entry({ item }: { item: MenuItem }) {
  return item.items ? <Submenu item={item} entries={item.items} /> : <Action item={item} />;
}

function Action({ item }: { item: MenuItem }) {
  const { act, linkAs } = useMenuContext();
  const props = itemProps(item, () => act(item));
  // A link that cannot be used is none.
  if (item.href === undefined || item.isDisabled) {
    return (
      <Item {...props} type="button" role="menuitem">
        <Face item={item} />
      </Item>
    );
  }
  return (
    <LinkItem {...props} as={linkAs} href={item.href} role="menuitem">
      <Face item={item} />
    </LinkItem>
  );
}

interface ChoiceProps {
  item: MenuItem;
  mode: 'single' | 'multiple';
  isSelected: boolean;
  onChoose: () => void;
}

function Choice({ item, mode, isSelected, onChoose }: ChoiceProps) {
  const { act } = useMenuContext();
  const choose = () => {
    onChoose();
    if (mode === 'single') act(item);
    else item.onAction?.();
  };
  return (
    <Item
      {...itemProps(item, choose)}
      type="button"
      role={mode === 'single' ? 'menuitemradio' : 'menuitemcheckbox'}
      aria-checked={isSelected}
    >
      <Mark>{isSelected && <CheckIcon size={16} strokeWidth={2} aria-hidden="true" />}</Mark>
      <Face item={item} />
    </Item>
  );
}

function Submenu({ item, entries }: { item: MenuItem; entries: readonly MenuEntry[] }) {
  const { triggerProps, panelProps, close } = usePopover({ placement: 'end-start', gap: 0 });
  const enter = (button: HTMLElement) => {
    const menu = panelProps.ref.current;
    if (!menu || item.isDisabled) return;
    if (!menu.matches(':popover-open')) menu.showPopover({ source: button });
    focusItem(menu, 'first');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (![isRtl ? 'ArrowLeft' : 'ArrowRight', 'Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    enter(event.currentTarget);
  };
  // A press by pointer keeps open what hovering has opened, and so does a second one.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    enter(event.currentTarget);
  };
  return (
    <>
      <Item
        {...itemProps(item, onClick)}
        {...triggerProps}
        popoverTarget={item.isDisabled ? undefined : triggerProps.popoverTarget}
        type="button"
        role="menuitem"
        aria-haspopup="menu"
        onKeyDown={onKeyDown}
      >
        <Face item={item} />
        <ChevronRightIcon size={16} strokeWidth={1.5} aria-hidden="true" data-chevron="" />
      </Item>
      <MenuList labelledBy={triggerProps.id} entries={entries} panelProps={panelProps} close={close} isSubmenu />
    </>
  );
}

const itemProps = (item: MenuItem, onUse: (event: MouseEvent<HTMLElement>) => void) =>
  defined({
    tabIndex: -1,
    'data-label': item.label,
    'data-destructive': item.isDestructive ? '' : undefined,
    'aria-disabled': item.isDisabled || undefined,
    onClick: item.isDisabled ? (event: MouseEvent<HTMLElement>) => event.preventDefault() : onUse,
  });

function Face({ item: { label, description, icon, shortcut } }: { item: MenuItem }) {
  return (
    <>
      {icon}
      <Words>
        <Label>{label}</Label>
        {description && <Text>{description}</Text>}
      </Words>
      {shortcut && <Shortcut aria-hidden="true">{shortcut}</Shortcut>}
    </>
  );
}
