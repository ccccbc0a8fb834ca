import type { ReactNode } from 'react';
import type { StaticProps } from '../internal/dom.js';
import { Root } from './VisuallyHidden.styles.js';

export interface VisuallyHiddenProps extends StaticProps {
  /** The element. Default: `'span'`. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'caption' | 'legend' | 'label';
  children: ReactNode;
}

/** Text for screen readers: not shown, but read out. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  return <Root as={as} {...rest} />;
}
