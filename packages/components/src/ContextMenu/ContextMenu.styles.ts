import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
  /* A long touch on a link or a picture would open the menu of iOS as well. */
  -webkit-touch-callout: none;
`;
