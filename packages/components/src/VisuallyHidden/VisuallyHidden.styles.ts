import { css, styled } from 'styled-components';

/**
 * Hides an element visually, without space, but not from screen readers. It is clipped, not moved away: a moved box makes right-to-left
 * pages scroll. It uses `clip`, because some checkers treat text under a `clip-path` as hidden from screen readers. It keeps the space at its
 * begin: Chromium drops it otherwise, and Orca reads "Address(done)".
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
  white-space: pre;
`;

export const Root = styled.span`
  ${visuallyHidden}
`;
