/** The sheets of the drawings: without a background, and with one eye level and one light for all goods. */
import { dark, onDarkPage, palette } from './palette.js';
import { oval, Pen, place, rect, shade, type Art, type PathData } from './svg.js';

export const pictureSize = { width: 1200, height: 1500 } as const;
export const bannerSize = { width: 2400, height: 1000 } as const;

/** The heights at which things stand, and at which floor and wall meet. They are the same in every picture, so that a row of tiles lines up. */
const ground = 1120;
const horizon = 1000;

/** The styles on a dark page. A browser takes the colour scheme from the page that shows the picture. Elsewhere, the drawing is as on paper. */
const onDarkPages =
  `.ink{stroke:${dark.outline}}.shade{fill:${dark.shade};fill-opacity:.35}` +
  `.cast{opacity:.35}.floor{fill:${dark.outline};fill-opacity:.07}.night{opacity:.62}`;

/** Returns the styles that lighten each deep colour of a drawing: deep green on a dark page would be near black. */
function deepColours(content: string): string {
  const colours = new Set(content.match(/(?<=(fill|stroke)=")#[0-9a-f]{6}/gi));
  return [...colours]
    .map((colour) => [colour, onDarkPage(colour)])
    .filter(([, tone]) => tone)
    .map(([colour, tone]) => `[fill="${colour}"]{fill:${tone}}[stroke="${colour}"]{stroke:${tone}}`)
    .join('');
}

/** Returns the SVG text of a sheet. */
export function sheet(content: string, { width, height }: { width: number; height: number } = pictureSize): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>@media(prefers-color-scheme:dark){${onDarkPages}${deepColours(content)}}</style>` +
    `<g class="ink" fill="none" fill-rule="evenodd" stroke="${palette.ink}" stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`
  );
}

/** Draws the floor, a little darker than the wall. The page's own background shows through both. */
const floor = (d: PathData): string =>
  `<path class="floor" d="${d}" fill="${palette.ink}" fill-opacity="0.055" stroke="none"/>`;

export const floorBelow = (edge: number, { width, height }: { width: number; height: number } = pictureSize) =>
  edge < height ? floor(rect(0, edge, width, height - edge)) : '';

/** Draws a thing that stands on the floor. `shadow` is half the width of its shadow, in pixels. */
export const standing =
  (art: Art, { shadow = 320, scale = 1, x = 600 }: { shadow?: number; scale?: number; x?: number } = {}) =>
  (): string =>
    sheet(
      floorBelow(horizon) +
        (shadow ? shade(oval(x + shadow * 0.08, ground + 4, shadow, 12 + shadow * 0.035)) : '') +
        place(art, x, ground, { scale })(new Pen()),
    );

/** Draws a thing that lies on the table, seen from above. Its middle is (0, 0). */
export const flatLay =
  (art: Art, { scale = 1, rotate = 0 }: { scale?: number; rotate?: number } = {}) =>
  (): string => {
    const laid = place(art, 600, 750, { scale, rotate });
    return sheet(castShadow(laid) + laid(new Pen()));
  };

/** Draws the shape of `art` in one colour, a little to the lower right: the light comes from the upper left. */
export function castShadow(art: Art, dx = 16, dy = 24): string {
  const silhouette = art(new Pen())
    .replace(/fill="#[0-9a-f]{6}"/gi, `fill="${palette.ink}"`)
    .replace(/stroke="#[0-9a-f]{6}"/gi, `stroke="${palette.ink}"`);
  return `<g class="cast" opacity="0.13" transform="translate(${dx} ${dy})" stroke="${palette.ink}">${silhouette}</g>`;
}

interface CloseUpOptions {
  /** The point of the drawing that is in the middle of the picture. */
  x: number;
  y: number;
  zoom: number;
  rotate?: number;
}

/** Near things get lines that are a little bolder, but not as bold as the zoom would make them. */
const nearPen = () => new Pen(9, 4.6);

const nearBy = (art: Art, { x, y, zoom, rotate = 0 }: CloseUpOptions): Art =>
  place(place(art, -x, -y), 600, 750, { scale: zoom, rotate });

/** Draws a part of a thing that lies on the table, near enough to see how it is made. */
export const closeUp = (art: Art, options: CloseUpOptions) => (): string => sheet(nearBy(art, options)(nearPen()));

/** Draws a part of a thing that stands on the floor. `shadow` is the same as in `standing`. */
export const closeUpStanding =
  (art: Art, { shadow = 320, ...options }: CloseUpOptions & { shadow?: number }) =>
  (): string => {
    const { x, y, zoom } = options;
    const foot = 750 - y * zoom;
    return sheet(
      floorBelow(foot - (ground - horizon) * zoom) +
        shade(oval(600 + (shadow * 0.08 - x) * zoom, foot + 4, shadow * zoom, (12 + shadow * 0.035) * zoom)) +
        nearBy(art, options)(nearPen()),
    );
  };
