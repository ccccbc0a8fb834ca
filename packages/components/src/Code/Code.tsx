import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { RenderProps, StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { Block, Root } from './Code.styles.js';

export interface CodeProps extends StaticProps, RenderProps {
  /**
   * Whether it is a block of several lines, which scrolls sideways if a line is too long. Give it an `aria-label`. Default: `false`, a word in the text around it.
   * @selector pre
   */
  isBlock?: boolean;
  children: ReactNode;
}

/** Code, a file name or a code to type, such as a discount. It is written from left to right, and programs do not translate it. */
export function Code({ isBlock = false, render, children, ...rest }: CodeProps) {
  if (!isBlock) {
    return (
      <Root dir="ltr" translate="no" {...defined(rest)} {...renderedBy(render)}>
        {children}
      </Root>
    );
  }
  return (
    // A region that scrolls has to take the focus, so that the arrow keys scroll it.
    <Block
      as="pre"
      dir="ltr"
      translate="no"
      tabIndex={0}
      role={rest['aria-label'] ? 'region' : 'group'}
      {...defined(rest)}
      {...renderedBy(render)}
    >
      <code>{children}</code>
    </Block>
  );
}
