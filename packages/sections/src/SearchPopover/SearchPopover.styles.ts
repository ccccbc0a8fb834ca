import { styled } from 'styled-components';

/** As wide as the popover lets it be: a width of its own would cut the button at its end. */
export const Box = styled.div`
  inline-size: 28rem;
  max-inline-size: 100%;
`;
