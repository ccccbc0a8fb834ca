'use client';
import { useEffect, useState, type RefObject } from 'react';

/** The sticky header covers the first pixels of the screen. The margin at the end is more than any page has: what is below is not past. */
const visiblePart = { rootMargin: '-80px 0px 1000000px' };

/** Returns whether the page has been scrolled past the element. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setPast(!entries.at(-1)!.isIntersecting), visiblePart);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
