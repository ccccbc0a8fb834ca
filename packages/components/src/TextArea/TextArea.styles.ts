import { styled } from 'styled-components';
import { NativeInput } from '../Input/Input.styles.js';
import { theme } from '../theme/theme.js';

export const NativeTextArea = styled(NativeInput)`
  min-block-size: calc(var(--vt-rows) * 1.5em + 2 * ${theme.space[3]});
  max-block-size: calc(var(--vt-max-rows) * 1.5em + 2 * ${theme.space[3]});
  padding-block: ${theme.space[3]};
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;

  [data-variant='unstyled'] > & {
    padding-block: 0;
  }
`;

export const Count = styled.span`
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
