import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Arrow } from '../Carousel/Carousel.styles.js';
import { CarouselThumbnails } from '../Carousel/CarouselThumbnails.js';
import type { CarouselSlide } from '../Carousel/slide.js';
import { useSlideScroll } from '../Carousel/useSlideScroll.js';
import { useSwipe } from '../Carousel/useSwipe.js';
import { ChevronLeftIcon, ChevronRightIcon, XIcon, ZoomInIcon, ZoomOutIcon } from '../icons/icons.js';
import { clamp } from '../internal/clamp.js';
import { defined } from '../internal/defined.js';
import { customProperties } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import { useModalPart } from '../internal/ModalContext.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { usePointers } from '../Zoom/usePointers.js';
import { around, middle, panBy, whole, zoomAt, type View } from '../Zoom/view.js';
import { Detail } from '../Zoom/Zoom.styles.js';
import { Bar, Caption, Count, Frame, Root, Row, Slide, Small, Stage, Surface, Tool } from './Gallery.styles.js';
import type { GalleryItem } from './item.js';
import { useWheelZoom } from './useWheelZoom.js';

/** The factor of a press, the largest one, the factor of a key, and the part of the frame that an arrow key moves the picture by. */
const PRESS = 2.5;
const MOST = 4;
const FACTOR = 1.5;
const STEP = 0.2;

interface GalleryBodyProps {
  items: readonly GalleryItem[];
  index: number;
  onIndexChange: (index: number) => void;
}

