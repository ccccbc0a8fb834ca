import { styled } from 'styled-components';
import { popoverSurface } from '../internal/surface.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

/** Holds a menu and its submenus. Each of them has its own position. */
export const Whole = styled.div`
  display: contents;
`;

export const Panel = styled.div`
  ${popoverSurface}
  display: flex;
  inline-size: max-content;
  min-inline-size: 11rem;
  max-inline-size: min(20rem, calc(100vi - ${theme.space[4]}));
  max-block-size: var(--vt-available-height);
  /* The list scrolls, not the panel. */
  overflow: hidden;
`;

export const List = styled.div`
  flex: 1 1 auto;
  box-sizing: border-box;
  min-inline-size: 0;
  padding: ${theme.space[1]};
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Item = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  inline-size: 100%;
  min-block-size: 2.5rem;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.md};
  line-height: 1.35;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;

  & > svg {
    flex: none;
  }
  & > [data-chevron] {
    margin-inline-start: auto;
  }
  & > [data-chevron]:dir(rtl) {
    scale: -1 1;
  }

  &:focus,
  &[aria-expanded='true'] {
    background: ${theme.color.panel};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-destructive] {
    color: ${theme.color.sale};
  }
  &[aria-disabled] {
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }
  &[aria-disabled] * {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }

  @media ${media.coarse} {
    min-block-size: 44px;
  }
  @media ${media.forcedColors} {
    &:focus {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;

export const Mark = styled.span`
  flex: none;
  inline-size: 1rem;
`;

export const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Label = styled.span``;

export const Text = styled.span`
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
`;

export const Shortcut = styled.kbd`
  margin-inline-start: auto;
  padding-inline-start: ${theme.space[4]};
  color: ${theme.color.quiet};
  font: inherit;
  font-size: ${theme.fontSize.sm};
`;

export const Rule = styled.div`
  margin: ${theme.space[1]} ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.rule};
`;

export const Group = styled.div``;

export const GroupLabel = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[1]};
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
`;
