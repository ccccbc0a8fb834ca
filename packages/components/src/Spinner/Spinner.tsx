import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { messages } from '../messages.js';
import { Ring, Root } from './Spinner.styles.js';

export interface SpinnerProps extends DomProps {
  /**
   * 16, 20, 32, 48 or 64 px at the default text size. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** What a screen reader hears. Default: `'Loading'`. Empty: nothing, for a spinner beside text that says it. */
  label?: string;
}

/** Shows that something is under way. A screen reader that comes to it hears the label; what must be heard at once is for `announce`. */
export function Spinner({ size = 'md', label = messages.loading, ...rest }: SpinnerProps) {
  return (
    <Root {...defined({ role: label ? 'img' : undefined, 'aria-label': label || undefined, ...rest })} data-size={size}>
      <Ring aria-hidden="true" data-motion="own" />
    </Root>
  );
}
