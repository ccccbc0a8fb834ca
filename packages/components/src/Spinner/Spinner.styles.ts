import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media.js';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

export const Root = styled.span`
  display: inline-block;
  vertical-align: middle;
  line-height: 0;

  &:where([data-size='xs']) {
    --vt-spinner: 1rem;
  }
  &:where([data-size='sm']) {
    --vt-spinner: 1.25rem;
  }
  &:where([data-size='md']) {
    --vt-spinner: 2rem;
  }
  &:where([data-size='lg']) {
    --vt-spinner: 3rem;
  }
  &:where([data-size='xl']) {
    --vt-spinner: 4rem;
  }
`;

export const Ring = styled.span`
  display: block;
  inline-size: var(--vt-spinner);
  block-size: var(--vt-spinner);
  border: max(2px, calc(var(--vt-spinner) / 16)) solid color-mix(in srgb, currentcolor 20%, transparent);
  border-block-start-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite var(--vt-spinning, running);

  /* Turning is motion; fading is not. A page's own rule for reduced motion would freeze it. */
  @media ${media.reducedMotion} {
    animation: ${breathe} 2s ease-in-out infinite var(--vt-spinning, running) !important;
  }
  @media ${media.forcedColors} {
    border-color: GrayText;
    border-block-start-color: CanvasText;
  }
`;
