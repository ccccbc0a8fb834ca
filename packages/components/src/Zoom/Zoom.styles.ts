import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** The frame in which the picture shows. */
export const Frame = styled.div`
  overflow: clip;
  cursor: zoom-in;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  /* Fingers scroll the page until two of them, or a double tap, enlarge the picture. */
  touch-action: pan-x pan-y;

  [data-zoomed] > & {
    cursor: zoom-out;
    touch-action: none;
  }
`;

export const Picture = styled.div`
  position: relative;
  transform-origin: 0 0;
  transform: translate(calc(var(--vt-x) * 100%), calc(var(--vt-y) * 100%)) scale(var(--vt-scale));

  /* The picture follows a finger or a mouse at once. A key or a press moves it by a step that the eye can follow. */
  [data-steps] > * > & {
    transition: transform ${theme.motion.slow} ${theme.motion.ease};
  }
`;

/** The same picture with more detail. It covers the first once it is needed. */
export const Detail = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;

  &:where([data-fit='cover']) {
    object-fit: cover;
  }
  &:where([data-fit='contain']) {
    object-fit: contain;
  }
`;

export const Toggle = styled(IconButton)`
  position: absolute;
  inset-block-end: ${theme.space[3]};
  inset-inline-end: ${theme.space[3]};
  background: ${theme.color.paper};

  && {
    min-inline-size: 44px;
    min-block-size: 44px;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border-radius: ${theme.radius.full};
  }
  @media ${media.hover} {
    &&:hover {
      background: ${theme.color.panel};
    }
  }
  /* For any picture: a line of the paper colour separates the ring from it. */
  &:focus-visible {
    box-shadow: 0 0 0 3px ${theme.color.paper};
  }
`;
