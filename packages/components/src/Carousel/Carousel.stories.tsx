import preview from '@vitrine/story-kit/preview';
import { drawn } from '@vitrine/story-kit/samples';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { AspectRatio } from '../AspectRatio/AspectRatio.js';
import { Heading } from '../Heading/Heading.js';
import { Image } from '../Image/Image.js';
import { Text } from '../Text/Text.js';
import { withScreenReader } from '../testing/screenReader.js';
import { Carousel, carouselSlidesPerView } from './Carousel.js';
import type { CarouselSlide } from './slide.js';

/** The shop's pictures of a bicycle. After the last one, they begin again. */
const picture = (index: number) => drawn(`skerry-29/${(index % 8) + 1}.svg`);

const pictures = (count: number): CarouselSlide[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `picture-${index}`,
    label: `View ${index + 1}`,
    content: (
      <AspectRatio ratio="4 / 5" hasPanel>
        <Image src={picture(index)} alt={`Bicycle, view ${index + 1}`} loading={index === 0 ? 'eager' : 'lazy'} />
      </AspectRatio>
    ),
    thumbnail: <Image src={picture(index)} alt="" aspectRatio="1" />,
  }));

const meta = preview.meta({
  title: 'Media/Carousel',
  component: Carousel,
  args: { 'aria-label': 'Pictures of the bicycle', slides: pictures(6), aspectRatio: '4 / 5', onIndexChange: fn() },
  argTypes: { slides: { control: false } },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxInlineSize: args.slidesPerView ? undefined : '28rem' }}>
        <Story />
      </div>
    ),
  ],
});

const row = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[data-swipes]')!;

/** The slides that a user can reach. The others are inert. */
const inView = (canvasElement: HTMLElement) => row(canvasElement).querySelectorAll(':scope > :not([inert])');

/** Waits until the slide is in its place. */
const shows = (canvasElement: HTMLElement, index: number) =>
  waitFor(async () => {
    const element = row(canvasElement);
    const slide = element.children[index]!.getBoundingClientRect();
    await expect(Math.abs(slide.left - element.getBoundingClientRect().left)).toBeLessThan(2);
    await expect(element).not.toHaveAttribute('data-free');
  });

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** Checks that the arrow is in the middle of the picture, whatever else the slide has. */
const isOverPicture = (arrow: Element, canvasElement: HTMLElement) =>
  expect(Math.abs(middleOf(arrow) - middleOf(canvasElement.querySelector('img')!))).toBeLessThan(1);

export const SixPictures = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const region = canvas.getByRole('region', { name: 'Pictures of the bicycle' });
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    const previous = canvas.getByRole('button', { name: 'Previous slide' });
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await expect(inView(canvasElement)).toHaveLength(1);

    await userEvent.click(next);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('Slide 2 of 6: View 2');
    await shows(canvasElement, 1);
    await expect(canvas.getByRole('tabpanel', { name: 'Slide 2 of 6: View 2' })).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Slide 2 of 6: View 2');

    for (let clicks = 0; clicks < 8; clicks++) await userEvent.click(next);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(5);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(5);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    // The arrow keeps the focus at the end.
    await expect(next).toHaveFocus();
    await shows(canvasElement, 5);
  },
});

export const Keys = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const main = canvas.getByRole('group', { name: 'Slides' });
    main.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{End}');
    await shows(canvasElement, 5);
    await userEvent.keyboard('{Escape}');
    await shows(canvasElement, 0);

    // The thumbnails are one tab stop. Arrows move the focus, Enter selects.
    await userEvent.tab();
    const [first, second, third] = canvas.getAllByRole('tab');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(third).toHaveFocus();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await shows(canvasElement, 1);
    await userEvent.keyboard('{Escape}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first).toHaveFocus();
    await shows(canvasElement, 0);
  },
});

/** Presses, moves and lifts a finger, from the middle of the row. */
async function swipe(element: HTMLElement, dx: number, dy: number) {
  const box = element.getBoundingClientRect();
  const at = (part: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    pointerType: 'touch',
    clientX: box.left + box.width / 2 + dx * part,
    clientY: box.top + box.height / 2 + dy * part,
  });
  // No real pointer exists here to capture.
  element.setPointerCapture = () => {};
  fireEvent.pointerDown(element, at(0));
  for (const part of [0.25, 0.5, 0.75, 1]) fireEvent.pointerMove(element, at(part));
  fireEvent.pointerUp(element, at(1));
}

export const Swipe = meta.story({
  tags: ['proof'],
  play: async ({ canvasElement, args }) => {
    const element = row(canvasElement);
    await swipe(element, -120, 30);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await shows(canvasElement, 1);
    await swipe(element, -120, 100);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1);
    await swipe(element, -20, 0);
    await shows(canvasElement, 1);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1);
    await swipe(element, 120, 0);
    await shows(canvasElement, 0);
    // The first slide has no previous one.
    await swipe(element, 120, 0);
    await shows(canvasElement, 0);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
  },
});

/** After a scroll with a touchpad, the index follows. */
export const Scrolling = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement }) => {
    const element = row(canvasElement);
    element.scrollTo({ left: element.clientWidth * 2 + 32, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/Slide 3 of 6/));
    await shows(canvasElement, 2);
  },
});

export const ThreePictures = meta.story({ args: { slides: pictures(3) } });

