'use client';
import { useParams, usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { firstShown } from './firstShown';
import styles from './PageStart.module.css';

/**
 * The first element of every page. After navigation to another page, it moves the focus to the page's heading: a screen
 * reader announces the heading and reads on from there. Until the heading is there, this element has the focus. Next
 * would leave the focus in a part that both pages have, such as the footer. On another page of the same list, the focus
 * stays where it is, unless the focused element has gone.
 */
export function PageStart() {
  const path = usePathname();
  // The parameters of the route contain the query's values, such as the page of a list: see `routing.ts`.
  const place = JSON.stringify(useParams());
  const shown = useRef({ path, place });
  const start = useRef<HTMLSpanElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(silenceNext, []);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => (focused.current = target instanceof Element ? target : null);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, place };
    if (before.path !== path) return location.hash ? undefined : moveToHeading(start.current!);
    if (before.place !== place) return onceLost(focused, () => moveToHeading(start.current!));
  }, [path, place]);
  return <span ref={start} tabIndex={-1} className={styles.start} />;
}

/**
 * Milliseconds between the focus of this element and the focus of the heading. A screen reader needs this time to
 * notice that the old focus has left the page. If the heading has the focus before that, the screen reader considers it
 * its new place and announces nothing.
 */
const noticed = 300;

/**
 * Waits until the focused element has gone with its page, and calls `move`, unless the focus moves before that. The list of the new page may
 * move it. Returns a function that cancels both.
 */
function onceLost(focused: RefObject<Element | null>, move: () => () => void): () => void {
  let cancelMove: (() => void) | undefined;
  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', end);
  };
  const look = () => {
    if (document.activeElement !== document.body || focused.current?.isConnected !== false) return;
    end();
    cancelMove = move();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('focusin', end);
  look();
  return () => {
    end();
    cancelMove?.();
  };
}

/**
 * Moves the focus to the beginning of the page, and to the heading as soon as it is there. While a drawer closes, such as the menu with the
 * link, the page is inert: the focus moves after that. Returns a function that cancels this.
 */
function moveToHeading(start: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNoticed = false;
  const observer = new MutationObserver(() => move());
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    start.removeEventListener('keydown', hurry);
  };
  const moveOn = () => {
    isNoticed = true;
    move();
  };
  // After a quick Tab, the focus continues after the heading and not in the header.
  const hurry = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') moveOn();
  };
  const move = () => {
    if (start.closest('[inert]')) return;
    if (!timer) {
      start.focus({ preventScroll: true });
      timer = setTimeout(moveOn, noticed);
      start.addEventListener('keydown', hurry);
    }
    // The shopper has moved the focus meanwhile.
    if (document.activeElement !== start) return end();
    const heading = isNoticed ? firstShown('main h1') : undefined;
    // A preview's heading disappears with the preview.
    if (!heading || heading.closest('[inert], [aria-busy="true"]')) return;
    end();
    focusHeading(heading);
  };
  const attributeFilter = ['inert', 'aria-busy'];
  observer.observe(document.documentElement, { attributeFilter, childList: true, subtree: true });
  move();
  return end;
}

/** Focuses the heading. It stays focusable, so that a bar or a dialog that closes can give the focus back to it. */
function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1;
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
