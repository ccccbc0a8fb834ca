'use client';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { useTabListState, type TabListState } from 'react-stately/useTabListState';
import { defined } from '../internal/defined.js';
import { describedIn } from '../internal/described.js';
import type { DomProps } from '../internal/dom.js';
import { checkControlled, checkKeys, checkParts, checkUnique, stateOfKey } from '../internal/mistakes.js';
import { Tab, type TabItem, type TabProps } from './Tab.js';
import { Panel, Root, Tab as TabFace, TabList } from './Tabs.styles.js';

declare const process: { env: { NODE_ENV?: string } };

export type { TabItem };

export interface TabsProps<Id extends string = string> extends Omit<DomProps<HTMLDivElement>, 'role'> {
  items?: readonly TabItem<Id>[] | undefined;
  /** `Tab`s, in place of `items`. */
  children?: ReactNode;
  /** The common subject of the tabs, such as 'Product information'. It names the row of tabs. */
  'aria-label'?: string;
  /** Id of the selected tab (controlled). */
  selectedKey?: Id;
  /** Id of the initially selected tab (uncontrolled). Default: the first that is not disabled. */
  defaultSelectedKey?: NoInfer<Id>;
  /** Called with the id of the tab that was pressed or moved to, even if it is already selected. */
  onSelectionChange?: (key: Id) => void;
  /**
   * `'vertical'` puts the tabs beside the panel from 768 px up, and the Up and Down keys move between them, too. Default: `'horizontal'`.
   * @selector [data-orientation]
   */
  orientation?: 'horizontal' | 'vertical';
  /** `'automatic'`: an arrow key selects the tab that it moves to. `'manual'`: Enter and Space select; use it if a panel is slow to load. Default: `'automatic'`. */
  keyboardActivation?: 'automatic' | 'manual';
  /**
   * `'line'` marks the selected tab with a line; `'enclosed'` fills it. Default: `'line'`.
   * @selector [data-variant]
   */
  variant?: 'line' | 'enclosed';
  /**
   * Whether the tabs share the whole width. Default: `false`.
   * @selector [data-fitted]
   */
  isFitted?: boolean;
  /** Whether only the selected panel is rendered. Otherwise all are, so that search engines find them and text typed in one stays. Default: `false`. */
  isLazy?: boolean;
}

/** Panels with tabs. One panel shows at a time. */
export function Tabs<Id extends string = string>(given: TabsProps<Id>) {
  // Within it, ids are texts.
  const {
    items: givenItems,
    children,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    selectedKey,
    defaultSelectedKey,
    onSelectionChange,
    orientation = 'horizontal',
    keyboardActivation = 'automatic',
    variant = 'line',
    isFitted,
    isLazy = false,
    ...rest
  } = given as unknown as TabsProps;
  const list = useRef<HTMLDivElement>(null);
  const items = useMemo(
    () => givenItems ?? describedIn<TabProps>(children).map(({ children: content, ...item }) => ({ ...item, content })),
    [givenItems, children],
  );
  if (process.env.NODE_ENV !== 'production') {
    const ids = items.map(({ id }) => id);
    checkControlled('Tabs', given, stateOfKey);
    checkUnique('Tabs', label, items, 'id');
    checkParts('Tabs', label, children, { parts: { Tab }, id: 'id' });
    checkKeys('Tabs', label, [selectedKey ?? defaultSelectedKey ?? []].flat(), ids, 'the first tab shows');
  }
  const enabled = items.filter(({ isDisabled }) => !isDisabled);
  // If the selected tab is gone, the first one takes its place.
  const shown = (items.find(({ id }) => id === selectedKey) ?? enabled[0])?.id;
  const state = useTabListState({
    items,
    // `TabButton` renders the title. This only lists the tabs.
    children: ({ id }: TabItem) => <Item key={id}>{id}</Item>,
    disabledKeys: items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id),
    // Without it, the server would render no panel: the state finds the first tab only in the browser.
    defaultSelectedKey: defaultSelectedKey ?? enabled[0]?.id ?? '',
    ...defined({
      selectedKey: selectedKey === undefined ? undefined : shown,
      onSelectionChange: onSelectionChange && ((key: string | number) => onSelectionChange(String(key))),
    }),
  });
  const { tabListProps } = useTabList(
    { orientation, keyboardActivation, ...defined({ 'aria-label': label, 'aria-labelledby': labelledBy }) },
    state,
    list,
  );

  return (
    <Root {...defined(rest)} data-orientation={orientation} data-variant={variant}>
      <TabList {...defined(tabListProps)} ref={list} data-fitted={isFitted ? '' : undefined}>
        {items.map((item) => (
          <TabButton key={item.id} item={item} state={state} />
        ))}
      </TabList>
      {items.map(
        (item) => (!isLazy || item.id === state.selectedKey) && <TabPanel key={item.id} item={item} state={state} />,
      )}
    </Root>
  );
}

interface PartProps {
  item: TabItem;
  state: TabListState<TabItem>;
}

function TabButton({ item: { id, icon, title }, state }: PartProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { tabProps, isDisabled, isSelected } = useTab({ key: id }, state, ref);
  // Before scripts run, no tab has had the focus, so the selected tab is the tab stop.
  const isStop = state.selectionManager.focusedKey === null && isSelected;
  return (
    <TabFace {...defined(tabProps)} {...(isStop && { tabIndex: 0 })} ref={ref} type="button" disabled={isDisabled}>
      {icon}
      {title}
    </TabFace>
  );
}

function TabPanel({ item: { id, content }, state }: PartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({ id }, state, ref);
  return (
    <Panel {...defined(tabPanelProps)} ref={ref} hidden={id !== state.selectedKey}>
      {content}
    </Panel>
  );
}
