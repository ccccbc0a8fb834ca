import { defined, withDefaults } from '../internal/defined.js';
import type { StaticProps } from '../internal/dom.js';
import { messages } from '../messages.js';
import { Ring, Root } from './Spinner.styles.js';

export interface SpinnerProps extends StaticProps {
  /**
   * 16, 20, 32, 48 or 64 px at the default text size. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Text for screen readers. An empty text makes the spinner silent, for use beside a text with the same message. Default: `'Loading'`. */
  label?: string;
}

/** Shows that something is in progress. Screen readers announce the label when they reach it. For an immediate announcement, use `announce`. */
export function Spinner({ size = 'md', label = messages.loading, ...rest }: SpinnerProps) {
  return (
    <Root
      {...defined(withDefaults({ role: label ? 'img' : undefined, 'aria-label': label || undefined }, rest))}
      data-size={size}
    >
      <Ring aria-hidden="true" data-motion="own" />
    </Root>
  );
}
