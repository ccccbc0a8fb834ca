import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  gap: ${theme.space[2]};
  align-items: center;
  font-family: ${theme.font.heading};
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.fontWeight.heavy};
  letter-spacing: ${theme.letterSpacing.display};
  line-height: 1;
  white-space: nowrap;

  svg {
    flex: none;
    color: ${theme.color.accent};
  }
`;
