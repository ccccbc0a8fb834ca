import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Mark, Root } from './Logo.styles.js';

export interface LogoProps extends DomProps {
  /** The name of the shop: shown as the wordmark, and what a screen reader hears. */
  name: string;
  /** An `<svg>` or an `<img alt="">`, as tall as the theme's type makes it. An svg in `currentColor` takes the accent. */
  mark?: ReactNode;
  /** Only the mark shows, where room is scarce or the name is drawn in it. A screen reader still hears the name. Needs a `mark`. Default: `false`. */
  isMarkOnly?: boolean;
  /**
   * Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md' | 'lg';
}

/** The shop's sign: a mark, its name in the heading type, or both. Around it goes the link to the start page. */
export function Logo({ name, mark, isMarkOnly = false, size = 'md', ...rest }: LogoProps) {
  return (
    <Root {...defined(rest)} data-size={size}>
      {mark && <Mark aria-hidden="true">{mark}</Mark>}
      {isMarkOnly && mark ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    </Root>
  );
}
