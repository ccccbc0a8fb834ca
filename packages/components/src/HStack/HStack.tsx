import { defined } from '../internal/defined.js';
import { customProperties } from '../internal/dom.js';
import { theme } from '../theme/theme.js';
import type { VStackProps } from '../VStack/VStack.js';
import { Root } from '../VStack/VStack.styles.js';

export interface HStackProps extends VStackProps {
  /** Children that find no room go to a further line. Default: `false`. */
  wrap?: boolean;
}

/** Children side by side in reading direction, centred on one line, with even space between them. */
export function HStack({ as = 'div', gap = 4, align = 'center', justify, wrap, ...rest }: HStackProps) {
  return (
    <Root
      as={as}
      {...defined({ ...rest, 'data-align': align, 'data-justify': justify, 'data-wrap': wrap || undefined })}
      data-direction="row"
      style={customProperties({ '--vt-gap': theme.space[gap] })}
    />
  );
}
