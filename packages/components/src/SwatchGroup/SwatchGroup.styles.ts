import { styled } from 'styled-components';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Items = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

export const Radio = styled.input`
  ${visuallyHidden}
`;

/** A value. Its radio button is visually hidden, and the whole swatch can be pressed. */
export const Swatch = styled.label`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-inline-size: max(44px, 2.75rem);
  max-inline-size: 100%;
  min-block-size: max(44px, 2.75rem);
  padding: ${theme.space[1]} min(${theme.space[4]}, 5vw);
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.paper};
  line-height: 1.25;
  overflow-wrap: anywhere;
  hyphens: auto;
  text-align: center;
  cursor: pointer;
  user-select: none;
  transition: border-color ${theme.motion.fast} ${theme.motion.ease};

  &[data-kind='color'] {
    padding: 0;
    border-color: transparent;
    border-radius: ${theme.radius.full};
  }
  &:has(:checked) {
    border-color: ${theme.color.ink};
    box-shadow: inset 0 0 0 1px ${theme.color.ink};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 3px;
  }
  [aria-invalid='true'] &:not(:has(:checked)) {
    border-color: ${theme.color.sale};
  }

  /* A sold-out value is struck through. Shoppers can choose it, to see it or to ask when it is back in stock. */
  &[data-sold-out] {
    color: ${theme.color.quiet};
  }
  &[data-sold-out]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: linear-gradient(
      to top right,
      transparent calc(50% - 1.5px),
      ${theme.color.paper} calc(50% - 1.5px) calc(50% - 0.5px),
      ${theme.color.ink} calc(50% - 0.5px) calc(50% + 0.5px),
      ${theme.color.paper} calc(50% + 0.5px) calc(50% + 1.5px),
      transparent calc(50% + 1.5px)
    );
    pointer-events: none;
  }
  /* Behind the letters, so that they stay legible. */
  &[data-kind='text'][data-sold-out] {
    isolation: isolate;
  }
  &[data-kind='text'][data-sold-out]::after {
    z-index: -1;
    background: linear-gradient(
      to top right,
      transparent calc(50% - 0.5px),
      ${theme.color.border} calc(50% - 0.5px) calc(50% + 0.5px),
      transparent calc(50% + 0.5px)
    );
  }

  &:has(:disabled) {
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }
  &[data-kind='text']:has(:disabled) {
    border-color: ${theme.color.rule};
    background: ${theme.color.panel};
  }
  @media ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${theme.color.ink};
    }
  }
  @media ${media.forcedColors} {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
    &:has(:disabled) {
      border-color: GrayText;
      color: GrayText;
    }
    &[data-sold-out]::after {
      forced-color-adjust: none;
      background: linear-gradient(
        to top right,
        transparent calc(50% - 1px),
        CanvasText calc(50% - 1px) calc(50% + 1px),
        transparent calc(50% + 1px)
      );
    }
  }
`;

/** The colour or the picture of a value. The colours are the product's own, in every scheme. */
export const Fill = styled.span`
  inline-size: 2rem;
  block-size: 2rem;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.full};
  background: var(--vt-swatch);
  forced-color-adjust: none;

  :disabled ~ & {
    opacity: 0.4;
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
