import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { RenderProps, StaticProps } from '../internal/dom.js';
import { renderedBy, type LinkElementProps } from '../internal/rendered.js';
import { messages } from '../messages.js';
import { Root } from './SkipLink.styles.js';

export interface SkipLinkProps extends StaticProps<HTMLAnchorElement>, RenderProps<object, LinkElementProps> {
  /** `#` and the id of the target. Give the target `tabIndex={-1}` if it must take the focus itself. Default: `'#content'`. */
  href?: `#${string}`;
  /** The text of the link. Default: 'Skip to content'. */
  children?: ReactNode;
}

/** The first link on a page. It leads keyboard users past the content that every page repeats, and shows only while it has the focus. */
export function SkipLink({ href = '#content', children = messages.skipToContent, render, ...rest }: SkipLinkProps) {
  return (
    <Root {...defined(rest)} href={href} {...renderedBy(render)}>
      {children}
    </Root>
  );
}
