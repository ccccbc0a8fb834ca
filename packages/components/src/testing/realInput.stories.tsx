import preview from '@vitrine/story-kit/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Carousel } from '../Carousel/Carousel.js';
import { clickPointer, movePointer, pressKey, touch } from './realInput.js';

/** Checks that the input in plays is real input. These stories are in no menu of the catalogue. */
const meta = preview.meta({
  title: 'Checks/Input',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const pictures = [1, 2, 3].map((number) => ({
  id: `picture-${number}`,
  label: `View ${number}`,
  content: <p style={{ blockSize: 300 }}>View {number}</p>,
}));

const onIndexChange = fn();

export const Swipe = meta.story({
  render: () => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Carousel aria-label="Pictures" slides={pictures} onIndexChange={onIndexChange} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('[data-swipes]')!;
    onIndexChange.mockClear();
    await touch.swipe(row, { x: -120, y: 30 });
    await waitFor(() => expect(onIndexChange).toHaveBeenLastCalledWith(1));
    // A steeper swipe is meant for the page.
    await touch.swipe(row, { x: -60, y: -100 });
    await expect(onIndexChange).toHaveBeenCalledTimes(1);
  },
});

const onPress = fn();

export const Press = meta.story({
  render: () => <Button onPress={onPress}>Add to cart</Button>,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    onPress.mockClear();
    for (const [type, press] of [
      ['touch', () => touch.press(button)],
      ['mouse', () => clickPointer(button)],
      ['keyboard', () => pressKey('Enter')],
    ] as const) {
      await press();
      await waitFor(() => expect(onPress).toHaveBeenLastCalledWith(expect.objectContaining({ pointerType: type })));
    }
    await expect(onPress).toHaveBeenCalledTimes(3);
  },
});

const onMove = fn();

export const Move = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 20 }} onPointerMove={({ clientX }) => onMove(clientX)}>
      <Button>Left</Button>
      <Button>Right</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    onMove.mockClear();
    const [left, right] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await movePointer(left, right);
    await waitFor(() => expect(onMove.mock.calls.length).toBeGreaterThan(5));
    const places = onMove.mock.calls.map(([x]) => x as number);
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
    await expect(right.matches(':hover') || window.vitrineInput === undefined).toBe(true);
  },
});
