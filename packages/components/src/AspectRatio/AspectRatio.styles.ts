import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  position: relative;
  inline-size: 100%;
  aspect-ratio: var(--vt-ratio);
  overflow: clip;

  & > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
  }
  & > :where(iframe) {
    border: 0;
  }
  &:where([data-fit='cover']) > :where(img, video) {
    object-fit: cover;
  }
  &:where([data-fit='contain']) > :where(img, video) {
    object-fit: contain;
  }
  &:where([data-panel]) {
    background: ${theme.color.panel};
  }
`;
