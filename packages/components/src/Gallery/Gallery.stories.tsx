import preview from '@vitrine/story-kit/preview';
import { drawn } from '@vitrine/story-kit/samples';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Image } from '../Image/Image.js';
import { Gallery } from './Gallery.js';
import type { GalleryItem } from './item.js';

const labels = [
  'From the side',
  'The crank',
  'The bars, with bell and a basket of willow that two straps hold',
  'The saddle',
];

/** The numbers of the drawings that the labels name. */
const files = [1, 4, 5, 3];

const items = (count: number): GalleryItem[] =>
  labels.slice(0, count).map((label, index) => {
    // The second picture is wide.
    const [width, height] = index === 1 ? [600, 400] : [400, 500];
    const src = drawn(`skerry-29/${files[index]}.svg`);
    return {
      id: `picture-${index}`,
      label,
      ratio: width / height,
      content: <Image src={src} alt={label} htmlWidth={width} htmlHeight={height} loading="eager" />,
      thumbnail: <Image src={src} alt="" />,
    };
  });

const meta = preview.meta({
  title: 'Media/Gallery',
  component: Gallery,
  args: {
    'aria-label': 'Pictures of the bicycle',
    items: items(4),
    trigger: <Button>Enlarge</Button>,
    onIndexChange: fn(),
    onOpenChange: fn(),
  },
  argTypes: { items: { control: false }, trigger: { control: false } },
  parameters: { screen: { height: 560, opens: 'Enlarge' } },
});

const gallery = () => screen.findByRole('dialog', { name: 'Pictures of the bicycle' });

/** Returns the view of a picture after its motion: how much larger than its frame it is, and where its corner is, in units of the frame's size. */
function view(name: string) {
  for (const animation of document.getAnimations()) animation.finish();
  const surface = screen.getByRole('img', { name }).parentElement!;
  const shown = surface.getBoundingClientRect();
  const frame = surface.parentElement!.getBoundingClientRect();
  const round = (value: number) => Math.round(value * 100) / 100 || 0;
  return {
    scale: round(shown.width / frame.width),
    x: round((shown.left - frame.left) / frame.width),
    y: round((shown.top - frame.top) / frame.height),
  };
}

/** Waits until the picture is in its place. */
const shows = (name: string) =>
  waitFor(async () => {
    const slide = screen.getByRole('img', { name }).closest('[role=tabpanel]')!;
    const row = slide.parentElement!;
    await expect(Math.abs(slide.getBoundingClientRect().left - row.getBoundingClientRect().left)).toBeLessThan(2);
    await expect(row).not.toHaveAttribute('data-free');
  });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Enlarge' });
    await userEvent.click(opener);
    const dialog = within(await gallery());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(dialog.getByText('Picture 1 of 4')).toBeVisible();
    await expect(dialog.getByText('From the side')).toBeVisible();
    for (const button of dialog.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }

    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(dialog.getByRole('status')).toHaveTextContent('Picture 2 of 4: The crank');
    await shows('The crank');
    await userEvent.keyboard('{End}');
    await expect(dialog.getByText('Picture 4 of 4')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await userEvent.click(dialog.getByRole('tab', { name: /^Picture 3/ }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
});

export const Keyboard = meta.story({
  tags: ['proof'],
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    const dialog = within(await gallery());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
    const status = dialog.getByRole('status');
    await userEvent.keyboard('+');
    await expect(status).toHaveTextContent('Enlarged to 150 %');
    await userEvent.keyboard('++');
    await expect(view('From the side').scale).toBe(3.38);
    // The arrow keys move the enlarged picture, up to its own edge.
    const { x, y } = view('From the side');
    await userEvent.keyboard('{ArrowDown}');
    await expect(view('From the side')).toEqual({ scale: 3.38, x, y: Math.round((y - 0.2) * 100) / 100 });
    await expect(dialog.getByText('Picture 1 of 4')).toBeVisible();
    await userEvent.keyboard('0');
    await expect(status).toHaveTextContent('Full picture');
    await expect(view('From the side')).toEqual({ scale: 1, x: 0, y: 0 });

    // Escape ends the zoom before it closes. A picture that was left shows whole on return.
    await userEvent.keyboard('+{Escape}');
    await expect(view('From the side').scale).toBe(1);
    await userEvent.keyboard('+{End}{Home}');
    await expect(view('From the side').scale).toBe(1);
    const larger = dialog.getByRole('button', { name: 'Zoom in' });
    for (let presses = 0; presses < 6; presses++) await userEvent.click(larger);
    await expect(larger).toHaveAttribute('aria-disabled', 'true');
    await expect(larger).toHaveFocus();
  },
});

