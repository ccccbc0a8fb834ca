'use client';
import { announce } from '@vitrine/components';
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Says the title of a page that a link has led to. Next's own announcer says the heading where the title comes a moment after the
 * page, and speaks over a list that says itself what of it has come.
 */
export function PageAnnouncer() {
  const path = usePathname();
  const saidPath = useRef(path);
  useLayoutEffect(silenceNext, []);
  useEffect(() => {
    if (saidPath.current === path) return;
    saidPath.current = path;
    return whenTitled(() => announce(document.title));
  }, [path]);
  return null;
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
