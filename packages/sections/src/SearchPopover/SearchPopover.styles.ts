import { styled } from 'styled-components';

/** Never wider than the popover: a fixed width would cut off the button at its end. */
export const Box = styled.div`
  inline-size: 28rem;
  max-inline-size: 100%;
`;
