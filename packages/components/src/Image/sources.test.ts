import { describe, expect, test } from 'vitest';
import { cropSize, imageSources, offeredWidths, type ImageLoader, type ImageRequest } from './sources.js';

const loader: ImageLoader = ({ src, width, height, format, quality, crop }) =>
  `${src}?${new URLSearchParams({ w: `${width}`, h: `${height}`, format, quality, crop: crop ?? '' })}`;
const request: ImageRequest = { src: '/a.jpg', format: 'auto', quality: 'normal' };

describe('the offered widths', () => {
  test('are a ladder for a picture of unknown size', () => {
    const widths = offeredWidths();
    expect(widths[0]).toBeLessThanOrEqual(160);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
  });

  test('end at the width of the picture, which no file can exceed', () => {
    expect(offeredWidths(700)).toEqual([160, 240, 320, 480, 640, 700]);
    expect(offeredWidths(640)).toEqual([160, 240, 320, 480, 640]);
    expect(offeredWidths(100)).toEqual([100]);
    expect(offeredWidths(6000).at(-1)).toBe(2560);
  });
});

describe('sources', () => {
  test('have the width of each file', () => {
    const { srcSet } = imageSources(loader, request, 480);
    const files = srcSet?.split(', ') ?? [];
    expect(files).toHaveLength(4);
    for (const file of files) {
      const [url = '', descriptor] = file.split(' ');
      expect(`${new URL(url, 'https://shop.test').searchParams.get('w')}w`).toBe(descriptor);
    }
  });

  test('pass format and quality to the loader', () => {
    const { src } = imageSources(loader, { ...request, format: 'webp', quality: 'best' }, 320);
    expect(src).toBe('/a.jpg?w=320&h=undefined&format=webp&quality=best&crop=');
  });

  test('keep the proportion of a crop at every width', () => {
    const { src } = imageSources(loader, { ...request, crop: '250x400' }, 500);
    expect(src).toBe('/a.jpg?w=500&h=800&format=auto&quality=normal&crop=250x400');
  });
});

test('a crop without a size fails with a message that shows how to write one', () => {
  expect(cropSize('250x400')).toEqual({ width: 250, height: 400 });
  expect(() => cropSize('0x400')).toThrow(
    'Image: the crop "0x400" has no size. Write width and height in px, such as "250x400".',
  );
});