/** Sends the events of a pointer on a picture. Places are in units of its frame. */
function pointer(name: string, pointerType: 'mouse' | 'touch') {
  const image = screen.getByRole('img', { name });
  const { left, top, width, height } = image.closest('[role=tabpanel]')!.getBoundingClientRect();
  return (type: string, x: number, y: number, pointerId = 1) =>
    fireEvent(
      image,
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: pointerId === 1,
        pointerId,
        pointerType,
        button: 0,
        buttons: /up|click/.test(type) ? 0 : 1,
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    );
}

/** A press and the wheel enlarge at the pointer, and a drag moves the enlarged picture. */
export const Mouse = meta.story({
  tags: ['proof'],
  args: { defaultOpen: true },
  play: async () => {
    await gallery();
    await waitFor(() => expect(view('From the side').scale).toBe(1));
    const mouse = pointer('From the side', 'mouse');
    const image = screen.getByRole('img', { name: 'From the side' });
    const { left, top, width, height } = image.getBoundingClientRect();
    image.dispatchEvent(
      new WheelEvent('wheel', {
        bubbles: true,
        cancelable: true,
        deltaY: -346.6,
        clientX: left + width / 2,
        clientY: top + height / 2,
      }),
    );
    await waitFor(() => expect(view('From the side')).toEqual({ scale: 2, x: -0.5, y: -0.5 }));
    await mouse('pointerup', 0.5, 0.5);
    await mouse('click', 0.5, 0.5);
    await waitFor(() => expect(view('From the side').scale).toBe(1));
    await mouse('pointerdown', 0.5, 0.5);
    await mouse('pointerup', 0.5, 0.5);
    await mouse('click', 0.5, 0.5);
    await waitFor(() => expect(view('From the side').scale).toBe(2.5));
  },
});

/** A swipe shows the next picture. Two fingers enlarge it, and one finger then moves it. */
export const Touch = meta.story({
  tags: ['proof'],
  args: { defaultOpen: true },
  play: async ({ args }) => {
    await gallery();
    const row = screen.getByRole('group', { name: 'Slides' });
    // A finger of the test cannot be captured.
    row.setPointerCapture = () => {};
    const first = pointer('From the side', 'touch');
    await first('pointerdown', 0.7, 0.5);
    await first('pointermove', 0.5, 0.5);
    await first('pointerup', 0.3, 0.5);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await shows('The crank');

    const second = pointer('The crank', 'touch');
    await second('pointerdown', 0.4, 0.5);
    await second('pointerdown', 0.6, 0.5, 2);
    await second('pointermove', 1, 0.5, 2);
    await waitFor(() => expect(view('The crank').scale).toBe(3));
    await second('pointerup', 1, 0.5, 2);
    const before = view('The crank');
    await second('pointermove', 0.3, 0.5);
    await waitFor(() => expect(view('The crank').x).toBeCloseTo(before.x - 0.1, 1));
    await second('pointerup', 0.3, 0.5);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1);
  },
});

/** Left and right are mirrored for the order of the pictures, and not for the place in an enlarged one. */
export const ArabicPage = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { defaultOpen: true },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
  },
});
