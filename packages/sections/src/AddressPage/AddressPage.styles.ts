import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: stretch;
  max-inline-size: 36rem;
  /* It gets the focus only as a replacement for a removed element. It has no action, so it shows no ring. */
  &:focus {
    outline: none;
  }
`;
