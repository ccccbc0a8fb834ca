import type { DomProps } from '../internal/dom.js';
import { messages } from '../messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Ring, Root } from './Spinner.styles.js';

export interface SpinnerProps extends DomProps {
  /** 16, 20, 32, 48 or 64 px at the default text size. Default: `'md'`. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** What a screen reader hears. Default: `'Loading'`. Empty: nothing, for a spinner beside text that says it. */
  label?: string;
}

/** Says that something is under way. A screen reader hears the label as a status. */
export function Spinner({ size = 'md', label = messages.loading, ...rest }: SpinnerProps) {
  return (
    <Root role={label ? 'status' : undefined} data-size={size} {...rest}>
      <Ring aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
