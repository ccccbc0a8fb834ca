'use client';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.js';
import { clamp } from '../internal/clamp.js';
import { defined } from '../internal/defined.js';
import { customProperties, type DomProps } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import { checkControlled, stateOfIndex } from '../internal/mistakes.js';
import { useClearAfterAnnouncement } from '../internal/useClearAfterAnnouncement.js';
import { useIsHydrated } from '../internal/useIsHydrated.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Arrow, Arrows, Root, Row, Slide, Stage, Top } from './Carousel.styles.js';
import { CarouselThumbnails } from './CarouselThumbnails.js';
import type { CarouselSlide } from './slide.js';
import { useSlideScroll } from './useSlideScroll.js';
import { useSwipe } from './useSwipe.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface CarouselProps extends DomProps {
  /** The name of the content, without the word 'carousel', which a screen reader adds. */
  'aria-label': string;
  /** The slides in order. A single slide has no controls. */
  slides: readonly CarouselSlide[];
  /** Index of the visible slide, from 0; of the first one if several are visible (controlled). */
  index?: number;
  /** The initial slide (uncontrolled). Default: 0. */
  defaultIndex?: number;
  /** Called with the index of the slide to show, after any kind of input. */
  onIndexChange?: (index: number) => void;
  /** Number of visible slides: one number, or four numbers for widths from 0, 480, 768 and 992 px. Default: 1. */
  slidesPerView?: number | SlidesByBreakpoint;
  /**
   * Shape of each slide, such as `'4 / 5'`, also while its picture loads. Default: the shape of the content.
   * @selector [data-ratio]
   */
  aspectRatio?: string;
  /**
   * A heading above the slides, with the arrows beside it. Default: none; the arrows are over the slides.
   * @selector [data-heading]
   */
  heading?: ReactNode;
}

export type SlidesByBreakpoint = readonly [base: number, sm: number, md: number, lg: number];

/** Visible slides by breakpoint, for a carousel of many slides. */
export const carouselSlidesPerView: SlidesByBreakpoint = [1, 2, 3, 3];

/**
 * Slides in a row that scrolls. If every slide has a thumbnail, a row of thumbnails is below. Arrow keys move, Enter selects a thumbnail,
 * Escape goes to the first slide, and a swipe moves by one. It never moves by itself.
 */
