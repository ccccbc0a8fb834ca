import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { RenderProps, StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Mark, Root } from './Logo.styles.js';

export interface LogoProps extends StaticProps, RenderProps {
  /** The name of the shop. It is shown as the wordmark, and screen readers announce it. */
  name: string;
  /** An `<svg>` or an `<img alt="">`. The theme's type sets its height. An svg in `currentColor` takes the accent colour. */
  mark?: ReactNode;
  /** Whether only the mark shows, if room is scarce or the mark contains the name. Screen readers still announce the name. Needs a `mark`. Default: `false`. */
  isMarkOnly?: boolean;
  /**
   * Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md' | 'lg';
}

/** The shop's logo: a mark, its name in the heading type, or both. Put it into the link to the start page. */
export function Logo({ name, mark, isMarkOnly = false, size = 'md', render, ...rest }: LogoProps) {
  return (
    <Root {...defined(rest)} data-size={size} {...renderedBy(render)}>
      {mark && <Mark aria-hidden="true">{mark}</Mark>}
      {isMarkOnly && mark ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    </Root>
  );
}
