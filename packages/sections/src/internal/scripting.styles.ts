import { styled } from 'styled-components';

/** For what needs scripts, and has something in its place in `<noscript>`. */
export const WithScripts = styled.div`
  display: contents;

  @media (scripting: none) {
    display: none;
  }
`;
