/** The sheet that a drawing stands on: no ground of its own, one eye level, one light for the whole catalogue. */
import { dark, palette } from './palette.js';
import { oval, Pen, place, rect, shade, type Art, type PathData } from './svg.js';

export const pictureSize = { width: 1200, height: 1500 } as const;
export const bannerSize = { width: 2400, height: 1000 } as const;

/** Where things stand, and where floor and wall meet: the same in every picture, so that a row of tiles lines up. */
const ground = 1120;
const horizon = 1000;

/** What a browser shows on a dark page, as the one that the picture stands on says; elsewhere the drawing is as on paper. */
const onDarkPages =
  `<style>@media(prefers-color-scheme:dark){.ink{stroke:${dark.outline}}.shade{fill:${dark.shade};fill-opacity:.35}` +
  `.cast{opacity:.35}.floor{fill:${dark.outline};fill-opacity:.07}.night{opacity:.62}}</style>`;

/** The SVG text of a sheet. */
export function sheet(content: string, { width, height }: { width: number; height: number } = pictureSize): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    onDarkPages +
    `<g class="ink" fill="none" fill-rule="evenodd" stroke="${palette.ink}" stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`
  );
}

/** The floor, a little darker than the wall; the page's own ground shows through both. */
const floor = (d: PathData): string =>
  `<path class="floor" d="${d}" fill="${palette.ink}" fill-opacity="0.055" stroke="none"/>`;

const floorBelow = (edge: number, { width, height }: { width: number; height: number } = pictureSize) =>
  edge < height ? floor(rect(0, edge, width, height - edge)) : '';

/** A thing that stands on the floor. `shadow` is how wide it falls, in pixels to either side of the middle. */
export const standing =
  (art: Art, { shadow = 320, scale = 1, x = 600 }: { shadow?: number; scale?: number; x?: number } = {}) =>
  (): string =>
    sheet(
      floorBelow(horizon) +
        (shadow ? shade(oval(x + shadow * 0.08, ground + 4, shadow, 12 + shadow * 0.035)) : '') +
        place(art, x, ground, { scale })(new Pen()),
    );

/** A thing that lies on the table, seen from above; its middle is (0, 0). */
export const flatLay =
  (art: Art, { scale = 1, rotate = 0 }: { scale?: number; rotate?: number } = {}) =>
  (): string => {
    const laid = place(art, 600, 750, { scale, rotate });
    return sheet(castShadow(laid) + laid(new Pen()));
  };

/** What `art` covers, in one colour and a little to the lower right: the light comes from the upper left. */
export function castShadow(art: Art, dx = 16, dy = 24): string {
  const silhouette = art(new Pen())
    .replace(/fill="#[0-9a-f]{6}"/gi, `fill="${palette.ink}"`)
    .replace(/stroke="#[0-9a-f]{6}"/gi, `stroke="${palette.ink}"`);
  return `<g class="cast" opacity="0.13" transform="translate(${dx} ${dy})" stroke="${palette.ink}">${silhouette}</g>`;
}

interface CloseUpOptions {
  /** The point of the drawing that comes to the middle. */
  x: number;
  y: number;
  zoom: number;
  rotate?: number;
}

/** Near things get lines that are a little bolder, but not as bold as the zoom would make them. */
const nearPen = () => new Pen(9, 4.6);

const nearBy = (art: Art, { x, y, zoom, rotate = 0 }: CloseUpOptions): Art =>
  place(place(art, -x, -y), 600, 750, { scale: zoom, rotate });

/** Part of a thing that lies on the table, near enough to see how it is made. */
export const closeUp = (art: Art, options: CloseUpOptions) => (): string => sheet(nearBy(art, options)(nearPen()));

/** Part of a thing that stands on the floor; `shadow` as in `standing`. */
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
