'use client';
import type { ReactNode } from 'react';
import { misplaced } from '../internal/described.js';

export interface TabItem {
  id: string;
  /** The content of the tab, which is also its name. */
  title: ReactNode;
  content: ReactNode;
  /** An icon before the title. */
  icon?: ReactNode;
  /** Whether it cannot be selected. The arrow keys skip it. Default: `false`. */
  isDisabled?: boolean;
}

export interface TabProps extends Omit<TabItem, 'content'> {
  /** The content of the panel. */
  children: ReactNode;
}

/** A tab of `Tabs` with its panel, directly in them. */
export function Tab(_props: TabProps): ReactNode {
  return misplaced('Tab', 'Tabs');
}
