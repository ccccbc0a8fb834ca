import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { RenderProps, StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { Root } from './Container.styles.js';

export interface ContainerProps extends StaticProps, RenderProps {
  /** The element. Default: `'div'`. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'nav' | 'header' | 'footer' | 'main';
  /**
   * `'solid'` has the panel colour, `'outline'` a hairline around it. Default: neither.
   * @selector [data-variant]
   */
  variant?: 'solid' | 'outline';
  /**
   * Whether it centres its children and their text. Default: `false`.
   * @selector [data-centered]
   */
  centerContent?: boolean;
  /**
   * Whether it limits its content to 1440 px and centres it. Default: `false`.
   * @selector [data-constrained]
   */
  constrainContent?: boolean;
  children?: ReactNode;
}

/** Adds the page's gutter between its content and the edge of the screen. */
export function Container({ as = 'div', variant, centerContent, constrainContent, render, ...rest }: ContainerProps) {
  return (
    <Root
      as={as}
      {...defined({
        ...rest,
        'data-variant': variant,
        'data-centered': centerContent || undefined,
        'data-constrained': constrainContent || undefined,
      })}
      {...renderedBy(render)}
    />
  );
}
