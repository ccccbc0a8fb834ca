'use client';
import { announce } from '@vitrine/components';
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './PageStart.module.css';

/**
 * The first place of every page. When a link has led to another page the focus is here, as it is when a page has been loaded, so that Tab goes
 * through the page from its beginning, and the title of the page is said. Next leaves the focus in what both pages have, such as the
 * footer. Its own announcer says the heading where the title comes a moment after the page, and speaks over a list that says itself what
 * of it has come.
 */
export function PageStart() {
  const path = usePathname();
  const shownPath = useRef(path);
  const start = useRef<HTMLSpanElement>(null);
  useLayoutEffect(silenceNext, []);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    const stop = location.hash ? undefined : focusWhenInUse(start.current!);
    const unsay = whenTitled(() => announce(document.title));
    return () => {
      stop?.();
      unsay?.();
    };
  }, [path]);
  return <span ref={start} tabIndex={-1} className={styles.start} />;
}

/**
 * Gives it the focus. While a drawer closes, such as the menu that led here, the page is inert: then as soon as it is not. Returns what
 * calls it off.
 */
function focusWhenInUse(element: HTMLElement): (() => void) | undefined {
  const isInert = () => element.closest('[inert]') !== null;
  const focus = () => element.focus({ preventScroll: true });
  if (!isInert()) return void focus();
  const observer = new MutationObserver(() => {
    if (isInert()) return;
    observer.disconnect();
    focus();
  });
  observer.observe(document.documentElement, { attributeFilter: ['inert'], subtree: true });
  return () => observer.disconnect();
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

/** Calls back as soon as the page has a title. Returns what calls it off. */
function whenTitled(say: () => void): (() => void) | undefined {
  if (document.title) return void say();
  const observer = new MutationObserver(() => {
    if (!document.title) return;
    observer.disconnect();
    say();
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
