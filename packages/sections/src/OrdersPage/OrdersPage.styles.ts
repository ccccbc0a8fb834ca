import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  max-inline-size: 56rem;
  /* A script gives the heading the focus. Nothing can be done with it. */
  & h1:focus {
    outline: none;
  }
`;

export const More = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
`;
