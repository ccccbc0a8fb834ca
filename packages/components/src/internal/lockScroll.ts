let locks = 0;

/**
 * Holds the page still behind an overlay. Returns what lets go of it; the page scrolls again when the last holder has.
 * Where the scrollbar takes room, that room stays, so nothing on the page moves sideways.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks++ === 0) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    if (--locks > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
