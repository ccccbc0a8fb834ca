import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Status = styled.p`
  flex: none;
  color: ${theme.color.quiet};
  font-variant-numeric: tabular-nums;
  scroll-margin-block-start: 6rem;
  border-radius: ${theme.radius.sm};
`;
