import { useLayoutEffect, type RefObject } from 'react';

/** Whether two neighbours are on different lines of a bar. */
const isBroken = (before: Element, after: Element) =>
  before.getBoundingClientRect().bottom <= after.getBoundingClientRect().top;

/**
 * Marks the dividers at which a line of the bar breaks: `data-edge` is 'end' if the divider would end a line, 'start' if it would begin
 * one. Both are hidden, and the latter takes no room. A mark changes the breaks after it, so they are marked one after the other.
 */
function mark(bar: HTMLElement) {
  const dividers = [...bar.children].filter((child): child is HTMLElement => child instanceof HTMLHRElement);
  for (const divider of dividers) delete divider.dataset.edge;
  for (const divider of dividers) {
    const { previousElementSibling: before, nextElementSibling: after } = divider;
    if (!before || !after || !isBroken(before, after)) continue;
    divider.dataset.edge = isBroken(before, divider) ? 'start' : 'end';
  }
}

/** Hides the dividers at which a line of a wrapping bar breaks. No CSS knows where a line breaks. */
export function useDividersAtEdges(bar: RefObject<HTMLElement | null>, isWrapping: boolean) {
  // After each render, since the controls may be others.
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current || !isWrapping || !current.querySelector(':scope > hr')) return;
    // Its first report comes before the first paint. A control may change its size without the bar, such as when a font arrives.
    const observer = new ResizeObserver(() => mark(current));
    for (const element of [current, ...current.children])
      if (!(element instanceof HTMLHRElement)) observer.observe(element);
    return () => observer.disconnect();
  });
}
