import type { StaticProps } from '../internal/dom.js';
import { Root } from './Divider.styles.js';

export interface DividerProps extends StaticProps<HTMLHRElement> {
  /**
   * Style of the line. Default: `'solid'`.
   * @selector [data-variant]
   */
  variant?: 'solid' | 'dashed' | 'dotted';
  /** `'vertical'` is for children of an `HStack`. Default: `'horizontal'`. */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline between two parts. Screen readers announce a separator: set `aria-hidden` between the items of a list. */
export function Divider({ variant = 'solid', orientation = 'horizontal', ...rest }: DividerProps) {
  return <Root {...rest} data-variant={variant} aria-orientation={orientation} />;
}
