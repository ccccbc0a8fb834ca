import preview from '@vitrine/story-kit/preview';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Carousel } from '../Carousel/Carousel.js';
import { Image } from '../Image/Image.js';
import { Zoom } from './Zoom.js';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500"><rect width="400" height="500" fill="#B9C4B8"/><g fill="none" stroke="#1B1D1A" stroke-width="5"><circle cx="110" cy="330" r="80"/><circle cx="290" cy="330" r="80"/><path d="M110 330 170 220h100l20 110M170 220l30 110h-90M200 330l70-110M160 200h40M270 220l-8-40h30"/></g></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`;

const meta = preview.meta({
  title: 'Media/Zoom',
  component: Zoom,
  args: {
    label: 'Touring bicycle',
    children: <Image src={picture} alt="Touring bicycle from the side" aspectRatio="4 / 5" loading="eager" />,
    onZoomChange: fn(),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** Returns the view of the picture after its motion: how much larger than its frame it is, and where its corner is, in units of the frame's size. */
function view(image: HTMLElement) {
  for (const animation of document.getAnimations()) animation.finish();
  const shown = image.parentElement!.getBoundingClientRect();
  const frame = image.parentElement!.parentElement!.getBoundingClientRect();
  const round = (value: number) => Math.round(value * 100) / 100 || 0;
  return {
    scale: round(shown.width / frame.width),
    x: round((shown.left - frame.left) / frame.width),
    y: round((shown.top - frame.top) / frame.height),
  };
}

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const image = canvas.getByRole('img', { name: 'Touring bicycle from the side' });
    const button = canvas.getByRole('button', { name: 'Zoom: Touring bicycle' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);

    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleDescription(/Arrow keys/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Enlarged to 250 %');
    await expect(view(image)).toEqual({ scale: 2.5, x: -0.75, y: -0.75 });

    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(view(image)).toEqual({ scale: 2.5, x: -0.95, y: -0.55 });
    for (let presses = 0; presses < 9; presses++) await userEvent.keyboard('{ArrowRight}');
    await expect(view(image).x).toBe(-1.5);

    await userEvent.keyboard('+');
    await expect(canvas.getByRole('status')).toHaveTextContent('Enlarged to 375 %');
    await userEvent.keyboard('+');
    await expect(view(image).scale).toBe(4);
    await userEvent.keyboard('-');
    await expect(view(image).scale).toBe(2.67);

    await userEvent.keyboard('{Escape}');
    await expect(view(image)).toEqual({ scale: 1, x: 0, y: 0 });
    await expect(canvas.getByRole('status')).toHaveTextContent('Full picture');
    await expect(button).toHaveFocus();
    await expect(args.onZoomChange).toHaveBeenCalledTimes(2);
  },
});

/** A mouse that sends the events of a browser. */
function mouse(image: HTMLElement) {
  const { left, top, width, height } = image.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    bubbles: true,
    isPrimary: true,
    pointerId: 1,
    pointerType: 'mouse',
    clientX: left + x * width,
    clientY: top + y * height,
  });
  return {
    at,
    press: async (x: number, y: number) => {
      await fireEvent(image, new PointerEvent('pointerdown', at(x, y)));
      await fireEvent(image, new PointerEvent('pointerup', at(x, y)));
      await fireEvent(image, new PointerEvent('click', at(x, y)));
    },
  };
}

export const Mouse = meta.story({
  tags: ['proof'],
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole('img');
    const { at, press } = mouse(image);
    await press(0.2, 0.2);
    // The point under the pointer stays there.
    await waitFor(() => expect(view(image)).toEqual({ scale: 2.5, x: -0.3, y: -0.3 }));
    await fireEvent(image, new PointerEvent('pointermove', at(1, 1)));
    await waitFor(() => expect(view(image)).toEqual({ scale: 2.5, x: -1.5, y: -1.5 }));
    await press(1, 1);
    await waitFor(() => expect(view(image).scale).toBe(1));
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(false);
  },
});

/** Fingers that send the events of a browser. */
function fingers(image: HTMLElement) {
  const { left, top, width, height } = image.getBoundingClientRect();
  return (type: string, pointerId: number, x: number, y: number) =>
    fireEvent(
      image,
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: pointerId === 1,
        pointerId,
        pointerType: 'touch',
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    );
}

export const DoubleTap = meta.story({
  tags: ['proof'],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    const touch = fingers(image);
    const tap = async (x: number, y: number) => {
      await touch('pointerdown', 1, x, y);
      await touch('pointerup', 1, x, y);
    };
    await tap(0.5, 0.5);
    await expect(view(image).scale).toBe(1);
    await tap(0.5, 0.5);
    await waitFor(() => expect(view(image)).toEqual({ scale: 2.5, x: -0.75, y: -0.75 }));
    await tap(0.5, 0.5);
    await tap(0.5, 0.5);
    await waitFor(() => expect(view(image).scale).toBe(1));
  },
});

