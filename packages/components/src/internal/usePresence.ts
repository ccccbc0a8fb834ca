import { useEffect, useState, type RefObject } from 'react';
import { announcementTime } from './announcementTime.js';

/** Returns whether an element must be rendered: while it is open, and until the closing motion has ended. */
export function usePresence(element: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  useEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    // An endless animation, such as the spinner that a button keeps ready, is not the closing motion.
    const motions = (element.current?.getAnimations({ subtree: true }) ?? []).filter(
      ({ effect }) => effect?.getComputedTiming().endTime !== Infinity,
    );
    const least = new Promise((passed) => setTimeout(passed, announcementTime));
    void Promise.allSettled([least, ...motions.map((motion) => motion.finished)]).then(() => {
      if (isCurrent) setPresent(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [element, isOpen]);
  return isPresent;
}
