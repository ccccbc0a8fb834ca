import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { RenderProps, StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { Root } from './Heading.styles.js';

type Level = 1 | 2 | 3 | 4 | 5 | 6;
type Size = 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl' | '5xl';

const sizes: Record<Level, Size> = { 1: '4xl', 2: '2xl', 3: 'xl', 4: 'lg', 5: 'md', 6: 'sm' };

export interface HeadingProps extends StaticProps<HTMLHeadingElement>, RenderProps {
  /** Its level in the page's outline: 1 for the title. Default: 2. */
  level?: Level;
  /**
   * Its visual size. Default: follows the level, from `'4xl'` for 1 to `'sm'` for 6.
   * @selector [data-size]
   */
  size?: Size;
  /**
   * Whether only screen readers get it. It stays part of the outline. Default: `false`.
   * @selector [data-hidden]
   */
  isHidden?: boolean;
  /** `-1` lets a script focus it, for example after the focused element has gone. Default: none. */
  tabIndex?: number | undefined;
  children?: ReactNode;
}

/** A heading. Choose `level` for its place in the outline and `size` for its looks. */
export function Heading({ level = 2, size = sizes[level], isHidden, render, ...rest }: HeadingProps) {
  return (
    <Root
      as={`h${level}`}
      {...defined({ ...rest, 'data-size': size, 'data-hidden': isHidden || undefined })}
      {...renderedBy(render)}
    />
  );
}
