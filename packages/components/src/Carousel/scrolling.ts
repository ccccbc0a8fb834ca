/** Geometry of a row that scrolls, the same in both writing directions: distances count from its start edge, onwards. */

/** CSS px that the ring around a selected or focused element takes on each side. */
const RING = 5;

export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** From the start edge of the row to that of an element in it, in CSS px. Negative: scrolled past. */
export function distanceTo(row: Element, element: Element): number {
  const outer = row.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  return isRtl(row) ? outer.right - inner.right : inner.left - outer.left;
}

/** Scrolls the row onwards, as its CSS says unless a behavior is given. */
export function scrollOn(row: Element, distance: number, behavior: ScrollBehavior = 'auto') {
  // Not `scrollBy`, which stops at the next slide on its way.
  row.scrollTo({ left: row.scrollLeft + (isRtl(row) ? -distance : distance), behavior });
}

/** Scrolls the row, and nothing around it, just so far that the element shows. */
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
