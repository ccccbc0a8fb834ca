import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const Root = styled.div`
  display: grid;
  inline-size: var(--vt-skeleton-width, 100%);
  max-inline-size: 100%;

  &:where([data-shape='circle']) {
    inline-size: var(--vt-skeleton-width, 3rem);
    aspect-ratio: 1;
  }
`;

export const Bone = styled.span`
  display: block;
  background: ${theme.color.panel};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  animation: ${breathe} 1.8s ease-in-out infinite;

  [data-shape='text'] > & {
    /* Half a line of bar, half a line of space: as tall as the text that replaces it. */
    block-size: 0.5lh;
    margin-block: 0.25lh;
    border-radius: ${theme.radius.sm};
  }
  [data-shape='text'] > &:last-of-type:not(:first-of-type) {
    inline-size: 60%;
  }
  [data-shape='block'] > & {
    block-size: var(--vt-skeleton-height, auto);
    aspect-ratio: var(--vt-skeleton-ratio, auto);
    min-block-size: 1lh;
  }
  [data-shape='circle'] > & {
    border-radius: ${theme.radius.full};
  }

  /* Forced colours have no panel colour, so a border shows the skeleton. */
  @media ${media.forcedColors} {
    border-color: GrayText;
  }
`;
