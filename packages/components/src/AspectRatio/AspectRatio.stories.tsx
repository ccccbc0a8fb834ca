import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { AspectRatio } from './AspectRatio.js';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500"><rect width="400" height="500" fill="#B9C4B8"/><circle cx="200" cy="250" r="150" fill="none" stroke="#1B1D1A" stroke-width="8"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`;

const meta = preview.meta({
  title: 'Layout/AspectRatio',
  component: AspectRatio,
  args: { children: <img src={picture} alt="A wheel" /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Square = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(height).toBe(width);
  },
});

export const Ratios = meta.story({
  render: (args) => (
    <HStack wrap>
      {(['4 / 5', '1', '16 / 9', 2.35] as const).map((ratio) => (
        <div key={ratio} style={{ inlineSize: '8rem' }}>
          <AspectRatio {...args} ratio={ratio} />
        </div>
      ))}
    </HStack>
  ),
  play: async ({ canvas }) => {
    const ratios = canvas.getAllByRole('img').map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return Math.round((width / height) * 100) / 100;
    });
    await expect(ratios).toEqual([0.8, 1, 1.78, 2.35]);
  },
});

export const Contain = meta.story({ args: { ratio: '16 / 9', fit: 'contain', hasPanel: true } });

/** The box has its size before the content has loaded. */
export const Empty = meta.story({
  args: { ratio: '16 / 9', hasPanel: true, children: undefined, className: 'room' },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('.room')!.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
});

export const Frame = meta.story({
  args: { ratio: '16 / 9', children: <iframe title="A map" srcDoc="<p>Map</p>" /> },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByTitle('A map').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
});
