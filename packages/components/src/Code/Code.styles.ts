import { css, styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

const letters = css`
  border-radius: ${theme.radius.sm};
  background: ${theme.color.panel};
  color: ${theme.color.ink};
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;

  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Root = styled.code`
  ${letters}
  padding: 0.1em 0.3em;
  font-size: 0.9em;
  overflow-wrap: anywhere;
  box-decoration-break: clone;
`;

// `section` has the type of any element.
export const Block = styled.section`
  ${letters}
  margin: 0;
  padding: ${theme.space[4]};
  overflow-x: auto;
  font-size: ${theme.fontSize.sm};
  line-height: 1.5;
  tab-size: 2;

  &:focus-visible {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 2px;
  }
`;
