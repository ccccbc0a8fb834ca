/** Geometry of a row that scrolls, in both writing directions. Distances count from the start edge towards the end. */

/** Width of the ring around a selected or focused element on each side, in CSS px. */
const RING = 5;

export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** Distance from the row's start edge to an element's start edge, in CSS px. Negative if the element is scrolled past. */
export function distanceTo(row: Element, element: Element): number {
  const outer = row.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  return isRtl(row) ? outer.right - inner.right : inner.left - outer.left;
}

/** Scrolls the row towards the end. Without a `behavior`, the row's CSS decides it. */
export function scrollOn(row: Element, distance: number, behavior: ScrollBehavior = 'auto') {
  // Not `scrollBy`, which stops at the next slide.
  row.scrollTo({ left: row.scrollLeft + (isRtl(row) ? -distance : distance), behavior });
}

/** Scrolls the row just enough to show the element, and does not scroll anything around it. */
export function reveal(row: Element, element: Element) {
  const before = distanceTo(row, element) - RING;
  const beyond = before + element.getBoundingClientRect().width + 2 * RING - row.clientWidth;
  if (before < 0) scrollOn(row, before);
  else if (beyond > 0) scrollOn(row, beyond);
}

/** Index of the child nearest to the start edge. */
export function nearestChild(row: Element): number {
  const distances = Array.from(row.children, (child) => Math.abs(distanceTo(row, child)));
  return distances.indexOf(Math.min(...distances));
}
