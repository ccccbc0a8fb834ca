import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTab, useTabList } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { useTabListState, type TabListState } from 'react-stately/useTabListState';
import { defined } from '../internal/defined.js';
import { customProperties } from '../internal/dom.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Thumbnail, Thumbnails } from './Carousel.styles.js';
import { reveal } from './scrolling.js';
import type { CarouselSlide } from './slide.js';

interface CarouselThumbnailsProps {
  slides: readonly CarouselSlide[];
  index: number;
  /** The aspect ratio of the slides: '4 / 5'. Default: square thumbnails. */
  aspectRatio: string | undefined;
  nameOf: (slide: CarouselSlide, index: number) => string;
  slideId: (index: number) => string;
  onSelect: (index: number) => void;
}

/** The slides as tabs: one tab stop, arrows move the focus, Enter or Space selects. */
export function CarouselThumbnails({
  slides,
  index,
  aspectRatio = '1',
  nameOf,
  slideId,
  onSelect,
}: CarouselThumbnailsProps) {
  const messages = useMessages();
  const row = useRef<HTMLDivElement>(null);
  const state = useTabListState({
    items: slides,
    // Only the keys of the tabs. `SlideTab` renders the picture.
    children: ({ id }: CarouselSlide) => <Item key={id}>{id}</Item>,
    ...defined({ selectedKey: slides[index]?.id }),
    onSelectionChange: (key) => onSelect(slides.findIndex(({ id }) => id === key)),
  });
  const { tabListProps } = useTabList({ 'aria-label': messages.chooseSlide, keyboardActivation: 'manual' }, state, row);

  // The first thumbnail is visible at the start. Measuring that would cost the browser another layout.
  const revealed = useRef(0);
  useEffect(() => {
    const thumbnail = row.current?.children[index];
    if (row.current && thumbnail && revealed.current !== index) reveal(row.current, thumbnail);
    revealed.current = index;
  }, [index]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // The carousel itself handles Escape and goes to the first slide.
    if (event.key === 'Escape') state.selectionManager.setFocusedKey(slides[0]?.id ?? null);
    tabListProps.onKeyDown?.(event);
  };

  return (
    <Thumbnails
      {...defined({ ...tabListProps, onKeyDown })}
      ref={row}
      style={customProperties({ '--vt-slide-ratio': aspectRatio })}
    >
      {slides.map((slide, at) => (
        <SlideTab key={slide.id} slide={slide} state={state} name={nameOf(slide, at)} panelId={slideId(at)} />
      ))}
    </Thumbnails>
  );
}

interface SlideTabProps {
  slide: CarouselSlide;
  state: TabListState<CarouselSlide>;
  name: string;
  panelId: string;
}

function SlideTab({ slide: { id, thumbnail }, state, name, panelId }: SlideTabProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { tabProps } = useTab({ key: id }, state, ref);
  return (
    <Thumbnail {...defined({ ...tabProps, 'aria-label': name, 'aria-controls': panelId })} ref={ref} type="button">
      {thumbnail}
    </Thumbnail>
  );
}
