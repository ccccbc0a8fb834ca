'use client';
import type { ReactNode } from 'react';
import { misplaced } from '../internal/described.js';

export interface TabItem<Id extends string = string> {
  id: Id;
  /** The content of the tab, which is also its name. */
  title: ReactNode;
  content: ReactNode;
  /** An icon before the title. */
  icon?: ReactNode;
  /** Whether it cannot be selected. The arrow keys skip it. Default: `false`. */
  isDisabled?: boolean;
}

export interface TabProps<Id extends string = string> extends Omit<TabItem<Id>, 'content'> {
  /** The content of the panel. */
  children: ReactNode;
}

/** A tab of `Tabs` with its panel, directly in them. */
export function Tab<Id extends string = string>(_props: TabProps<Id>): ReactNode {
  return misplaced('Tab', 'Tabs');
}
