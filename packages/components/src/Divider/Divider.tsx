import type { DomProps } from '../internal/dom.js';
import { Root } from './Divider.styles.js';

export interface DividerProps extends DomProps<HTMLHRElement> {
  /**
   * Default: `'solid'`.
   * @selector [data-variant]
   */
  variant?: 'solid' | 'dashed' | 'dotted';
  /** `'vertical'` stands between children of an `HStack`. Default: `'horizontal'`. */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline between two parts. A screen reader hears a separator: give it `aria-hidden` where lists already separate. */
export function Divider({ variant = 'solid', orientation = 'horizontal', ...rest }: DividerProps) {
  return <Root {...rest} data-variant={variant} aria-orientation={orientation} />;
}
