import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[2]};
  max-width: 100%;
  font-variant-numeric: tabular-nums;

  > * {
    min-width: 0;
  }

  &:where([data-size='sm']) {
    font-size: ${theme.fontSize.sm};
  }
  &:where([data-size='lg']) {
    font-size: ${theme.fontSize.lg};
    font-weight: ${theme.fontWeight.medium};
  }
  &:where([data-size='xl']) {
    font-size: ${theme.fontSize.xl};
    font-weight: ${theme.fontWeight.semibold};
    line-height: ${theme.lineHeight.heading};
  }
  ins {
    color: ${theme.color.sale};
    text-decoration: none;
  }
  del {
    color: ${theme.color.quiet};
    text-decoration-thickness: 1px;
  }
`;

/** A number wraps only if it is longer than a whole line. A range may wrap between its ends. */
export const Amount = styled.bdi`
  overflow-wrap: break-word;
`;
