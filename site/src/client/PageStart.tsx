'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './PageStart.module.css';

/**
 * The first element of every page. After navigation to another page, it moves the focus to the page's heading: a screen reader announces
 * the heading and reads on from there. Until the heading is there, this element has the focus. Next would leave the focus in a part that
 * both pages have, such as the footer.
 */
export function PageStart() {
  const path = usePathname();
  const shownPath = useRef(path);
  const start = useRef<HTMLSpanElement>(null);
  useLayoutEffect(silenceNext, []);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (!location.hash) return moveToHeading(start.current!);
  }, [path]);
  return <span ref={start} tabIndex={-1} className={styles.start} />;
}

/**
 * Moves the focus to the beginning of the page, and to the heading as soon as it is there. While a drawer closes, such as the menu with the
 * link, the page is inert: the focus moves after that. Returns a function that cancels this, or undefined if nothing is left to do.
 */
function moveToHeading(start: HTMLElement): (() => void) | undefined {
  let hasBegun = false;
  /** Returns whether there is nothing left to do. */
  const move = () => {
    if (start.closest('[inert]')) return false;
    if (!hasBegun) start.focus({ preventScroll: true });
    hasBegun = true;
    if (document.activeElement !== start) return true;
    const heading = document.querySelector<HTMLElement>('main h1');
    // A preview's heading disappears with the preview.
    if (!heading || heading.closest('[inert], [aria-busy="true"]')) return false;
    focusHeading(heading);
    return true;
  };
  if (move()) return undefined;
  const observer = new MutationObserver(() => {
    if (move()) observer.disconnect();
  });
  const attributeFilter = ['inert', 'aria-busy'];
  observer.observe(document.documentElement, { attributeFilter, childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Focuses the heading, and makes it focusable until it loses the focus. */
function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}

const announcerName = 'next-route-announcer';

/** Adds a hidden announcer, which screen readers ignore. Next writes into an announcer that it finds, and creates none of its own. */
function silenceNext() {
  if (document.getElementsByName(announcerName).length > 0) return;
  const announcer = document.createElement('div');
  announcer.setAttribute('name', announcerName);
  announcer.hidden = true;
  announcer.attachShadow({ mode: 'open' }).append(document.createElement('div'));
  document.body.append(announcer);
}
