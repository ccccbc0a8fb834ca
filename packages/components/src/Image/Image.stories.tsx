import preview from '@vitrine/story-kit/preview';
import { expect, waitFor } from 'storybook/test';
import { Image } from './Image.js';
import type { ImageLoader } from './sources.js';

/** A drawing of a wheel, labelled with the size of its file. */
const drawing = (width: number, height: number, label = `${width} × ${height}`) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="100%" height="100%" fill="#C9CFC2"/>` +
      `<g fill="none" stroke="#1E4D40" stroke-width="${width / 60}">` +
      `<circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}"/>` +
      `<circle cx="50%" cy="50%" r="${Math.min(width, height) / 20}"/></g>` +
      `<text x="50%" y="95%" text-anchor="middle" font-family="sans-serif" font-size="${width / 16}" fill="#1B1D1A">${label}</text></svg>`,
  )}`;

/** An image host that draws a picture of the requested size. */
const loader: ImageLoader = ({ width = 800, height = (width * 3) / 4, format, quality }) =>
  drawing(width, Math.round(height), `${width} × ${Math.round(height)}, ${format}, ${quality}`);

const meta = preview.meta({
  title: 'Media/Image',
  component: Image,
  args: { src: drawing(800, 600), alt: 'A bicycle wheel', htmlWidth: 800, htmlHeight: 600 },
  argTypes: { loader: { control: false } },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A bicycle wheel' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 2);
  },
});

/** Its size by the names of HTML. The loader offers no wider file. */
export const WidthAndHeight = meta.story({
  tags: ['proof'],
  args: { loader, htmlWidth: undefined, htmlHeight: undefined, width: 300, height: 225, sizes: '300px' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await expect(image).toHaveAttribute('width', '300');
    await expect(image).toHaveAttribute('height', '225');
    await expect(image.srcset.match(/ \d+w/g)).toEqual([' 160w', ' 240w', ' 300w']);
  },
});

/** The browser can choose between files of several widths, none larger than the picture itself. */
export const WithALoader = meta.story({
  tags: ['proof'],
  args: { loader, format: 'webp', quality: 'best', sizes: '400px' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.sizes).toBe('400px');
    await expect(image.srcset.match(/ \d+w/g)).toEqual([' 160w', ' 240w', ' 320w', ' 480w', ' 640w', ' 800w']);
    await expect(decodeURIComponent(image.currentSrc)).toContain('webp, best');
  },
});

export const Cropped = meta.story({
  args: { loader, crop: '250x400' },
  render: (args) => (
    <div style={{ maxInlineSize: 250 }}>
      <Image {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 250, height: 400 });
    await expect(decodeURIComponent(image.src)).toContain('800 × 1280');
  },
});

export const Framed = meta.story({
  args: { aspectRatio: '4 / 5', fit: 'contain' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Image {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect()).toMatchObject({ width: 280, height: 350 });
  },
});

export const Eager = meta.story({
  tags: ['proof'],
  args: { loading: 'eager', fetchPriority: 'high' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
});

/** Every supported browser loads lazily without a polyfill. */
export const LazyPolyfill = meta.story({
  tags: ['proof'],
  args: { loading: 'lazy-polyfill' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
  },
});

/** A picture without a text is decoration, and screen readers skip it. */
export const Decorative = meta.story({
  args: { alt: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
});

/** A picture that fails to load keeps its space and shows its text. */
export const Failed = meta.story({
  args: { src: 'data:image/png;base64,broken', aspectRatio: '4 / 5', loading: 'eager' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Image {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'A bicycle wheel' });
    await waitFor(() => expect(image).toMatchObject({ complete: true, naturalWidth: 0 }));
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 280, height: 350 });
  },
});

/** The same, with only the picture's own size. */
export const FailedUnframed = meta.story({
  args: { src: 'data:image/png;base64,broken', htmlWidth: 240, htmlHeight: 180, loading: 'eager' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'A bicycle wheel' });
    await waitFor(() => expect(image).toMatchObject({ complete: true, naturalWidth: 0 }));
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 240, height: 180 });
  },
});
