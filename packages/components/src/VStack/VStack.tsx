import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import { customProperties, type DomProps } from '../internal/dom.js';
import { theme } from '../theme/theme.js';
import type { Tokens } from '../theme/tokens.js';
import { Root } from './VStack.styles.js';

export interface VStackProps extends DomProps {
  /** The element. A list has no marks, and is still read as a list. Default: `'div'`. */
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
   * Where children stand across the stack. Default: they fill it.
   * @selector [data-align]
   */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /**
   * Where children stand along the stack when there is room left. Default: `'start'`.
   * @selector [data-justify]
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  children?: ReactNode;
}

/** Children one below the other, with even space between them. */
export function VStack(props: VStackProps) {
  return <Root {...stackProps(props)} />;
}

/** What `VStack` and `HStack` put on their element. */
export function stackProps({ as = 'div', gap = 4, align, justify, ...rest }: VStackProps) {
  // Safari takes a list without marks for no list, unless this says so.
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return {
    as,
    ...defined({ role, ...rest, 'data-align': align, 'data-justify': justify }),
    style: customProperties({ '--vt-gap': theme.space[gap] }, rest.style),
  };
}
