import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Root } from './Container.styles.js';

export interface ContainerProps extends DomProps {
  /** The element. Default: `'div'`. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'nav' | 'header' | 'footer' | 'main';
  /**
   * `'solid'` on the panel colour, `'outline'` within a hairline. Default: neither.
   * @selector [data-variant]
   */
  variant?: 'solid' | 'outline';
  /**
   * Centres its children and their text. Default: `false`.
   * @selector [data-centered]
   */
  centerContent?: boolean;
  /**
   * Limits its content to 1440 px and centres it. Default: `false`.
   * @selector [data-constrained]
   */
  constrainContent?: boolean;
  children?: ReactNode;
}

/** Adds the page's gutter between its content and the edge of the screen. */
export function Container({ as = 'div', variant, centerContent, constrainContent, ...rest }: ContainerProps) {
  return (
    <Root
      as={as}
      {...defined({
        ...rest,
        'data-variant': variant,
        'data-centered': centerContent || undefined,
        'data-constrained': constrainContent || undefined,
      })}
    />
  );
}
