import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  max-inline-size: 56rem;
  /* A script focuses the heading, which has no action. */
  & h1:focus {
    outline: none;
  }
`;

export const More = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
`;
