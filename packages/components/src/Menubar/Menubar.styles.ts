import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  inline-size: fit-content;
  min-inline-size: 0;
  max-inline-size: 100%;
  padding: ${theme.space[1]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
`;

export const Opener = styled.button`
  box-sizing: border-box;
  max-inline-size: 100%;
  min-block-size: 2.5rem;
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.sm};
  background: transparent;
  color: ${theme.color.ink};
  font: inherit;
  font-size: ${theme.fontSize.md};
  line-height: 1.35;
  overflow-wrap: anywhere;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;

  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.color.panel};
  }

  @media ${media.coarse} {
    min-block-size: 44px;
  }
  @media ${media.forcedColors} {
    &[aria-expanded='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
