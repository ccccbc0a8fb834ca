import { styled } from 'styled-components';

export const Box = styled.div`
  inline-size: min(28rem, 80vw);
`;
