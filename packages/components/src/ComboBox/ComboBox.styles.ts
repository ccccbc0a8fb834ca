import { styled } from 'styled-components';
import { popoverSurface } from '../internal/surface.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

/** Opens the list with the pointer; with the keyboard the arrow keys do. */
export const ToggleButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 44px;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: pointer;
  touch-action: manipulation;

  &:disabled {
    color: inherit;
    cursor: not-allowed;
  }
`;

export const Popup = styled.div`
  ${popoverSurface}
  max-block-size: min(20rem, var(--vt-available-height));
  padding-block: ${theme.space[1]};

  /* Gone at once: what has been chosen is in the field already. */
  &:not(:popover-open) {
    display: none;
  }
`;

export const Option = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${theme.space[3]};
  align-items: center;
  min-block-size: ${theme.size.controlSmall};
  padding: ${theme.space[2]} ${theme.space[4]};
  line-height: 1.4;
  overflow-wrap: anywhere;
  cursor: pointer;
  scroll-margin-block: ${theme.space[1]};

  &[aria-selected='true'] {
    font-weight: ${theme.fontWeight.semibold};
  }
  &[data-active] {
    background: ${theme.color.panel};
    box-shadow: inset 3px 0 ${theme.color.ink};
  }
  &[data-active]:dir(rtl) {
    box-shadow: inset -3px 0 ${theme.color.ink};
  }
  &[aria-disabled] {
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }
  @media ${media.hover} {
    &:hover:not([aria-disabled]) {
      background: ${theme.color.panel};
    }
  }
  @media ${media.coarse} {
    min-block-size: 44px;
  }
  @media ${media.forcedColors} {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;

export const OptionDescription = styled.span`
  grid-column: 1;
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.regular};
`;

export const Notice = styled.p`
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.quiet};
`;
