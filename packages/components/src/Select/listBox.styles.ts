import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';
import { popoverSurface } from '../internal/surface.styles.js';

/** The surface below the field. It is as wide as the field, and wider only with `data-grows`. */
export const ListSurface = styled.div`
  ${popoverSurface}
  display: flex;
  flex-direction: column;
  inline-size: 0;
  max-block-size: min(20rem, var(--vt-available-height));
  overflow: hidden;

  /* Suggestions have pictures and two lines. */
  &[data-search] {
    max-block-size: min(34rem, var(--vt-available-height));

    /* On phones they are as wide as the screen, beside a field and its button. */
    @media not ${media.sm} {
      inline-size: calc(100vw - 2 * ${theme.space[2]});
    }
  }
  &[data-grows] {
    inline-size: max-content;
  }
  &[data-empty] {
    display: none;
  }
`;

/** The scrollable list. */
export const List = styled.div`
  flex: 1;
  min-block-size: 0;
  padding-block: ${theme.space[1]};
  overflow: auto;
  overscroll-behavior: contain;
  --vt-option-size: ${theme.size.controlSmall};

  @media ${media.coarse} {
    --vt-option-size: 44px;
  }
  /* If no option is focused at first, the list itself has the focus, and the ring is at its edge. */
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const OptionRoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: var(--vt-option-size);
  padding: ${theme.space[2]} ${theme.space[4]};
  line-height: 1.4;
  cursor: pointer;
  scroll-margin-block: ${theme.space[1]};
  user-select: none;

  &[aria-selected='true'] {
    font-weight: ${theme.fontWeight.semibold};
  }
  &[data-focused] {
    background: ${theme.color.panel};
    box-shadow: inset 3px 0 ${theme.color.ink};
  }
  &[data-focused]:dir(rtl) {
    box-shadow: inset -3px 0 ${theme.color.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
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
  @media ${media.forcedColors} {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;

export const Group = styled.div`
  & + &,
  [role='option'] + & {
    margin-block-start: ${theme.space[2]};
    border-block-start: 1px solid ${theme.color.rule};
  }
`;

export const GroupLabel = styled.div`
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[1]};
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.semibold};
`;

export const OptionText = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const OptionDescription = styled.span`
  display: block;
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.regular};
`;

/** A disc of a colour or a picture. The colours are the product's own, in every scheme. */
export const Swatch = styled.span`
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.full};
  background: var(--vt-swatch);
  forced-color-adjust: none;

  [aria-disabled] > & {
    opacity: 0.4;
  }
  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
`;
