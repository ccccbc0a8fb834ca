'use client';
import { useEffect, type RefObject } from 'react';
import { whenIdle } from './whenIdle.js';

export interface IntentOptions {
  /**
   * Whether the first touch, press or key anywhere on the page counts while the element is in view, unless it opens a link. A finger gives
   * no sign before it presses. It does not count for a shopper who saves data. Default: `false`.
   */
  countsAnyTouch?: boolean;
}

/**
 * Calls back at the first sign that an element, or an element in it, will be pressed: a pointer over it, or the focus. If `onIntent` returns a
 * promise, elements for which any touch counts wait for it when this one is pressed.
 */
export function useIntent(
  element: RefObject<HTMLElement | null>,
  onIntent: () => unknown,
  { countsAnyTouch = false }: IntentOptions = {},
) {
  // On each render, because it may be another element.
  useEffect(() => {
    const current = element.current;
    if (!current) return;
    const signs = ['pointerenter', 'focusin'] as const;
    for (const sign of signs) current.addEventListener(sign, onIntent, { once: true });
    const forget = countsAnyTouch ? awaitTouch(current, onIntent) : undefined;
    return () => {
      for (const sign of signs) current.removeEventListener(sign, onIntent);
      forget?.();
    };
  });
}

/** The elements for which a touch anywhere counts. They share two listeners of the page. */
const waiting = new Map<HTMLElement, () => unknown>();
const touches = ['pointerdown', 'pointercancel', 'keydown'] as const;

function awaitTouch(element: HTMLElement, onTouch: () => unknown): () => void {
  waiting.set(element, onTouch);
  for (const touch of touches) document.addEventListener(touch, onTouchAnywhere, { capture: true, passive: true });
  return () => void waiting.delete(element);
}

/**
 * What the press itself brings goes first: the others wait until the pressed element's content has loaded. An element that is out of view waits
 * for a later touch.
 */
function onTouchAnywhere(event: PointerEvent | KeyboardEvent) {
  if (savesData() || opensLink(event)) return;
  const [pressed, onPress] = [...waiting].find(([element]) => element.contains(event.target as Node)) ?? [];
  if (!pressed) return void whenIdle(onTouchInView);
  waiting.delete(pressed);
  void Promise.resolve(onPress?.()).finally(() => whenIdle(onTouchInView));
}

function onTouchInView() {
  for (const [element, onTouch] of waiting)
    if (isInView(element)) {
      waiting.delete(element);
      onTouch();
    }
}

/** A press of a link brings another page, whose work must not wait. A scroll may begin on a link: it cancels the pointer. */
const opensLink = (event: PointerEvent | KeyboardEvent) =>
  (event.type === 'pointerdown' || (event as KeyboardEvent).key === 'Enter') &&
  (event.target as Element).closest('a[href]') !== null;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

function isInView(element: HTMLElement) {
  const { width, top, bottom } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
