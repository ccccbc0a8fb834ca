import { css, styled } from 'styled-components';

/**
 * Takes no room and shows nothing, yet is read out. Clipped, not moved away: a moved box makes right-to-left pages scroll. By `clip`,
 * since there are checkers that take what a `clip-path` covers for hidden from readers.
 */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip: rect(0 0 0 0);
  white-space: nowrap;
`;

export const Root = styled.span`
  ${visuallyHidden}
`;