/** The content of an open gallery. Each opening mounts it again. */
export function GalleryBody({ items, index, onIndexChange }: GalleryBodyProps) {
  const messages = useMessages();
  const { direction } = useLocale();
  const { close } = useModalPart('GalleryBody', 'Gallery');
  const baseId = useId();
  const row = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<View>(whole);
  const [isStepping, setStepping] = useState(false);
  const [detailed, setDetailed] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  // Fingers may move more often than it renders: each movement continues the one before.
  const latest = useRef(view);

  const current = items[index];
  const lastIndex = items.length - 1;
  const canZoom = current?.canZoom !== false;
  const isZoomed = view.scale > 1;

  const arePictures = items.every((item) => item.canZoom !== false);
  const position = (at: number) =>
    fill(arePictures ? messages.picturePosition : messages.slidePosition, { index: at + 1, total: items.length });
  const nameOf = ({ label }: CarouselSlide, at: number) => (label ? `${position(at)}: ${label}` : position(at));

  const show = (next: View, how: 'step' | 'follow') => {
    const frame = row.current?.getBoundingClientRect();
    latest.current = frame && current?.ratio ? around(next, covered(current.ratio, frame.width / frame.height)) : next;
    setView(latest.current);
    setStepping(how === 'step');
    if (next.scale > 1 && current?.detailSrc) setDetailed((ids) => new Set(ids).add(current.id));
  };
  /** Shows the effect of a key or a button, and announces it. */
  const step = (next: View) => {
    if (!canZoom) return;
    const percent = `${Math.round(next.scale * 100)} %`;
    if (next.scale !== view.scale)
      setAnnouncement(next.scale > 1 ? fill(messages.zoomLevel, { percent }) : messages.zoomEnded);
    show(next, 'step');
  };
  const goTo = (wanted: number) => {
    const next = clamp(wanted, 0, lastIndex);
    const item = items[next];
    if (!item || next === index) return;
    show(whole, 'follow');
    setAnnouncement(nameOf(item, next));
    onIndexChange(next);
  };
  const larger = () => step(zoomAt(view, view.scale * FACTOR, middle, MOST));
  const smaller = () => step(zoomAt(view, view.scale / FACTOR, middle, MOST));

  const { settle, free, scrollProps } = useSlideScroll(row, index, goTo);
  const swipeProps = useSwipe({
    onBegin: free,
    onEnd: (by) => {
      if (items[index + by] && by !== 0) goTo(index + by);
      else settle();
    },
  });
  const pointers = usePointers({ view: latest, scale: PRESS, maxScale: MOST, show, mouse: 'drag' });
  useWheelZoom(row, (factor, { clientX, clientY }) => {
    if (!canZoom || !row.current) return;
    const { left, top, width, height } = row.current.getBoundingClientRect();
    const point = { x: (clientX - left) / width, y: (clientY - top) / height };
    show(zoomAt(latest.current, latest.current.scale * factor, point, MOST), 'follow');
  });
  // Not the first button: nothing can be made smaller yet.
  useEffect(() => closeButton.current?.focus(), []);
  // A slide that has left is inert. If it had the focus, the row takes it.
  useLayoutEffect(() => {
    if (document.activeElement?.closest('[inert]') && row.current?.contains(document.activeElement))
      row.current.focus({ preventScroll: true });
  }, [index]);
  // A film does not play on behind another picture.
  useEffect(() => {
    for (const film of row.current?.querySelectorAll<HTMLVideoElement>('[inert] video') ?? []) film.pause();
  }, [index]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // The keys of a film are its own.
    if (event.target instanceof HTMLMediaElement) return;
    const actions: Record<string, (() => void) | undefined> = {
      ...slideKeys(),
      ...(canZoom && sizeKeys()),
      ...(isZoomed && panKeys()),
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const slideKeys = (): Record<string, () => void> => {
    const onwards = direction === 'rtl' ? -1 : 1;
    return {
      ArrowLeft: () => goTo(index - onwards),
      ArrowRight: () => goTo(index + onwards),
      Home: () => goTo(0),
      End: () => goTo(lastIndex),
    };
  };
  const sizeKeys = () => ({ '+': larger, '=': larger, '-': smaller, '0': () => step(whole) });
  const panKeys = () => ({
    ArrowLeft: () => step(panBy(view, STEP, 0)),
    ArrowRight: () => step(panBy(view, -STEP, 0)),
    ArrowUp: () => step(panBy(view, 0, STEP)),
    ArrowDown: () => step(panBy(view, 0, -STEP)),
    Escape: () => step(whole),
  });

  const hasThumbnails = lastIndex > 0 && items.every(({ thumbnail }) => thumbnail);
  const slideId = (at: number) => `${baseId}-slide-${at}`;
  return (
    <Root tabIndex={-1} onKeyDown={onKeyDown}>
      <Bar>
        <Count>{lastIndex > 0 && position(index)}</Count>
        <Tool
          aria-label={messages.zoomOut}
          aria-disabled={!isZoomed || undefined}
          icon={<ZoomOutIcon aria-hidden="true" />}
          onPress={smaller}
        />
        <Tool
          aria-label={messages.zoomIn}
          aria-disabled={!canZoom || view.scale >= MOST || undefined}
          icon={<ZoomInIcon aria-hidden="true" />}
          onPress={larger}
        />
        <Tool ref={closeButton} aria-label={messages.close} icon={<XIcon aria-hidden="true" />} onPress={close} />
      </Bar>
      <Stage>
        {lastIndex > 0 && (
          <>
            <Arrow
              data-side="previous"
              aria-label={messages.previousPicture}
              aria-disabled={index === 0 || undefined}
              icon={<ChevronLeftIcon size={20} strokeWidth={1.5} aria-hidden="true" />}
              onPress={() => goTo(index - 1)}
            />
            <Arrow
              data-side="next"
              aria-label={messages.nextPicture}
              aria-disabled={index === lastIndex || undefined}
              icon={<ChevronRightIcon size={20} strokeWidth={1.5} aria-hidden="true" />}
              onPress={() => goTo(index + 1)}
            />
          </>
        )}
        <Row
          ref={row}
          {...(lastIndex > 0 && {
            ...scrollProps,
            ...swipeProps,
            role: 'group',
            tabIndex: 0,
            'aria-label': messages.slides,
          })}
        >
          {items.map((item, at) => {
            const isCurrent = at === index;
            return (
              <Slide
                key={item.id}
                id={slideId(at)}
                {...(hasThumbnails ? { role: 'tabpanel' } : { role: 'group', 'aria-roledescription': messages.slide })}
                aria-label={nameOf(item, at)}
                inert={!isCurrent}
                {...defined({
                  'data-zoomed': (isCurrent && isZoomed) || undefined,
                  'data-steps': (isCurrent && isStepping) || undefined,
                })}
              >
                {item.canZoom === false ? (
                  item.content
                ) : (
                  <Frame {...pointers}>
                    <Surface
                      {...(item.ratio && { 'data-shaped': '' })}
                      style={placeOf(isCurrent ? view : whole, item.ratio)}
                    >
                      {item.content}
                      {item.detailSrc && detailed.has(item.id) && (
                        <Detail src={item.detailSrc} alt="" data-fit="contain" draggable={false} />
                      )}
                    </Surface>
                  </Frame>
                )}
              </Slide>
            );
          })}
        </Row>
      </Stage>
      {current?.label && <Caption>{current.label}</Caption>}
      {hasThumbnails && (
        <Small>
          <CarouselThumbnails
            slides={items}
            index={index}
            aspectRatio={`${items[0]?.ratio ?? 1}`}
            nameOf={nameOf}
            slideId={slideId}
            onSelect={goTo}
          />
        </Small>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Root>
  );
}

/** The part of a frame that a picture covers, both given by width divided by height. */
const covered = (picture: number, frame: number) => ({
  width: Math.min(1, picture / frame),
  height: Math.min(1, frame / picture),
});

const placeOf = ({ x, y, scale }: View, ratio: number | undefined) =>
  customProperties({ '--vt-x': x, '--vt-y': y, '--vt-scale': scale, '--vt-ratio': ratio });
