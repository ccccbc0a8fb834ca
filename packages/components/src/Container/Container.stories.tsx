import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.js';
import { Text } from '../Text/Text.js';
import { media } from '../theme/media.js';
import { Container } from './Container.js';

const meta = preview.meta({
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Text>Everything we make can be mended, and we keep the parts for twenty years.</Text> },
});

/** Only the gutter. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    const gutter = matchMedia(media.md).matches ? 40 : 16;
    await expect(canvas.getByText(/can be mended/).getBoundingClientRect().left).toBe(gutter);
  },
});

export const Solid = meta.story({
  args: { variant: 'solid' },
  play: async ({ canvas }) => {
    const ground = canvas.getByText(/can be mended/).parentElement!;
    await expect(getComputedStyle(ground).backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
  },
});

export const Outline = meta.story({
  args: { variant: 'outline' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/can be mended/).parentElement!).borderTopStyle).toBe('solid');
  },
});

export const Centered = meta.story({
  args: {
    variant: 'solid',
    centerContent: true,
    children: (
      <>
        <Heading>Made to last</Heading>
        <Text>Everything we make can be mended.</Text>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const { left, right } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(Math.abs(left - (canvasElement.getBoundingClientRect().right - right))).toBeLessThan(1);
  },
});

/** A landmark needs a name if a page has several of its kind. */
export const Landmark = meta.story({
  tags: ['proof'],
  args: { as: 'section', 'aria-label': 'Our promise', variant: 'solid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Our promise' })).toBeVisible();
  },
});

/** The background reaches the edges of the screen, and the content stops at 1440 px. The story shows a screen of 2000 px, scaled down. */
export const Constrained = meta.story({
  args: { variant: 'solid', constrainContent: true },
  parameters: {
    checks: { layout: 'A screen of 2000 px does not fit on one of 320 px, and what is beyond is cut off' },
  },
  render: (args) => (
    <div style={{ overflow: 'clip' }}>
      <div style={{ inlineSize: 2000, zoom: 0.5 }}>
        <Container {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/can be mended/);
    const content = text.getBoundingClientRect();
    const ground = text.parentElement!.getBoundingClientRect();
    await expect(content.width / ground.width).toBeCloseTo(1440 / 2000);
    await expect((content.left - ground.left) / ground.width).toBeCloseTo(280 / 2000);
  },
});
