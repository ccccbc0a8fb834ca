import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

/** Takes the focus only as a fallback. It has no action. */
export const Root = styled.div`
  &:focus {
    outline: none;
  }
`;

export const Waiting = styled.div`
  display: grid;
  place-content: center;
  min-block-size: 16rem;
  color: ${theme.color.quiet};
  overflow-wrap: anywhere;
  text-align: center;
`;
