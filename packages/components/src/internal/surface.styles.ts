import { css } from 'styled-components';
import { theme } from '../theme/theme.js';

/** The look of surfaces over the page. Their border also shows them in forced colours. */
export const surface = css`
  border: 1px solid ${theme.color.rule};
  border-radius: ${theme.radius.md};
  color: ${theme.color.ink};
  background: ${theme.color.paper};
  box-shadow: ${theme.shadow.overlay};
`;

/** A surface that `Floating` positions. */
export const popoverSurface = css`
  ${surface}
  position: fixed;
  z-index: ${theme.zIndex.overlay};
  box-sizing: border-box;
  max-inline-size: calc(100vi - ${theme.space[4]});
  margin: 0;
  overflow: auto;
  overscroll-behavior: contain;
  transition: opacity ${theme.motion.fast} ${theme.motion.ease};

  @starting-style {
    opacity: 0;
  }
`;

/** With `data-arrow`, an arrow that points at the trigger, wherever `keepPosition` has placed the surface. */
export const surfaceArrow = css`
  &[data-arrow]::before {
    /* Half of a square on its corner. Fixed, because a surface that scrolls would cut it off. */
    content: '';
    position: fixed;
    left: calc(var(--vt-arrow-x) - 6px);
    top: calc(var(--vt-arrow-y) - 6px);
    box-sizing: border-box;
    inline-size: 12px;
    block-size: 12px;
    border: inherit;
    background: inherit;
    clip-path: polygon(0 0, 100% 0, 0 100%);
    pointer-events: none;
  }
  /* Moved inwards by a pixel, it covers the border. */
  &[data-placement='bottom']::before {
    translate: 0 1px;
    rotate: 45deg;
  }
  &[data-placement='top']::before {
    translate: 0 -1px;
    rotate: 225deg;
  }
  &[data-placement='right']::before {
    translate: 1px 0;
    rotate: -45deg;
  }
  &[data-placement='left']::before {
    translate: -1px 0;
    rotate: 135deg;
  }
`;
