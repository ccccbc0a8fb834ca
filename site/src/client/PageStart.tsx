'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './PageStart.module.css';

/**
 * The first place of every page. When a link has led to another page, the focus goes to its heading, and so a screen reader says and reads on
 * from there. Until the heading is there, the focus is here: Next leaves it in what both pages have, such as the footer.
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
 * Moves the focus to the beginning, and on to the heading as soon as it is there. While a drawer closes, such as the menu that led here,
 * the page is inert: then as soon as it is not. Returns what calls it off.
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
    // The heading of a preview leaves with it.
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

/** A heading takes the focus only for this. */
function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}

const announcerName = 'next-route-announcer';

/** Next takes an announcer that it finds for its own, and writes into it: into this one, which no screen reader listens to. */
function silenceNext() {
  if (document.getElementsByName(announcerName).length > 0) return;
  const announcer = document.createElement('div');
  announcer.setAttribute('name', announcerName);
  announcer.hidden = true;
  announcer.attachShadow({ mode: 'open' }).append(document.createElement('div'));
  document.body.append(announcer);
}
