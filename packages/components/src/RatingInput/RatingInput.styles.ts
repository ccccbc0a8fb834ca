import { styled } from 'styled-components';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Stars = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

export const Radio = styled.input`
  ${visuallyHidden}
`;

/** A star. Its radio button is visually hidden, and the whole star can be pressed. Up to the chosen one, all are filled, also without scripts. */
export const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: max(44px, 2.75rem);
  block-size: max(44px, 2.75rem);
  border-radius: ${theme.radius.md};
  color: ${theme.color.border};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition: color ${theme.motion.fast} ${theme.motion.ease};

  &:has(:checked),
  &:has(~ * > :checked) {
    color: ${theme.color.accent};
  }
  &:has(:checked) > svg,
  &:has(~ * > :checked) > svg {
    fill: currentcolor;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.ink};
    outline-offset: -2px;
  }
  [aria-invalid='true'] > * > &:not(:has(:checked), :has(~ * > :checked)) {
    color: ${theme.color.sale};
  }
  &:has(:disabled) {
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }
  @media ${media.hover} {
    &:hover:not(:has(:disabled)) {
      color: ${theme.color.ink};
    }
  }
  @media ${media.forcedColors} {
    &:has(:checked),
    &:has(~ * > :checked) {
      color: Highlight;
    }
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;
