import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import { customProperties, type DomProps } from '../internal/dom.js';
import { theme } from '../theme/theme.js';
import type { Tokens } from '../theme/tokens.js';
import { Root } from './Grid.styles.js';

export interface GridProps extends DomProps {
  /** The element. A list has no markers; screen readers still announce it as a list. Default: `'div'`. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'dl';
  /** Space between the columns: a key of the space tokens (units of 4 px). Default: 6, which is 24 px. */
  gap?: keyof Tokens['space'];
  /** Space between the rows: a key of the space tokens. Default: the space between the columns. */
  rowGap?: keyof Tokens['space'];
  /** The minimum width of a column, a CSS length. Default: 14rem, from 768 px up 18rem. */
  minColumnWidth?: string;
  /**
   * If there are fewer children than columns, `'fill'` leaves the rest empty, and `'fit'` widens the children. Default: `'fill'`.
   * @selector [data-fill]
   */
  columns?: 'fill' | 'fit';
  /**
   * The vertical alignment of children in their row. Default: they fill it.
   * @selector [data-align]
   */
  align?: 'start' | 'center' | 'end' | 'stretch';
  children?: ReactNode;
}

/** As many columns of equal width as fit. */
export function Grid({
  as = 'div',
  gap = 6,
  rowGap = gap,
  minColumnWidth,
  columns = 'fill',
  align,
  ...rest
}: GridProps) {
  // Safari does not treat a list without markers as a list, unless it has this role.
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return (
    <Root
      as={as}
      {...defined({ role, ...rest, 'data-align': align })}
      data-fill={columns}
      style={customProperties(
        {
          '--vt-gap': theme.space[gap],
          '--vt-row-gap': theme.space[rowGap],
          // `initial` ignores the value of a grid around this one.
          '--vt-column-own': minColumnWidth ?? 'initial',
        },
        rest.style,
      )}
    />
  );
}
