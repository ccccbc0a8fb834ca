import type { RenderProps, StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { Root } from './Divider.styles.js';

export interface DividerProps extends StaticProps<HTMLHRElement>, RenderProps {
  /**
   * Style of the line. Default: `'solid'`.
   * @selector [data-variant]
   */
  variant?: 'solid' | 'dashed' | 'dotted';
  /** `'vertical'` is for children of an `HStack`. Default: `'horizontal'`. */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline between two parts. Screen readers announce a separator: set `aria-hidden` between the items of a list. */
export function Divider({ variant = 'solid', orientation = 'horizontal', render, ...rest }: DividerProps) {
  return (
    <Root
      // Another element than the browser's own needs the role.
      {...(render && { role: 'separator' })}
      {...rest}
      data-variant={variant}
      aria-orientation={orientation}
      {...renderedBy(render)}
    />
  );
}
