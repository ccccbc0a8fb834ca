import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

/** Takes the focus only so that it is not lost: there is nothing to do with it. */
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
