import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { messages } from '../messages.js';
import { Root } from './SkipLink.styles.js';

export interface SkipLinkProps extends DomProps<HTMLAnchorElement> {
  /** `#` and the id of what it leads to. Give that element `tabIndex={-1}` if it should take the focus itself. Default: `'#content'`. */
  href?: `#${string}`;
  /** Default: 'Skip to content'. */
  children?: ReactNode;
}

/** The first thing on a page: leads those who use the keyboard past what every page repeats. Shows only while it has the focus. */
export function SkipLink({ href = '#content', children = messages.skipToContent, ...rest }: SkipLinkProps) {
  return (
    <Root {...defined(rest)} href={href}>
      {children}
    </Root>
  );
}
