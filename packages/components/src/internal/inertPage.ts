import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { announcementTime } from './announcementTime.js';

/** The open modals, the first one first. */
const modals: Element[] = [];
/** Of the modals that wait for a screen reader: each makes the page inert, except itself, those over it and some elements. */
const waiting = new Set<(used: Element[]) => void>();
/** How many overlays have made the page around them inert. They do the same with what is added to it. */
let count = 0;

/** Makes everything inert except an overlay's elements. Returns a function that undoes it. */
export function makePageInert(used: Element[]): () => void {
  // A modal that did so later would include this overlay.
  for (const hide of waiting) hide(used);
  return hideOthers(used);
}

/**
 * Makes everything inert except a modal and those that open over it. Returns a function that undoes it. The page stays as it is until a screen
 * reader has announced the modal's focus, and then changes at once: the browser computes all its styles again.
 */
export function makeAlone(modal: Element): () => void {
  let show: (() => void) | undefined;
  const hide = (used: Element[] = []) => {
    waiting.delete(hide);
    show = hideOthers([...modals.slice(modals.indexOf(modal)), ...used]);
  };
  modals.push(modal);
  waiting.add(hide);
  const timer = setTimeout(() => waiting.has(hide) && hide(), announcementTime);
  // Over an inert page, the modal would become inert as well.
  if (count > 0) hide();
  return () => {
    clearTimeout(timer);
    waiting.delete(hide);
    show?.();
    modals.splice(modals.indexOf(modal), 1);
  };
}

function hideOthers(used: Element[]) {
  count += 1;
  const show = ariaHideOutside(used, { shouldUseInert: true });
  return () => {
    count -= 1;
    show();
  };
}
