import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.js';
import { theme } from '../theme/theme.js';
import { Picture } from '../Zoom/Zoom.styles.js';

/** The screen is low, as a phone on its side or at 400 % zoom: the bar is beside the picture, and there are no thumbnails. */
const low = '(max-height: 30em) and (orientation: landscape)';

export const Panel = styled.div`
  position: absolute;
  inset: 0;
  background: ${theme.color.paper};
  opacity: 0;
  transition: opacity ${theme.motion.slow} ${theme.motion.ease};

  [data-open] > & {
    opacity: 1;
  }
  @starting-style {
    [data-open] > & {
      opacity: 0;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Root = styled.div`
  display: grid;
  grid-template: 'bar' auto 'stage' minmax(0, 1fr) 'caption' auto 'thumbnails' auto / minmax(0, 1fr);
  block-size: 100%;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);

  /* It has the focus after a press of the mouse, and no action. */
  &:focus {
    outline: none;
  }
  @media ${low} {
    grid-template: 'stage bar' minmax(0, 1fr) 'caption bar' auto / minmax(0, 1fr) auto;
  }
`;

export const Bar = styled.div`
  grid-area: bar;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]};

  @media ${low} {
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
`;

export const Count = styled.p`
  flex: 1;
  margin: 0;
  padding-inline: ${theme.space[2]};
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
  font-variant-numeric: tabular-nums;

  @media ${low} {
    flex: none;
    max-inline-size: 4.5rem;
    padding: 0;
    text-align: center;
  }
`;

export const Tool = styled(IconButton)`
  flex: none;
  min-inline-size: 44px;
  min-block-size: 44px;

  &[aria-disabled] {
    color: ${theme.color.border};
    cursor: default;
  }
`;

export const Stage = styled.div`
  grid-area: stage;
  position: relative;
  min-block-size: 0;
`;

export const Row = styled.div`
  display: flex;
  block-size: 100%;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
  &[data-free] {
    scroll-snap-type: none;
  }
  &[data-dragging] {
    scroll-behavior: auto;
    cursor: grabbing;
    user-select: none;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Slide = styled.div`
  flex: 0 0 100%;
  min-inline-size: 0;
  block-size: 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

/** The frame in which the picture moves. Its movements are the gallery's: a swipe, a pinch, a drag. */
export const Frame = styled.div`
  container-type: size;
  block-size: 100%;
  overflow: clip;
  cursor: zoom-in;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;

  [data-zoomed] > & {
    cursor: grab;
  }
  [data-zoomed] > &:active {
    cursor: grabbing;
  }
`;

export const Surface = styled(Picture)`
  display: grid;
  place-items: center;
  block-size: 100%;

  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  /* Of a known shape, it has the colour behind pictures up to its own edges. */
  &[data-shaped] img {
    inline-size: min(100cqi, 100cqb * var(--vt-ratio));
    block-size: auto;
    aspect-ratio: var(--vt-ratio);
    background: ${theme.color.panel};
  }
  &[data-shaped] img + img {
    inset: 0;
    margin: auto;
  }
`;

export const Caption = styled.p`
  grid-area: caption;
  margin: 0;
  padding: ${theme.space[2]} ${theme.space[4]};
  text-align: center;
  font-size: ${theme.fontSize.sm};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Small = styled.div`
  grid-area: thumbnails;
  display: grid;
  justify-content: center;
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[4]};
  min-inline-size: 0;

  & > * {
    max-inline-size: calc(100vw - 2 * ${theme.space[4]});
  }
  @media ${low} {
    display: none;
  }
`;