export function Carousel({
  slides,
  index: givenIndex,
  defaultIndex = 0,
  onIndexChange,
  slidesPerView = 1,
  aspectRatio,
  heading,
  ...rest
}: CarouselProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('Carousel', { ...rest, index: givenIndex, onIndexChange }, stateOfIndex);
  const messages = useMessages();
  const { direction } = useLocale();
  const baseId = useId();
  const row = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const measuredCount = useVisibleCount(row, slidesPerView);
  const visibleCount = measuredCount ?? 1;
  const [ownIndex, setOwnIndex] = useState(defaultIndex);
  const [hasMoved, setMoved] = useState(false);

  const lastIndex = Math.max(0, slides.length - visibleCount);
  const index = clamp(givenIndex ?? ownIndex, 0, lastIndex);
  const goTo = (wanted: number) => {
    const next = clamp(wanted, 0, lastIndex);
    if (next === index) return;
    setMoved(true);
    setOwnIndex(next);
    onIndexChange?.(next);
  };

  const { settle, free, scrollProps } = useSlideScroll(row, index, goTo);
  const swipeProps = useSwipe({
    onBegin: free,
    onEnd: (step) => {
      const next = clamp(index + step, 0, lastIndex);
      if (next === index) settle();
      else goTo(next);
    },
  });

  // A slide that has left is inert. If it had the focus, the row takes the focus and the keys.
  useLayoutEffect(() => {
    if (row.current?.contains(document.activeElement) && document.activeElement?.closest('[inert]'))
      row.current.focus({ preventScroll: true });
  }, [index]);

  const hasControls = slides.length > 1;
  const isWhole = measuredCount !== undefined && lastIndex === 0;
  const hasThumbnails = hasControls && slides.every((slide) => slide.thumbnail);
  const position = (at: number) => fill(messages.slidePosition, { index: at + 1, total: slides.length });
  const nameOf = (slide: CarouselSlide, at: number) => (slide.label ? `${position(at)}: ${slide.label}` : position(at));
  const slideId = (at: number) => `${baseId}-slide-${at}`;
  const current = slides[index];
  const announcement =
    visibleCount > 1
      ? fill(messages.slidesPosition, { first: index + 1, last: index + visibleCount, total: slides.length })
      : current && nameOf(current, index);
  useClearAfterAnnouncement(hasMoved && announcement, () => setMoved(false));

  const onEscape = (event: KeyboardEvent) => {
    // At the first slide, the element around the carousel handles Escape, such as a drawer.
    if (event.key !== 'Escape' || event.defaultPrevented || index === 0) return;
    event.preventDefault();
    goTo(0);
  };
  const onStageKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [backwards, onwards] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const targets: Record<string, number> = { [onwards]: index + 1, [backwards]: index - 1, Home: 0, End: lastIndex };
    const target = targets[event.key];
    // The keys of a video are its own.
    if (event.target instanceof HTMLMediaElement) return;
    if (target === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(target);
  };

  const arrowProps = {
    'data-heading': heading ? '' : undefined,
    'data-ratio': aspectRatio && !heading ? '' : undefined,
    'data-whole': wholeFrom(slides.length, slidesPerView),
  };
  const arrows = hasControls && (
    <>
      <Arrow
        {...defined(arrowProps)}
        data-side="previous"
        aria-label={messages.previousSlide}
        aria-disabled={index === 0 || undefined}
        icon={<ChevronLeftIcon size={20} strokeWidth={1.5} aria-hidden="true" />}
        onPress={() => goTo(index - 1)}
      />
      <Arrow
        {...defined(arrowProps)}
        data-side="next"
        aria-label={messages.nextSlide}
        aria-disabled={index === lastIndex || undefined}
        icon={<ChevronRightIcon size={20} strokeWidth={1.5} aria-hidden="true" />}
        onPress={() => goTo(index + 1)}
      />
    </>
  );

  return (
    <Root aria-roledescription={messages.carousel} {...defined(rest)} onKeyDown={hasControls ? onEscape : undefined}>
      <Stage style={slideProperties(slidesPerView, aspectRatio)} onKeyDown={hasControls ? onStageKeyDown : undefined}>
        {heading ? (
          <Top>
            {heading}
            <Arrows>{arrows}</Arrows>
          </Top>
        ) : (
          arrows
        )}
        <Row
          ref={row}
          {...(hasControls && {
            ...scrollProps,
            ...swipeProps,
            role: 'group',
            // With all slides in view, the row is not a tab stop.
            tabIndex: isWhole ? -1 : 0,
            'aria-label': messages.slides,
          })}
          data-heading={heading ? '' : undefined}
          {...(isHydrated && hasControls && { 'data-swipes': '' })}
        >
          {slides.map((slide, at) => (
            <Slide
              key={slide.id}
              id={slideId(at)}
              {...(hasThumbnails ? { role: 'tabpanel' } : { role: 'group', 'aria-roledescription': messages.slide })}
              aria-label={nameOf(slide, at)}
              inert={isHydrated && measuredCount !== undefined && (at < index || at >= index + measuredCount)}
            >
              {slide.content}
            </Slide>
          ))}
        </Row>
      </Stage>
      {hasThumbnails && (
        <CarouselThumbnails
          slides={slides}
          index={index}
          aspectRatio={aspectRatio}
          nameOf={nameOf}
          slideId={slideId}
          onSelect={goTo}
        />
      )}
      {hasControls && <VisuallyHidden aria-live="polite">{hasMoved && announcement}</VisuallyHidden>}
    </Root>
  );
}

const byBreakpoint = (perView: number | SlidesByBreakpoint): SlidesByBreakpoint =>
  typeof perView === 'number' ? [perView, perView, perView, perView] : perView;

/** The breakpoint from which all slides are in view, so that there is nothing to move to. */
const wholeFrom = (count: number, perView: number | SlidesByBreakpoint) =>
  (['base', 'sm', 'md', 'lg'] as const).find((_name, at) =>
    byBreakpoint(perView)
      .slice(at)
      .every((room) => room >= count),
  );

const slideProperties = (perView: number | SlidesByBreakpoint, ratio: string | undefined) => {
  const [base, sm, md, lg] = byBreakpoint(perView);
  return customProperties({
    '--vt-slides-base': base,
    '--vt-slides-sm': sm,
    '--vt-slides-md': md,
    '--vt-slides-lg': lg,
    '--vt-slide-ratio': ratio ?? 'auto',
  });
};

/** The number of slides that fit into the row at this width. The CSS decides it. Undefined before it is measured. */
function useVisibleCount(row: RefObject<HTMLElement | null>, perView: number | SlidesByBreakpoint) {
  const fixed = typeof perView === 'number' ? perView : undefined;
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const element = row.current;
    if (!element || fixed !== undefined) return;
    const observer = new ResizeObserver(() => {
      const slide = element.firstElementChild?.getBoundingClientRect().width;
      if (slide) setCount(Math.max(1, Math.round(element.clientWidth / slide)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, fixed]);
  return fixed ?? count;
}
