import { autoUpdate, computePosition, flip, offset, shift, size, type Placement as Physical } from '@floating-ui/react';
import { clamp } from './clamp.js';

type Side = 'top' | 'bottom' | 'start' | 'end';

/** A side of the trigger, and the edges that line up: `'bottom-start'`. Start and end follow the reading direction. */
export type Placement = Side | `${Side}-${'start' | 'end'}`;

/** An element, or a place without one. */
export type Anchor = Pick<Element, 'getBoundingClientRect'>;

export interface PositionOptions {
  placement: Placement;
  /** Distance between the two, in px. */
  gap: number;
  /** Whether it is at least as wide as the anchor. Default: `false`. */
  hasTriggerWidth?: boolean;
}

/** Smallest distance between a floating element and the edge of the screen, in px. */
const margin = 8;

/** Smallest distance between an arrow's middle and a corner, in px. */
const corner = 14;

/**
 * Keeps `floating`, an element of fixed position, beside `anchor` until the returned function is called. Without room, it goes to the other
 * side. It sets `data-placement` to the side, `--vt-available-height` to the maximum height, and `--vt-arrow-x` and
 * `--vt-arrow-y` to the place on the screen where its edge is nearest to the middle of the anchor.
 */
export function keepPosition(
  anchor: Anchor,
  floating: HTMLElement,
  { placement, gap, hasTriggerWidth = false }: PositionOptions,
): () => void {
  const isAtSide = /^(start|end)/.test(placement);
  const update = async () => {
    const {
      x,
      y,
      placement: found,
    } = await computePosition(anchor, floating, {
      strategy: 'fixed',
      placement: physical(placement, floating),
      middleware: [
        offset(gap),
        flip({ padding: margin }),
        // An element without room beside its anchor covers it.
        shift({ padding: margin, crossAxis: isAtSide }),
        size({
          padding: margin,
          apply: ({ availableHeight, rects }) => {
            if (hasTriggerWidth) floating.style.minInlineSize = `${Math.round(rects.reference.width)}px`;
            floating.style.setProperty('--vt-available-height', `${Math.floor(availableHeight)}px`);
          },
        }),
        // The anchor may have left the screen, such as after the screen was turned. The element with the focus must not.
        shift({ padding: margin, mainAxis: false, crossAxis: true }),
      ],
    });
    floating.style.left = `${Math.round(x)}px`;
    floating.style.top = `${Math.round(y)}px`;
    floating.dataset.placement = found.split('-')[0];
    placeArrow(anchor, floating);
  };
  return autoUpdate(anchor, floating, () => void update());
}

/** Places the arrow: at the middle of the anchor, moved to the edge of the floating element, but not onto its rounded corners. */
function placeArrow(anchor: Anchor, floating: HTMLElement) {
  const from = anchor.getBoundingClientRect();
  const to = floating.getBoundingClientRect();
  const along = (middle: number, start: number, end: number) => clamp(middle, start + corner, end - corner);
  const { placement } = floating.dataset;
  let x = along(from.left + from.width / 2, to.left, to.right);
  let y = along(from.top + from.height / 2, to.top, to.bottom);
  if (placement === 'right') x = to.left;
  else if (placement === 'left') x = to.right;
  else y = placement === 'top' ? to.bottom : to.top;
  floating.style.setProperty('--vt-arrow-x', `${x}px`);
  floating.style.setProperty('--vt-arrow-y', `${y}px`);
}

function physical(placement: Placement, element: Element): Physical {
  const isRtl = getComputedStyle(element).direction === 'rtl';
  return placement.replace(/^start/, isRtl ? 'right' : 'left').replace(/^end/, isRtl ? 'left' : 'right') as Physical;
}
