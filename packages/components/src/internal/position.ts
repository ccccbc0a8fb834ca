import { autoUpdate, computePosition, flip, offset, shift, size, type Placement as Physical } from '@floating-ui/react';

type Side = 'top' | 'bottom' | 'start' | 'end';

/** A side of the trigger, and which edges line up: `'bottom-start'`. Start and end follow the reading direction. */
export type Placement = Side | `${Side}-${'start' | 'end'}`;

export interface PositionOptions {
  placement: Placement;
  /** Between the two, in px. */
  gap: number;
  /** At least as wide as the anchor. Default: `false`. */
  hasTriggerWidth?: boolean;
}

/** Least room between what floats and the edge of the screen, in px. */
const margin = 8;

/** Least room between an arrow's middle and a corner, in px. */
const corner = 14;

/**
 * Keeps `floating`, an element of fixed position, beside `anchor` until the function that it returns is called. Where there
 * is no room it goes to the other side. `data-placement` tells the side, `--vt-available-height` how tall it may grow, `--vt-arrow-x`
 * and `--vt-arrow-y` the place on the screen where its edge is nearest to the middle of the anchor.
 */
export function keepPosition(
  anchor: Element,
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
        // What finds no room beside its anchor lies over it.
        shift({ padding: margin, crossAxis: isAtSide }),
        size({
          padding: margin,
          apply: ({ availableHeight, rects }) => {
            if (hasTriggerWidth) floating.style.minInlineSize = `${Math.round(rects.reference.width)}px`;
            floating.style.setProperty('--vt-available-height', `${Math.floor(availableHeight)}px`);
          },
        }),
        // Its anchor may have left the screen, as on one that was turned: what has the focus may not.
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

/** The middle of the anchor, moved to the edge of what floats, but not onto its rounded corners. */
function placeArrow(anchor: Element, floating: HTMLElement) {
  const from = anchor.getBoundingClientRect();
  const to = floating.getBoundingClientRect();
  const along = (middle: number, start: number, end: number) =>
    Math.min(Math.max(middle, start + corner), end - corner);
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
