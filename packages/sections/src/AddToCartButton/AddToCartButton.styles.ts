import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  align-items: flex-start;

  &[data-full-width] {
    align-items: stretch;
  }
`;
