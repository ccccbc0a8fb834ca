import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  max-inline-size: 56rem;
  /* It has the focus only in place of what has gone: nothing can be done with it. */
  &:focus {
    outline: none;
  }
`;

export const More = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
`;
