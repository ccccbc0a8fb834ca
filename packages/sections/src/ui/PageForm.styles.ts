import { styled } from 'styled-components';

/** Takes no part in the layout. */
export const Root = styled.form`
  display: contents;
`;
