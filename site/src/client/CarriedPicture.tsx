'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { firstShown } from './firstShown';
import styles from './CarriedPicture.module.css';

/** A picture on the page that the shopper leaves. */
interface Noted {
  picture: HTMLImageElement;
  /** Its place on the screen at the press. */
  place: DOMRect;
  /** The colour behind it: pictures may be transparent. */
  ground: string;
  /** The path of the product that it shows. */
  product: string;
  /** Milliseconds, by the clock: a test stops it. */
  at: number;
}

/** Milliseconds between the press and the new page. The picture of a later page is not carried: the shopper looks elsewhere by then. */
const patience = 600;

/**
 * Carries the picture of a pressed product over to the product's page, and back. The new page shows at once: only its picture starts from
 * the place of the old one. Any input ends this. Nothing moves for a shopper who prefers reduced motion.
 */
export function CarriedPicture() {
  const path = usePathname();
  const shown = useRef(path);
  const noted = useRef<Noted>(undefined);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href]');
      noted.current = link ? note(link.querySelector('img'), link.pathname) : undefined;
    };
    // The router has not shown the other page yet.
    const onBack = () => (noted.current = note(firstShown('main img'), shown.current));
    document.addEventListener('click', onClick, true);
    addEventListener('popstate', onBack);
    return () => {
      document.removeEventListener('click', onClick, true);
      removeEventListener('popstate', onBack);
    };
  }, []);

  useLayoutEffect(() => {
    const [from, left] = [noted.current, shown.current];
    if (left === path) return;
    shown.current = path;
    noted.current = undefined;
    if (!from || Date.now() - from.at > patience) return;
    // The router sets the scroll position before the next frame.
    let end: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      const to = targetOf(from.product, path, left);
      if (to) end = carry(from, to);
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, [path]);
  return null;
}

function note(picture: HTMLImageElement | null | undefined, product: string): Noted | undefined {
  if (!picture?.complete || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const place = picture.getBoundingClientRect();
  if (!isInView(place)) return undefined;
  const ground = getComputedStyle(picture.parentElement!).backgroundColor;
  return { picture, place, ground, product, at: Date.now() };
}

const isInView = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight;

/** Returns the same product's picture on the new page. Undefined if there is none in view, or more than one. */
function targetOf(product: string, path: string, left: string): HTMLImageElement | undefined {
  // A tile has its first picture first.
  const places = product === path ? 'main' : product === left ? `main a[href^="${CSS.escape(product)}"]` : undefined;
  if (!places) return undefined;
  const pictures = [...document.querySelectorAll(places)].flatMap(
    (place) => firstShown<HTMLImageElement>('img', place) ?? [],
  );
  const [first, ...others] = pictures.filter((picture) => isInView(picture.getBoundingClientRect()));
  return others.length === 0 ? first : undefined;
}

/** Moves a copy of the picture from the old place to the new one. Returns a function that ends it. */
function carry({ picture, place, ground }: Noted, target: HTMLImageElement): () => void {
  const { left, top, width, height } = target.getBoundingClientRect();
  const copy = new Image();
  copy.src = picture.currentSrc;
  copy.alt = '';
  copy.className = styles.carried!;
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    background: ground,
  });
  copy.style.setProperty(
    '--from',
    `translate(${place.left - left}px, ${place.top - top}px) scale(${place.width / width})`,
  );
  document.body.append(copy);
  document.body.classList.add(styles.carries!);
  target.style.opacity = '0';
  const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'];
  const end = () => {
    copy.remove();
    document.body.classList.remove(styles.carries!);
    target.style.opacity = '';
    for (const input of inputs) removeEventListener(input, end, true);
  };
  for (const input of inputs) addEventListener(input, end, { capture: true, passive: true });
  copy.onanimationend = end;
  return end;
}
