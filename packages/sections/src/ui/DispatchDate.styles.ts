import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Line = styled.p`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  min-block-size: 1.5rem;
  font-size: ${theme.fontSize.sm};

  svg {
    flex: none;
    color: ${theme.color.accent};
  }
  /* Without scripts, no day is known. */
  @media (scripting: none) {
    display: none;
  }
`;
