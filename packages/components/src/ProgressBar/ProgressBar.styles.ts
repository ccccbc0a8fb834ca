import { keyframes, styled } from 'styled-components';
import { measureTexts, measureValue } from '../internal/measure.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`;

export const Texts = styled.div`
  ${measureTexts}
`;

export const Label = styled.label`
  font-weight: ${theme.fontWeight.medium};
`;

export const Value = styled.span`
  ${measureValue}
`;

const travel = keyframes`
  from { background-position-x: 150%; }
  to { background-position-x: -50%; }
`;

const breathe = keyframes`
  50% { opacity: 0.4; }
`;

export const Bar = styled.progress`
  --vt-fill: ${theme.color.accent};
  display: block;
  appearance: none;
  inline-size: 100%;
  block-size: ${theme.space[2]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.full};
  overflow: clip;
  background: ${theme.color.panel};
  /* Firefox and the other browsers colour the filled part with their own pseudo-elements below. */
  color: var(--vt-fill);

  &:where([data-size='sm']) {
    block-size: ${theme.space[1]};
    border: 0;
    box-shadow: inset 0 0 0 1px ${theme.color.border};
  }
  &:where([data-tone='ink']) {
    --vt-fill: ${theme.color.ink};
  }
  &:where([data-tone='sale']) {
    --vt-fill: ${theme.color.sale};
  }

  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    background: var(--vt-fill);
    transition: inline-size ${theme.motion.slow} ${theme.motion.ease};
  }
  &::-moz-progress-bar {
    background: var(--vt-fill);
  }

  /* The progress is unknown: a bar moves across. */
  &:indeterminate {
    background-image: linear-gradient(var(--vt-fill), var(--vt-fill));
    background-repeat: no-repeat;
    background-size: 33% 100%;
    animation: ${travel} 1.4s linear infinite;

    &::-moz-progress-bar {
      background: transparent;
    }
    &:dir(rtl) {
      animation-direction: reverse;
    }
    /* Moving across is motion; fading is not. A page's own rule for reduced motion would freeze it. */
    @media ${media.reducedMotion} {
      background-size: 100% 100%;
      animation: ${breathe} 2s ease-in-out infinite !important;
    }
  }

  @media ${media.forcedColors} {
    --vt-fill: Highlight !important;
    forced-color-adjust: none;
    border-color: CanvasText;
    background-color: Canvas;
  }
`;
