import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Root = styled.img`
  position: relative;
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  overflow: clip;
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};

  /* Reserves the space before the picture loads, and keeps it if loading fails. */
  &:where([data-framed]) {
    inline-size: 100%;
    aspect-ratio: var(--vt-aspect-ratio);
    background: ${theme.color.panel};
  }
  &:where([data-fit='cover']) {
    object-fit: cover;
  }
  &:where([data-fit='contain']) {
    object-fit: contain;
  }

  /* Only a picture that failed to load shows this: its text on the panel colour instead of the browser's broken frame. */
  &::after {
    content: attr(alt) / '';
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: ${theme.space[3]};
    background: ${theme.color.panel};
    text-align: center;
    line-height: 1.35;
    overflow: clip;
  }
`;
