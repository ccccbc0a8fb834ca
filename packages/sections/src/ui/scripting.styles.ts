import { styled } from 'styled-components';

/** Wraps content that needs scripts and has a replacement in `<noscript>`. */
export const WithScripts = styled.div`
  display: contents;

  @media (scripting: none) {
    display: none;
  }
`;
