import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-inline-size: 0;
`;

export const Stage = styled.div`
  --vt-slides: var(--vt-slides-base);
  --vt-slides-gap: ${theme.space[4]};
  position: relative;
  min-inline-size: 0;

  @media ${media.sm} {
    --vt-slides: var(--vt-slides-sm);
  }
  @media ${media.md} {
    --vt-slides: var(--vt-slides-md);
  }
  @media ${media.lg} {
    --vt-slides: var(--vt-slides-lg);
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  /* The arrows appear and disappear with the width. */
  min-block-size: ${theme.size.control};
  margin-block-end: ${theme.space[4]};
`;

export const Arrows = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};
`;

/** The row scrolls and snaps by CSS alone, before scripts and without them. */
export const Row = styled.div`
  display: flex;
  gap: var(--vt-slides-gap);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;

  /* Without scripts, the bar is the only way on for a mouse: arrows and thumbnails do nothing. */
  @media not (scripting: none) {
    scrollbar-width: none;

    &::-webkit-scrollbar {
      display: none;
    }
  }

  /* Room in each slide for the focus ring, which the scroller would cut off. */
  &[data-heading] {
    --vt-slides-gap: ${theme.space[2]};
    margin: -5px;
  }
  &[data-heading] > * {
    padding: 5px;
  }

  /* With scripts, sideways movements are swipes. */
  &[data-swipes] {
    touch-action: pan-y pinch-zoom;
  }
  &[data-free] {
    scroll-snap-type: none;
  }
  &[data-dragging] {
    scroll-behavior: auto;
    cursor: grabbing;
    user-select: none;
  }
`;

/** Part of the row's width. */
const slideSize = 'calc((100% - (var(--vt-slides) - 1) * var(--vt-slides-gap)) / var(--vt-slides))';

export const Slide = styled.div`
  display: grid;
  flex: 0 0 ${slideSize};
  min-inline-size: 0;
  aspect-ratio: var(--vt-slide-ratio);
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export const Arrow = styled(IconButton)`
  border-radius: ${theme.radius.full};
  border: 1px solid ${theme.color.rule};
  background: ${theme.color.paper};

  &:not([data-heading]) {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(50% - ${theme.size.control} / 2);
  }
  /* In the middle of the slide's shape. The middle of the stage would move while the HTML of the slides comes. */
  &[data-ratio] {
    inset-block-start: calc(${theme.size.control} / -2);
    margin-block-start: calc(${slideSize} / (var(--vt-slide-ratio)) / 2);
  }
  &:not([data-heading])[data-side='previous'] {
    inset-inline-start: ${theme.space[2]};
  }
  &:not([data-heading])[data-side='next'] {
    inset-inline-end: ${theme.space[2]};
  }
  &[data-whole='base'] {
    display: none;
  }
  @media ${media.sm} {
    &[data-whole='sm'] {
      display: none;
    }
  }
  @media ${media.md} {
    &[data-whole='md'] {
      display: none;
    }
  }
  @media ${media.lg} {
    &[data-whole='lg'] {
      display: none;
    }
  }
  /* The row scrolls without the arrows, which keep their space beside the heading. */
  @media (scripting: none) {
    visibility: hidden;
  }
  &[aria-disabled] {
    color: ${theme.color.border};
    cursor: default;
  }
  & svg:dir(rtl) {
    scale: -1 1;
  }
`;

export const Thumbnails = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  /* Room for the focus ring, which the scroller would clip. */
  padding: 5px;
  margin: -5px;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Thumbnail = styled.button`
  flex: none;
  block-size: 4.5rem;
  min-inline-size: 2.75rem;
  /* As the slides, so that no edge of a picture is in the middle of its frame. */
  aspect-ratio: var(--vt-slide-ratio);
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.md};
  overflow: hidden;
  color: ${theme.color.quiet};
  background: ${theme.color.panel};
  box-shadow: inset 0 0 0 1px ${theme.color.rule};
  font-size: ${theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  /* Not cropped: a square cut from a tall picture may leave out the product. */
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  &[aria-selected='true'] {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 1px;
    color: ${theme.color.ink};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 3px;
  }
`;
