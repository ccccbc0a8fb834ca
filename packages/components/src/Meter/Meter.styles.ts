import { styled } from 'styled-components';
import { measureTexts, measureValue } from '../internal/measure.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  --vt-fill: ${theme.color.accent};
  --vt-meter-size: ${theme.space[2]};
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;

  &:where([data-size='sm']) {
    --vt-meter-size: ${theme.space[1]};
  }
  &:where([data-tone='warning']) {
    --vt-fill: ${theme.color.warning};
  }
  &:where([data-tone='sale']) {
    --vt-fill: ${theme.color.sale};
  }
`;

export const Texts = styled.div`
  ${measureTexts}
`;

export const Label = styled.span`
  font-weight: ${theme.fontWeight.medium};
`;

export const Value = styled.span`
  ${measureValue}
`;

export const Track = styled.div`
  block-size: var(--vt-meter-size);
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.full};
  overflow: clip;
  background: ${theme.color.panel};

  &::before {
    content: '';
    display: block;
    inline-size: calc(var(--vt-meter-share) * 100%);
    block-size: 100%;
    background: var(--vt-fill);
    transition: inline-size ${theme.motion.slow} ${theme.motion.ease};
  }

  /* The page shows through the gaps. The last part has its gap beyond the end. */
  &:where([data-parted]) {
    --vt-part: calc((100% + 4px) / var(--vt-meter-segments));
    border: 0;
    border-radius: 0;
    box-shadow: inset 0 0 0 1px ${theme.color.border};
    mask: linear-gradient(to right, #000 calc(100% - 4px), transparent 0) 0 / var(--vt-part) 100%;
  }

  @media ${media.forcedColors} {
    border-color: CanvasText;

    &::before {
      forced-color-adjust: none;
      background: Highlight;
    }
    &:where([data-parted]) {
      border: 1px solid CanvasText;
    }
  }
`;
