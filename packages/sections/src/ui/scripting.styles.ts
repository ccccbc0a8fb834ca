import { styled } from 'styled-components';

/** Wraps content that needs scripts, such as a spinner. */
export const WithScripts = styled.div`
  display: contents;

  @media (scripting: none) {
    display: none;
  }
`;
