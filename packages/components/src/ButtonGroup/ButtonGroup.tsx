import type { ReactNode } from 'react';
import { defined, withDefaults } from '../internal/defined.js';
import type { RenderProps, StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { Root } from './ButtonGroup.styles.js';

export interface ButtonGroupProps extends Omit<StaticProps<HTMLDivElement>, 'role'>, RenderProps {
  /** The subject of the buttons, such as 'Order 1042'. Screen readers announce it on the way into the group. Without one they announce no group. */
  'aria-label'?: string;
  /**
   * Side by side with line breaks, or one below the other. Default: `'horizontal'`.
   * @selector [data-orientation]
   */
  orientation?: 'horizontal' | 'vertical';
  /**
   * Whether the buttons touch, with one frame around them. It is for buttons of the variants `'outline'` and `'secondary'`. Default: `false`.
   * @selector [data-attached]
   */
  isAttached?: boolean;
  /** `Button`s, `ButtonLink`s, `IconButton`s and `ToggleButton`s. Each has its own tab stop. */
  children?: ReactNode;
}

/** Buttons of one subject, side by side. For toggles of which one is on, use a `ToggleGroup`. */
export function ButtonGroup({
  orientation = 'horizontal',
  isAttached = false,
  children,
  render,
  ...rest
}: ButtonGroupProps) {
  const isNamed = rest['aria-label'] ?? rest['aria-labelledby'];
  return (
    <Root
      {...defined({
        ...withDefaults({ role: isNamed ? 'group' : undefined }, rest),
        'data-attached': isAttached || undefined,
      })}
      data-orientation={orientation}
      {...renderedBy(render)}
    >
      {children}
    </Root>
  );
}
