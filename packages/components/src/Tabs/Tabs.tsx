'use client';
import { useRef, type ReactNode } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { useTabListState, type TabListState } from 'react-stately/useTabListState';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Panel, Root, Tab, TabList } from './Tabs.styles.js';

export interface TabItem {
  id: string;
  /** What stands on the tab, and its name. */
  title: ReactNode;
  content: ReactNode;
  /** Before the title. */
  icon?: ReactNode;
  /** Cannot be selected; the arrow keys pass over it. Default: `false`. */
  isDisabled?: boolean;
}

export interface TabsProps extends Omit<DomProps<HTMLDivElement>, 'role'> {
  items: readonly TabItem[];
  /** Name of the row of tabs: what they have in common, such as 'Product information'. */
  'aria-label'?: string;
  /** Id of the selected tab (controlled). */
  selectedKey?: string;
  /** Id of the initially selected tab (uncontrolled). Default: the first that can be selected. */
  defaultSelectedKey?: string;
  /** Called with the id of the tab that was pressed or moved to, also where it is the one selected. */
  onSelectionChange?: (key: string) => void;
  /**
   * `'vertical'` puts the tabs beside the panel from 768 px up, and the up and down keys move. Default: `'horizontal'`.
   * @selector [data-orientation]
   */
  orientation?: 'horizontal' | 'vertical';
  /** Whether an arrow key selects the tab that it moves to, or Enter and Space do. Take `'manual'` where a panel is slow to come. Default: `'automatic'`. */
  keyboardActivation?: 'automatic' | 'manual';
  /**
   * `'line'` under the tab selected; `'enclosed'` fills it. Default: `'line'`.
   * @selector [data-variant]
   */
  variant?: 'line' | 'enclosed';
  /**
   * Whether the tabs share the whole width. Default: `false`.
   * @selector [data-fitted]
   */
  isFitted?: boolean;
  /** Whether only the panel selected is rendered. Otherwise all are, so that search engines find them and what is typed in one stays. Default: `false`. */
  isLazy?: boolean;
}

/** Panels of which one shows at a time, each under its tab. */
export function Tabs({
  items,
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
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const enabled = items.filter(({ isDisabled }) => !isDisabled);
  // A tab that has gone leaves its place to the first.
  const shown = (items.find(({ id }) => id === selectedKey) ?? enabled[0])?.id;
  const state = useTabListState({
    items,
    // The title stands in `TabButton`: this says only which tabs there are.
    children: ({ id }: TabItem) => <Item key={id}>{id}</Item>,
    disabledKeys: items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id),
    // Without it the server would show no panel: the state finds the first only once it is in the browser.
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
  // Before scripts there is no focus to move, but the one that they will find.
  const isStop = state.selectionManager.focusedKey === null && isSelected;
  return (
    <Tab {...defined(tabProps)} {...(isStop && { tabIndex: 0 })} ref={ref} type="button" disabled={isDisabled}>
      {icon}
      {title}
    </Tab>
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
