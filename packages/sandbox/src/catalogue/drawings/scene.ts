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

/** Part of a drawing, near enough to see how it is made: (x, y) of the drawing comes to the middle. */
export const closeUp =
  (
    art: Art,
    { x, y, zoom, rotate = 0, ...options }: SceneOptions & { x: number; y: number; zoom: number; rotate?: number },
  ) =>
  (): string => {
    const moved = place(place(art, -x, -y), 600, 750, { scale: zoom, rotate });
    return sheet(flat(rect(0, 0, 1200, 1500), colourOf(options)) + moved(new Pen(9, 4.6)));
  };
