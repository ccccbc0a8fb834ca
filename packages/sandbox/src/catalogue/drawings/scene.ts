/** The sheet that a drawing stands on: one ground, one eye level, one light for the whole catalogue. */
import { mix, palette, panels } from './palette.js';
import { flat, oval, Pen, place, rect, type Art } from './svg.js';

export const pictureSize = { width: 1200, height: 1500 } as const;
export const bannerSize = { width: 2400, height: 1000 } as const;

/** Where things stand, and where floor and wall meet: the same in every picture, so that a row of tiles lines up. */
const ground = 1120;
const horizon = 1000;

export interface SceneOptions {
  /** Which of the four grounds. */
  panel?: 0 | 1 | 2 | 3;
  /** Another ground than those four. */
  colour?: string;
}

const colourOf = ({ panel = 0, colour }: SceneOptions) => colour ?? panels[panel];

export const shadowOn = (colour: string): string => mix(colour, palette.ink, 0.13);

/** The SVG text of a sheet. */
export function sheet(content: string, { width, height }: { width: number; height: number } = pictureSize): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<g fill="none" fill-rule="evenodd" stroke="${palette.ink}" stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`
  );
}

/** Wall and floor. */
export function room(
  colour: string,
  { width, height }: { width: number; height: number } = pictureSize,
  edge = horizon,
): string {
  return (
    flat(rect(0, 0, width, height), colour) + flat(rect(0, edge, width, height - edge), mix(colour, palette.ink, 0.055))
  );
}

/** A thing that stands on the floor. `shadow` is how wide it falls, in pixels to either side of the middle. */
export const standing =
  (
    art: Art,
    {
      shadow = 320,
      scale = 1,
      x = 600,
      ...options
    }: SceneOptions & { shadow?: number; scale?: number; x?: number } = {},
  ) =>
  (): string => {
    const colour = colourOf(options);
    return sheet(
      room(colour) +
        (shadow ? flat(oval(x + shadow * 0.08, ground + 4, shadow, 12 + shadow * 0.035), shadowOn(colour)) : '') +
        place(art, x, ground, { scale })(new Pen()),
    );
  };

/** A thing that lies on the table, seen from above; its middle is (0, 0). */
export const flatLay =
  (art: Art, { scale = 1, rotate = 0, ...options }: SceneOptions & { scale?: number; rotate?: number } = {}) =>
  (): string => {
    const colour = colourOf(options);
    const shadow = shadowOn(colour);
    const laid = place(art, 600, 750, { scale, rotate });
    return sheet(flat(rect(0, 0, 1200, 1500), colour) + castShadow(laid, shadow) + laid(new Pen()));
  };

/** What `art` covers, in one colour and a little to the lower right: the light comes from the upper left. */
export function castShadow(art: Art, colour: string, dx = 16, dy = 24): string {
  const silhouette = art(new Pen())
    .replace(/fill="#[0-9a-f]{6}"/gi, `fill="${colour}"`)
    .replace(/stroke="#[0-9a-f]{6}"/gi, `stroke="${colour}"`);
  return `<g transform="translate(${dx} ${dy})" stroke="${colour}">${silhouette}</g>`;
}

interface CloseUpOptions extends SceneOptions {
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
export const closeUp = (art: Art, options: CloseUpOptions) => (): string =>
  sheet(flat(rect(0, 0, pictureSize.width, pictureSize.height), colourOf(options)) + nearBy(art, options)(nearPen()));

/** Part of a thing that stands on the floor; `shadow` as in `standing`. */
export const closeUpStanding =
  (art: Art, { shadow = 320, ...options }: CloseUpOptions & { shadow?: number }) =>
  (): string => {
    const { x, y, zoom } = options;
    const colour = colourOf(options);
    const floor = 750 - y * zoom;
    return sheet(
      room(colour, pictureSize, Math.min(pictureSize.height, floor - (ground - horizon) * zoom)) +
        flat(
          oval(600 + (shadow * 0.08 - x) * zoom, floor + 4, shadow * zoom, (12 + shadow * 0.035) * zoom),
          shadowOn(colour),
        ) +
        nearBy(art, options)(nearPen()),
    );
  };
