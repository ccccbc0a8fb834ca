/**
 * Whether a bar covers the middle of the focused element.
 * @param end where the bar ends, in CSS px from the top of the screen
 */
export function isOverFocus(bar: HTMLElement, end: number): boolean {
  const focused = document.activeElement;
  // An element without a visible focus ring may be covered.
  if (!focused?.matches(':focus-visible') || bar.contains(focused)) return false;
  const { top, height } = focused.getBoundingClientRect();
  const middle = top + height / 2;
  return middle > end - bar.offsetHeight && middle < end;
}