export const Pinch = meta.story({
  tags: ['proof'],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    const touch = fingers(image);
    await touch('pointerdown', 1, 0.4, 0.5);
    await touch('pointerdown', 2, 0.6, 0.5);
    await touch('pointermove', 2, 0.8, 0.5);
    // The fingers are twice as far apart, and the point between them stays between them.
    await waitFor(() => expect(view(image)).toEqual({ scale: 2, x: -0.4, y: -0.5 }));
    await touch('pointerup', 2, 0.8, 0.5);
    // The remaining finger moves the picture.
    await touch('pointermove', 1, 0.5, 0.6);
    await waitFor(() => expect(view(image)).toEqual({ scale: 2, x: -0.3, y: -0.4 }));
    await touch('pointerup', 1, 0.5, 0.6);
    await expect(view(image).scale).toBe(2);
  },
});

/** The events of two fingers come one after the other, faster than it can render: none is lost. */
export const FastPinch = meta.story({
  tags: ['proof'],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    const { left, top, width, height } = image.getBoundingClientRect();
    const move = (type: string, pointerId: number, x: number) =>
      image.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          isPrimary: pointerId === 1,
          pointerId,
          pointerType: 'touch',
          clientX: left + x * width,
          clientY: top + 0.5 * height,
        }),
      );
    move('pointerdown', 1, 0.4);
    move('pointerdown', 2, 0.6);
    for (const step of [0.05, 0.1, 0.15, 0.2]) {
      move('pointermove', 1, 0.4 - step);
      move('pointermove', 2, 0.6 + step);
    }
    await waitFor(() => expect(view(image)).toEqual({ scale: 3, x: -1, y: -1 }));
    move('pointerup', 2, 0.8);
    move('pointerup', 1, 0.2);
  },
});

/** A swipe changes the slide while the whole picture shows. Once it is enlarged, the finger moves the picture. */
export const InACarousel = meta.story({
  args: { onZoomChange: fn() },
  render: (args) => (
    <Carousel
      aria-label="Touring bicycle"
      slides={['B9C4B8', 'C9B8A8', 'A8B8C9'].map((color, index) => ({
        id: color,
        content: (
          <Zoom {...args} label={`Side ${index + 1}`}>
            <Image src={picture.replace('B9C4B8', color)} alt={`Side ${index + 1}`} aspectRatio="4 / 5" />
          </Zoom>
        ),
      }))}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const row = canvas.getByRole('group', { name: 'Slides' });
    const image = canvas.getByRole('img', { name: 'Side 1' });
    const button = canvas.getByRole('button', { name: 'Zoom: Side 1' });
    const shows = (name: string) =>
      waitFor(async () => {
        const slide = canvasElement.querySelector(`img[alt="${name}"]`)!.closest('[aria-roledescription]')!;
        await expect(slide).not.toHaveAttribute('inert');
        await expect(Math.abs(slide.getBoundingClientRect().left - row.getBoundingClientRect().left)).toBeLessThan(3);
      });
    await shows('Side 1');

    // While the picture is enlarged, the keys move it.
    button.focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(view(image).x).toBe(-0.95);
    await userEvent.keyboard('{Escape}');
    await expect(view(image).scale).toBe(1);
    await expect(button).toHaveFocus();
    // While the whole picture shows, the keys move the carousel, which keeps the focus.
    await userEvent.keyboard('{ArrowRight}');
    await shows('Side 2');
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await shows('Side 1');

    // A mouse enlarges; Escape ends that and nothing else.
    await mouse(image).press(0.5, 0.5);
    await waitFor(() => expect(view(image).scale).toBe(2.5));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(view(image).scale).toBe(1));

    // A slide that was left enlarged shows the whole picture on return.
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await shows('Side 2');
    await waitFor(() => expect(args.onZoomChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(view(image).scale).toBe(1));
  },
});

export const ArabicPage = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    // Left is left in every writing direction.
    await expect(view(canvas.getByRole('img')).x).toBe(-0.55);
  },
});

/** The picture with more detail is fetched when it is needed, and covers the first. */
export const WithDetail = meta.story({
  args: { detailSrc: picture.replace('B9C4B8', 'C9B8A8') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button'));
    const detail = canvasElement.querySelector('img[alt=""]')!;
    await expect(detail.getBoundingClientRect().width).toBe(canvas.getByRole('img').getBoundingClientRect().width);
  },
});
