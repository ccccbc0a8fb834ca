'use client';
import { useEffect, useState, type RefObject } from 'react';

/** The height of the sticky header, in CSS px. It covers the beginning of the screen. */
const header = 80;

/** The margin at the end is more than any page has, so that a jump past an element below the screen is observed. */
const visiblePart = { rootMargin: `-${header}px 0px 1000000px` };

/** A frame of another origin has no margins: an element below its screen does not intersect, and is not past. */
const isPastScreen = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) =>
  !isIntersecting && boundingClientRect.top < header;

/** Returns whether the page has been scrolled past the element. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    // A button of another form has none.
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setPast(isPastScreen(entries.at(-1)!)), visiblePart);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
