import { expect, it } from 'vitest';
import { drawable, drawCard, drawRaster } from './drawCard';

const svg = {
  type: 'image/svg+xml',
  bytes: new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="red"/></svg>',
  ),
};
const sizeOf = (png: Uint8Array<ArrayBuffer>) => [16, 20].map((place) => new DataView(png.buffer).getUint32(place));

it.each([
  ['三徳 Santoku Knife 🔪', 'Santoku Knife'],
  ['Straßenmütze – “Ø 12” €', 'Straßenmütze – “Ø 12” €'],
  ['三徳', ''],
])('a text has only letters of the card’s fonts: %s', (text, drawn) => expect(drawable(text)).toBe(drawn));

const svgOf = (text: string) => ({ ...svg, bytes: new TextEncoder().encode(text) });
/** Pictures of shops that cannot be drawn. */
const broken = [
  svgOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  svgOf('<html>Not found</html>'),
  { type: 'image/png', bytes: new Uint8Array([1]) },
];

it('a card is a PNG, with a picture that can be drawn or without', async () => {
  const webp = { type: 'image/webp', bytes: new Uint8Array([1]) };
  for (const picture of [svg, webp, ...broken, undefined])
    expect(sizeOf(await drawCard({ shop: 'Northlane', title: '三徳', picture }))).toEqual([1200, 630]);
});

it('a drawing is a PNG of its shape', async () => {
  expect(sizeOf(await drawRaster(svg))).toEqual([960, 1200]);
  const shapeless = svgOf('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>');
  expect(sizeOf(await drawRaster(shapeless))).toEqual([1200, 1200]);
});

it('a drawing without a size, or a broken one, is refused', async () => {
  for (const picture of broken) await expect(drawRaster(picture)).rejects.toThrow();
});
