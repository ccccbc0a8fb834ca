import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.nav`
  container-type: inline-size;
`;

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

export const Cell = styled.li`
  display: flex;
`;

export const PageLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: none;
  color: ${theme.color.ink};
  font: inherit;
  text-decoration: none;
  touch-action: manipulation;

  &[aria-current] {
    color: ${theme.color.onInk};
    background: ${theme.color.ink};
    font-weight: ${theme.fontWeight.semibold};
  }
  &[data-disabled] {
    color: ${theme.color.border};
  }
  &:where(button:not([aria-current], [data-disabled])) {
    cursor: pointer;
  }
  &[data-step] > svg:dir(rtl) {
    scale: -1 1;
  }

  @media ${media.hover} {
    &:not([aria-current], [data-disabled]):hover {
      border-color: ${theme.color.border};
      background: ${theme.color.panel};
    }
  }
  @media ${media.forcedColors} {
    &[aria-current] {
      border-color: Highlight;
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }

  /* Nine cells in one row of a 320 px screen. */
  @container (max-width: 26rem) {
    min-inline-size: 2rem;
    padding-inline: 0;
  }
`;

export const Ellipsis = styled.span`
  min-inline-size: 1.5rem;
  text-align: center;
  color: ${theme.color.quiet};

  @container (max-width: 26rem) {
    min-inline-size: 1rem;
  }
`;
