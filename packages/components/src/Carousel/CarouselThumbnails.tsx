import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import type { CarouselSlide } from './Carousel.js';
import { Thumbnail, Thumbnails } from './Carousel.styles.js';
import { isRtl, reveal } from './scrolling.js';

interface CarouselThumbnailsProps {
  slides: readonly CarouselSlide[];
  index: number;
  nameOf: (slide: CarouselSlide, index: number) => string;
  slideId: (index: number) => string;
  onSelect: (index: number) => void;
}

/** The slides as tabs: one stop for Tab, arrows move the focus, Enter or Space selects. */
export function CarouselThumbnails({ slides, index, nameOf, slideId, onSelect }: CarouselThumbnailsProps) {
  const messages = useMessages();
  const row = useRef<HTMLDivElement>(null);
  // The thumbnail that Tab comes to: the selected one, until arrows have moved the focus on.
  const [focused, setFocused] = useState<number | null>(null);

  useEffect(() => {
    const thumbnail = row.current?.children[index];
    if (row.current && thumbnail) reveal(row.current, thumbnail);
  }, [index]);

  const focus = (at: number) => {
    const thumbnail = row.current?.children[at];
    if (thumbnail instanceof HTMLElement) thumbnail.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return focus(0);
    const at = focused ?? index;
    const last = slides.length - 1;
    const onwards = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const backwards = isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = {
      [onwards]: Math.min(at + 1, last),
      [backwards]: Math.max(at - 1, 0),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    focus(target);
  };

  return (
    <Thumbnails
      ref={row}
      role="tablist"
      aria-label={messages.chooseSlide}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
      }}
    >
      {slides.map((slide, at) => (
        <Thumbnail
          key={slide.id}
          type="button"
          role="tab"
          aria-label={nameOf(slide, at)}
          aria-selected={at === index}
          aria-controls={slideId(at)}
          tabIndex={at === (focused ?? index) ? 0 : -1}
          onFocus={() => setFocused(at)}
          onClick={() => onSelect(at)}
        >
          {slide.thumbnail}
        </Thumbnail>
      ))}
    </Thumbnails>
  );
}
