import type { ReactNode } from 'react';
import { defined, withDefaults } from '../internal/defined.js';
import { customProperties, type RenderProps, type StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { theme } from '../theme/theme.js';
import type { Tokens } from '../theme/tokens.js';
import { Root } from './VStack.styles.js';

export interface VStackProps extends StaticProps, RenderProps {
  /** The element. A list has no markers, and screen readers still announce it as a list. Default: `'div'`. */
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'aside'
    | 'nav'
    | 'header'
    | 'footer'
    | 'main'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'span'
    | 'fieldset';
  /** Space between the children, a key of the space tokens (units of 4 px). Default: 4, which is 16 px. */
  gap?: keyof Tokens['space'];
  /**
   * Alignment of the children across the stack. Default: they fill it, and buttons keep their own width.
   * @selector [data-align]
   */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /**
   * Alignment of the children along the stack if there is space left. Default: `'start'`.
   * @selector [data-justify]
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  children?: ReactNode;
}

/** Children one below the other, with even space between them. */
export function VStack(props: VStackProps) {
  return <Root {...stackProps(props)} />;
}

/** Returns the attributes for the element of a `VStack` or an `HStack`. */
export function stackProps({ as = 'div', gap = 4, align, justify, render, ...rest }: VStackProps) {
  // Safari does not treat a list without markers as a list, unless it has this role.
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return {
    as,
    ...defined({ ...withDefaults({ role }, rest), 'data-align': align, 'data-justify': justify }),
    style: customProperties({ '--vt-gap': theme.space[gap] }, rest.style),
    ...renderedBy(render),
  };
}
