import { stackProps, type VStackProps } from '../VStack/VStack.js';
import { Root } from '../VStack/VStack.styles.js';

export interface HStackProps extends VStackProps {
  /**
   * Whether children that do not fit move to another line. Default: `false`.
   * @selector [data-wrap]
   */
  wrap?: boolean;
}

/** Children side by side in reading direction, centred on one line, with even space between them. */
export function HStack({ wrap = false, align = 'center', ...rest }: HStackProps) {
  return <Root {...stackProps({ align, ...rest })} data-direction="row" {...(wrap && { 'data-wrap': '' })} />;
}
