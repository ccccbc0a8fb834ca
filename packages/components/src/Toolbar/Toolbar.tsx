'use client';
import type { ReactNode } from 'react';
import { useToolbar } from 'react-aria/useToolbar';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { checkName } from '../internal/mistakes.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { Root } from './Toolbar.styles.js';
import { useDividersAtEdges } from './useDividersAtEdges.js';

declare const process: { env: { NODE_ENV?: string } };

export interface ToolbarProps extends Omit<DomProps<HTMLDivElement>, 'role'> {
  /** The subject of the controls, such as 'List of orders'. Screen readers announce it on the way into the bar. Required, unless `aria-labelledby` names the bar. */
  'aria-label'?: string;
  /** `'vertical'` puts the controls below each other, and the Up and Down keys move between them. Default: `'horizontal'`. */
  orientation?: 'horizontal' | 'vertical';
  /** `Button`s, `IconButton`s, `ToggleButton`s, `ToggleGroup`s and `ButtonGroup`s, with `Divider`s between them. No text fields: the arrow keys are the bar's. */
  children?: ReactNode;
}

/** Controls of one subject in a bar with a single tab stop. The arrow keys move between them. For two or three buttons, use a `ButtonGroup`. */
export function Toolbar({ orientation = 'horizontal', children, ref, ...rest }: ToolbarProps) {
  if (process.env.NODE_ENV !== 'production')
    checkName('Toolbar', [rest['aria-label'], rest['aria-labelledby']], {
      role: 'toolbar',
      advice: 'Say in its `aria-label` what its controls are for, such as "List of orders".',
    });
  const bar = useOwnRef(ref);
  const { toolbarProps } = useToolbar({ ...defined(rest), orientation }, bar);
  useDividersAtEdges(bar, orientation === 'horizontal');
  return (
    <Root {...defined({ ...rest, ...toolbarProps })} ref={bar}>
      {children}
    </Root>
  );
}
