export interface StyledPart {
  /** The name in the source: 'Root'. */
  name: string;
  /** The class for style sheets: 'vt-Button-Root'. */
  className: string;
  /** The name of the element, or of the component if the part restyles one. */
  element: string;
  /** The part's doc comment. Empty without one. */
  note: string;
}

/** Returns the parts in a file of styles, in their order. `owner` is the prefix of their classes: 'vt-Button', in sections 'vt-s-Cart'. */
export function styledParts(source: string, owner: string): StyledPart[] {
  const parts = source.matchAll(
    /(?:\/\*\* ((?:(?!\*\/).)*) \*\/\n)?export const ([A-Z]\w*) = styled(?:\.(\w+)|\(([\w.]+)\))/g,
  );
  return [...parts].map(([, note = '', name = '', element, component]) => ({
    name,
    className: `${owner}-${name}`,
    element: element ?? component ?? '',
    note,
  }));
}

/** The place of a part in a picture, in px from its top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Marker {
  /** The middle of the marker, in px from the top. */
  y: number;
  side: 'left' | 'right';
  /** The point of the part to which its line leads. */
  to: { x: number; y: number };
}

/** The minimum distance between the middles of two markers, in px. */
const apart = 30;

const isAround = (outer: Box, inner: Box) =>
  outer !== inner &&
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height;

/**
 * Returns a marker beside the picture for each box. It is on the side that is nearer to the box or, if both are about as near, on the side
 * with fewer markers. Lines lead to the middle of a box's edge, or to its upper corner if it contains other parts.
 */
export function markersFor(boxes: readonly Box[], width: number): Marker[] {
  const count = { left: 0, right: 0 };
  const markers = boxes.map((box): Marker => {
    const { left, top, height } = box;
    const lean = left + box.width / 2 - width / 2;
    const side =
      Math.abs(lean) > 0.1 * width ? (lean < 0 ? 'left' : 'right') : count.left > count.right ? 'right' : 'left';
    count[side] += 1;
    const holdsOthers = boxes.some((other) => isAround(box, other));
    const y = top + (holdsOthers ? Math.min(height / 2, 8) : height / 2);
    return { side, y, to: { x: side === 'left' ? left : left + box.width, y } };
  });
  for (const side of ['left', 'right'] as const) {
    let last = -Infinity;
    const below = markers.filter((marker) => marker.side === side).sort((a, b) => a.y - b.y);
    for (const marker of below) {
      marker.y = Math.max(marker.y, last + apart);
      last = marker.y;
    }
  }
  return markers;
}
