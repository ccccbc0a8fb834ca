import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

const thumb = '1.5rem';

/** Track and value, beside each other. */
export const Control = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
`;

export const Value = styled.output`
  flex: none;
  /* The track keeps its length from 1 to 100. */
  min-inline-size: 2.5em;
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const Rail = styled.div`
  flex: 1 0 auto;
  block-size: ${theme.size.controlSmall};
  min-inline-size: 4rem;
  /* At the ends, thumbs stay within the field. */
  margin-inline: calc(${thumb} / 2);
  border-radius: ${theme.radius.full};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  @media ${media.coarse} {
    block-size: 44px;
  }

  /* The line, and the chosen part of it. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: calc(50% - 3px);
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.full};
  }
  &::before {
    inset-inline: calc(${thumb} / -2);
    background: ${theme.color.panel};
  }
  &::after {
    /* Physical sides, as the thumbs have. It ends below a thumb, or at an end of the line. */
    left: calc(var(--vt-slider-left) * (100% + ${thumb}) - ${thumb} / 2);
    right: calc((1 - var(--vt-slider-right)) * (100% + ${thumb}) - ${thumb} / 2);
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }
  &[data-invalid]::after {
    border-color: ${theme.color.sale};
    background: ${theme.color.sale};
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
  &[data-disabled]::after {
    border-color: ${theme.color.border};
    background: ${theme.color.border};
  }

  @media ${media.forcedColors} {
    &::before {
      border-color: CanvasText;
    }
    &::after {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    &[data-disabled]::after {
      border-color: GrayText;
      background: GrayText;
    }
  }
  /* Without scripts, each thumb is a native slider below the other. */
  @media (scripting: none) {
    display: grid;
    block-size: auto;

    &::before,
    &::after {
      display: none;
    }
  }
`;

export const Thumb = styled.div`
  z-index: 1;
  top: 50%;
  inline-size: ${thumb};
  block-size: ${thumb};
  border: 2px solid ${theme.color.accent};
  border-radius: ${theme.radius.full};
  background: ${theme.color.paper};
  cursor: grab;

  /* The target is as wide as a finger. */
  &::after {
    content: '';
    position: absolute;
    inset: calc((${thumb} - 44px) / 2 - 2px);
    border-radius: inherit;
  }
  /* Over the other thumb at the same value. */
  &:focus-within {
    z-index: 2;
  }
  &[data-dragging] {
    cursor: grabbing;
    background: ${theme.color.accent};
  }
  [data-invalid] > & {
    border-color: ${theme.color.sale};
  }
  [data-disabled] > & {
    border-color: ${theme.color.border};
    background: ${theme.color.panel};
    cursor: not-allowed;
  }
  @media ${media.hover} {
    [data-disabled] > &:hover {
      background: ${theme.color.panel};
    }
    &:hover {
      background: ${theme.color.panel};
    }
  }
  @media ${media.forcedColors} {
    border-color: ButtonText;
    background: ButtonFace;

    &[data-dragging] {
      background: Highlight;
    }
    [data-disabled] > & {
      border-color: GrayText;
    }
  }
  @media (scripting: none) {
    all: unset;
    position: static !important;
    transform: none !important;

    &::after {
      display: none;
    }
  }
`;

/** The native slider: its box is the target around the thumb. Its own track and thumb have no size, and presses go through it to ours. */
export const ThumbInput = styled.input`
  position: absolute;
  inset: calc(50% - 22px);
  inline-size: 44px;
  block-size: 44px;
  margin: 0;
  border-radius: inherit;
  appearance: none;
  background: none;
  pointer-events: none;

  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 0;
  }
  &::-moz-range-thumb {
    inline-size: 0;
    border: 0;
  }
  &::-moz-range-track {
    background: none;
  }
  /* The edge of the thumb below it. */
  @media ${media.forcedColors} {
    outline: 2px solid ButtonText;
    outline-offset: -12px;

    &:disabled {
      outline-color: GrayText;
    }
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.ink};
    /* Near the thumb, within the box. */
    outline-offset: -8px;
  }
  @media (scripting: none) {
    position: static;
    inline-size: 100%;
    appearance: auto;
    accent-color: ${theme.color.accent};
    pointer-events: auto;

    &::-webkit-slider-thumb,
    &::-moz-range-thumb,
    &::-moz-range-track {
      all: revert;
    }
  }
`;
