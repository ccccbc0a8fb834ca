'use client';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
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
  /** Id of the tab selected, when that is the caller's to say. */
  selectedId?: string;
  /** Id of the tab selected at first, when that is not the caller's. Default: the first that can be selected. */
  defaultSelectedId?: string;
  /** Called with the id of the tab selected. */
  onSelectionChange?: (id: string) => void;
  /** `'vertical'` puts the tabs beside the panel from 768 px up, and the up and down keys move. Default: `'horizontal'`. */
  orientation?: 'horizontal' | 'vertical';
  /** Whether an arrow key selects the tab that it moves to, or Enter and Space do. Take `'manual'` where a panel is slow to come. Default: `'automatic'`. */
  activation?: 'automatic' | 'manual';
  /** `'line'` under the tab selected; `'enclosed'` fills it. Default: `'line'`. */
  variant?: 'line' | 'enclosed';
  /** Whether the tabs share the whole width. Default: `false`. */
  isFitted?: boolean;
  /** Whether only the panel selected is rendered. Otherwise all are, so that search engines find them and what is typed in one stays. Default: `false`. */
  isLazy?: boolean;
}

/** Panels of which one shows at a time, each under its tab. */
export function Tabs({
  items,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  selectedId: controlled,
  defaultSelectedId,
  onSelectionChange,
  orientation = 'horizontal',
  activation = 'automatic',
  variant = 'line',
  isFitted,
  isLazy = false,
  ...rest
}: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultSelectedId);
  const enabled = items.filter(({ isDisabled }) => !isDisabled);
  // A tab that has gone leaves its place to the first.
  const selected = items.find(({ id }) => id === (controlled ?? own)) ?? enabled[0];
  const select = (id: string) => {
    setOwn(id);
    if (id !== selected?.id) onSelectionChange?.(id);
  };
  const ids = (id: string) => ({ tab: `${base}-${id}`, panel: `${base}-${id}-panel` });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]:enabled')];
    const index = tabs.findIndex((tab) => tab === event.target);
    const next = tabs[moved(event, index, tabs.length, orientation)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (activation === 'automatic') next.click();
  };

  return (
    <Root {...defined(rest)} data-orientation={orientation} data-variant={variant}>
      <TabList
        {...defined({ 'aria-label': label, 'aria-labelledby': labelledBy })}
        role="tablist"
        aria-orientation={orientation}
        data-fitted={isFitted ? '' : undefined}
        onKeyDown={onKeyDown}
      >
        {items.map(({ id, title, icon, isDisabled }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={ids(id).tab}
            aria-selected={id === selected?.id}
            aria-controls={isLazy && id !== selected?.id ? undefined : ids(id).panel}
            tabIndex={id === selected?.id ? 0 : -1}
            disabled={isDisabled}
            onClick={() => select(id)}
          >
            {icon}
            {title}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) =>
        isLazy && id !== selected?.id ? null : (
          <Panel
            key={id}
            role="tabpanel"
            id={ids(id).panel}
            aria-labelledby={ids(id).tab}
            tabIndex={0}
            hidden={id !== selected?.id}
          >
            {content}
          </Panel>
        ),
      )}
    </Root>
  );
}

/** Index of the tab that a key leads to, round and round; -1 for any other key. */
function moved(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
  orientation: TabsProps['orientation'],
): number {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const [back, forward] =
    orientation === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : isRtl
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  if (key === back) return (index - 1 + count) % count;
  if (key === forward) return (index + 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