/** The arrows stay over the pictures: their place comes from the pictures' shape, before any slide is there. */
export const WithCaptions = meta.story({
  tags: ['proof'],
  args: {
    slides: pictures(3).map((slide) => ({
      ...slide,
      content: (
        <figure style={{ margin: 0 }}>
          {slide.content}
          <figcaption>{slide.label} of the bicycle, as it is sold.</figcaption>
        </figure>
      ),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await isOverPicture(canvas.getByRole('button', { name: 'Next slide' }), canvasElement);
  },
});

/** A single slide has no controls. */
export const OnePicture = meta.story({
  args: { slides: pictures(1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvasElement.querySelector('[tabindex]')).toBeNull();
  },
});

export const Controlled = meta.story({
  tags: ['proof'],
  render: function Controlled(args) {
    const [index, setIndex] = useState(2);
    return (
      <>
        <Carousel {...args} index={index} onIndexChange={setIndex} />
        <Text>Shown: {index + 1}</Text>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shows(canvasElement, 2);
    await userEvent.click(canvas.getByRole('tab', { name: /Slide 6 of 6/ }));
    await expect(canvas.getByText('Shown: 6')).toBeVisible();
    await shows(canvasElement, 5);
  },
});

/** Spec §9: 1, 2, 3 and 3 visible slides, by breakpoint. */
export const ManyInView = meta.story({
  args: {
    'aria-label': 'You may also like',
    slides: pictures(6).map(({ id, content }) => ({ id, content })),
    slidesPerView: carouselSlidesPerView,
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const visible = window.innerWidth < 480 ? 1 : window.innerWidth < 768 ? 2 : 3;
    await waitFor(() => expect(inView(canvasElement)).toHaveLength(visible));
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await isOverPicture(next, canvasElement);
    for (let clicks = 0; clicks < 6; clicks++) await userEvent.click(next);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(6 - visible);
    await waitFor(() => expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(/6 of 6|6$/));
  },
});

/** A row of links with a heading. */
const rowOf = (count: number) => ({
  'aria-label': 'You may also like',
  heading: (
    <Heading level={2} size="xl">
      You may also like
    </Heading>
  ),
  slides: pictures(count).map(({ id, content }) => ({ id, content: <a href={`#${id}`}>{content}</a> })),
  slidesPerView: carouselSlidesPerView,
});

/** The arrows are beside the heading, and do not cover the slides. */
export const WithHeading = meta.story({
  args: rowOf(4),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const carousel = canvas.getByRole('region', { name: 'You may also like' });
    const next = canvas.getByRole('button', { name: 'Next slide' });
    const slides = row(canvasElement);
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(slides.getBoundingClientRect().top + 5);
    await waitFor(() => expect(inView(canvasElement)).toHaveLength(3));
    // The keys in a slide move the row as well. The link in the first slide is out of view, and the row gets the focus.
    const [first] = slides.getElementsByTagName('a');
    first!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slides).toHaveFocus();
    await shows(canvasElement, 1);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await shows(canvasElement, 0);
    await expect(carousel).toContainElement(document.activeElement as HTMLElement);
  },
});

/** With all slides in view, there are no arrows, and the row is not a tab stop. */
export const AllInView = meta.story({
  tags: ['proof'],
  args: rowOf(3),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(row(canvasElement)).toHaveAttribute('tabindex', '-1'));
    await expect(inView(canvasElement)).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    canvas.getByRole('group', { name: 'Slides' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await shows(canvasElement, 1);
    await swipe(row(canvasElement), 120, 0);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await shows(canvasElement, 2);
  },
});

const reading = {
  name: 'What a screen reader says',
};

export const ScreenReader = meta.story({
  ...reading,
  tags: ['proof', 'screen-reader'],
  args: { slides: pictures(5).map(({ id, label, content }) => ({ id, label, content })) },
  play: ({ canvasElement }) =>
    withScreenReader(canvasElement, async ({ hears, reads, act }) => {
      await hears('carousel, Pictures of the bicycle');
      await reads('button, Previous slide, disabled', 'button, Next slide');
      await act();
      await hears('polite: Slide 2 of 5: View 2');
      // Screen readers cannot reach the other slides.
      await reads(
        'group, Slides',
        'slide, Slide 2 of 5: View 2',
        'image, Bicycle, view 2',
        'end of slide, Slide 2 of 5: View 2',
        'end of group, Slides',
      );
      // The announced text has been removed from the page.
      await waitFor(() => expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement());
      await reads('end of carousel, Pictures of the bicycle');
    }),
});

export const ScreenReaderWithThumbnails = meta.story({
  ...reading,
  tags: ['proof', 'screen-reader'],
  name: 'What a screen reader says of thumbnails',
  args: { slides: pictures(5) },
  play: ({ canvas, canvasElement }) =>
    withScreenReader(canvasElement, async ({ hears, press }) => {
      await hears('carousel, Pictures of the bicycle');
      canvas.getAllByRole('tab')[0]!.focus();
      await hears('tab, Slide 1 of 5: View 1, selected, 1 control, position 1, set size 5');
      await press('ArrowRight');
      await hears('tab, Slide 2 of 5: View 2, not selected, 1 control, position 2, set size 5');
      await press('Enter');
      await hears(
        'polite: Slide 2 of 5: View 2',
        'tab, Slide 2 of 5: View 2, selected, 1 control, position 2, set size 5',
      );
      await press('Escape');
      await hears(
        'tab, Slide 1 of 5: View 1, selected, 1 control, position 1, set size 5',
        'polite: Slide 1 of 5: View 1',
      );
    }),
});
