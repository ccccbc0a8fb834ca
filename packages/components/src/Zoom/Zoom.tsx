'use client';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { ZoomInIcon, ZoomOutIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import { customProperties, type DomProps } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { usePointers } from './usePointers.js';
import { middle, panBy, whole, zoomAt, type View } from './view.js';
import { Detail, Frame, Picture, Root, Toggle } from './Zoom.styles.js';

export interface ZoomProps extends Omit<DomProps<HTMLDivElement>, 'role'> {
  /** One picture: an `Image` or an `<img>`, with its own `alt`. */
  children: ReactNode;
  /** The subject of the picture, for the name of the button: 'Zoom: Touring bicycle'. Needed if there are several pictures. */
  label?: string;
  /** URL of the same picture with more detail, fetched when it is first enlarged. Default: none; the picture itself grows. */
  detailSrc?: string;
  /**
   * How the picture with more detail fills its box. Use the same as for the picture itself. Default: `'cover'`.
   * @selector [data-fit]
   */
  fit?: 'cover' | 'contain';
  /** The factor by which a press, a double tap or Enter enlarges it. Default: 2.5. */
  scale?: number;
  /** The largest factor for a pinch or the plus key. Default: 4, or `scale` if that is larger. */
  maxScale?: number;
  /** Called with `true` when it is enlarged, and with `false` when the whole picture shows again, even after it has left the screen. */
  onZoomChange?: (isZoomed: boolean) => void;
}

/** The part of the frame that an arrow key moves the picture by, and the factor that plus and minus change its size by. */
const STEP = 0.2;
const FACTOR = 1.5;

/**
 * A picture that can be enlarged. Mouse: a press enlarges it, moving the mouse moves it, another press shows the whole picture again. Touch: a
 * double tap or two fingers enlarge it, a finger moves it. Keyboard: Enter on its button, arrow keys, plus and minus, Escape.
 */
export function Zoom({
  children,
  label,
  detailSrc,
  fit = 'cover',
  scale = 2.5,
  maxScale = Math.max(4, scale),
  onZoomChange,
  ...rest
}: ZoomProps) {
  const messages = useMessages();
  const helpId = useId();
  const [view, setView] = useState<View>(whole);
  const [isStepping, setStepping] = useState(false);
  const [needsDetail, setNeedsDetail] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const isZoomed = view.scale > 1;
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Fingers may move more often than it renders: each movement continues the one before.
  const latest = useRef(view);

  const show = (next: View, how: 'step' | 'follow') => {
    const wasZoomed = latest.current.scale > 1;
    latest.current = next;
    setView(next);
    setStepping(how === 'step');
    const willBeZoomed = next.scale > 1;
    if (willBeZoomed === wasZoomed) return;
    if (willBeZoomed) setNeedsDetail(true);
    onZoomChange?.(willBeZoomed);
  };
  /** Shows the effect of a key or the button, and announces it, because it is only visible otherwise. */
  const step = (next: View) => {
    show(next, 'step');
    const percent = `${Math.round(next.scale * 100)} %`;
    if (next.scale !== view.scale)
      setAnnouncement(next.scale > 1 ? fill(messages.zoomLevel, { percent }) : messages.zoomEnded);
  };
  const toggle = () => step(isZoomed ? whole : zoomAt(view, scale, middle, maxScale));
  const pointers = usePointers({
    view: latest,
    scale,
    maxScale,
    show,
    // The button handles the keys. Its Escape ends the zoom before a carousel or a drawer around it gets the key.
    onPress: () => button.current?.focus({ preventScroll: true }),
  });
  useOutOfSight(frame, isZoomed, () => show(whole, 'follow'));

  const onKeyDown = (event: KeyboardEvent) => {
    const next = viewAfter(event.key, view, maxScale);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    // The page must not scroll, and a carousel or drawer around it must not handle the key.
    event.preventDefault();
    event.stopPropagation();
    step(next);
  };

  return (
    <Root
      {...defined({ ...rest, 'data-zoomed': isZoomed || undefined, 'data-steps': isStepping || undefined })}
      style={customProperties({ '--vt-x': view.x, '--vt-y': view.y, '--vt-scale': view.scale }, rest.style)}
      onKeyDown={onKeyDown}
    >
      <Frame ref={frame} {...pointers}>
        <Picture>
          {children}
          {detailSrc && needsDetail && <Detail src={detailSrc} alt="" data-fit={fit} draggable={false} />}
        </Picture>
      </Frame>
      <Toggle
        ref={button}
        aria-label={label ? fill(messages.zoomNamed, { label }) : messages.zoom}
        aria-pressed={isZoomed}
        aria-describedby={isZoomed ? helpId : undefined}
        icon={isZoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
        onPress={toggle}
      />
      {isZoomed && (
        <VisuallyHidden as="div" id={helpId}>
          {messages.zoomHelp}
        </VisuallyHidden>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Root>
  );
}

/** Calls back when the element is out of view: another slide shows, or the page has scrolled. */
function useOutOfSight(element: RefObject<Element | null>, isWatched: boolean, onGone: () => void) {
  const onLeave = useEffectEvent(onGone);
  useEffect(() => {
    if (!isWatched || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) onLeave();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWatched]);
}

/** Returns the view after a key of the button; `undefined` for any other key. */
function viewAfter(key: string, view: View, maxScale: number): View | undefined {
  if (key === '+' || key === '=') return zoomAt(view, view.scale * FACTOR, middle, maxScale);
  if (view.scale === 1) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return panBy(view, STEP, 0);
    case 'ArrowRight':
      return panBy(view, -STEP, 0);
    case 'ArrowUp':
      return panBy(view, 0, STEP);
    case 'ArrowDown':
      return panBy(view, 0, -STEP);
    case '-':
      return zoomAt(view, view.scale / FACTOR, middle, maxScale);
    case '0':
    case 'Escape':
      return whole;
  }
}
