import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: stretch;
  max-inline-size: 36rem;
  /* It has the focus only in place of what has gone: nothing can be done with it. */
  &:focus {
    outline: none;
  }
`;
