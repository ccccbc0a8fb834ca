import type { ReactNode } from 'react';
import { defined, withDefaults } from '../internal/defined.js';
import { customProperties, type RenderProps, type StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { theme } from '../theme/theme.js';
import { breakpoints } from '../theme/media.js';
import type { Tokens } from '../theme/tokens.js';
import { Root } from './Grid.styles.js';

/** A number of columns from each breakpoint up: `{ base: 1, md: 2, xl: 4 }`. `base` is below all breakpoints; its default is 1. */
export type ColumnsByBreakpoint = { [Breakpoint in 'base' | keyof typeof breakpoints]?: number };

export interface GridProps extends StaticProps, RenderProps {
  /** The element. A list has no markers; screen readers still announce it as a list. Default: `'div'`. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'dl';
  /** Space between the columns: a key of the space tokens (units of 4 px). Default: 6, which is 24 px. */
  gap?: keyof Tokens['space'];
  /** Space between the rows: a key of the space tokens. Default: the space between the columns. */
  rowGap?: keyof Tokens['space'];
  /** The minimum width of a column, a CSS length. A number of columns ignores it. Default: 14rem, from 768 px up 18rem. */
  minColumnWidth?: string;
  /**
   * A number of columns, or one from each breakpoint up, such as `{ base: 1, md: 2, xl: 4 }`. Else as many columns as fit: if there are fewer
   * children, `'fill'` leaves the rest empty, and `'fit'` widens the children. Default: `'fill'`.
   * @selector [data-fill]
   */
  columns?: 'fill' | 'fit' | number | ColumnsByBreakpoint;
  /**
   * The vertical alignment of children in their row. Default: they fill it.
   * @selector [data-align]
   */
  align?: 'start' | 'center' | 'end' | 'stretch';
  children?: ReactNode;
}

/** Columns of equal width: as many as fit, or a number of them. */
export function Grid({
  as = 'div',
  gap = 6,
  rowGap = gap,
  minColumnWidth,
  columns = 'fill',
  align,
  render,
  ...rest
}: GridProps) {
  // Safari does not treat a list without markers as a list, unless it has this role.
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return (
    <Root
      as={as}
      {...defined({ ...withDefaults({ role }, rest), 'data-align': align })}
      data-fill={typeof columns === 'string' ? columns : 'count'}
      style={customProperties(
        {
          '--vt-gap': theme.space[gap],
          '--vt-row-gap': theme.space[rowGap],
          // `initial` ignores the value of a grid around this one.
          '--vt-column-own': minColumnWidth ?? 'initial',
          ...(typeof columns !== 'string' && columnCounts(columns)),
        },
        rest.style,
      )}
      {...renderedBy(render)}
    />
  );
}

/** Returns the number of columns for each breakpoint. None is left out: it would come from a grid around this one. */
function columnCounts(columns: number | ColumnsByBreakpoint): Record<`--vt-columns-${string}`, number> {
  let count = 1;
  const counts: Record<`--vt-columns-${string}`, number> = {};
  for (const breakpoint of ['base', ...Object.keys(breakpoints)] as (keyof ColumnsByBreakpoint)[]) {
    count = typeof columns === 'number' ? columns : (columns[breakpoint] ?? count);
    counts[`--vt-columns-${breakpoint}`] = count;
  }
  return counts;
}
