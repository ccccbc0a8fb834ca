import { clamp } from '../internal/clamp.js';

/** The visible part of a picture: how much it is enlarged, and where its upper left corner is, in units of the frame's size. */
export interface View {
  scale: number;
  /** From `1 - scale`, with the picture's right edge in view, to 0, with its left edge. Physical, also in right-to-left. */
  x: number;
  y: number;
}

/** A place in the frame: 0 is its left or upper edge, 1 its right or lower edge. */
export interface Point {
  x: number;
  y: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };

export const middle: Point = { x: 0.5, y: 0.5 };

/** Limits a view so that the picture fills the frame and no edge of it is inside. */
const within = ({ scale, x, y }: View): View => ({
  scale,
  x: clamp(x, 1 - scale, 0),
  y: clamp(y, 1 - scale, 0),
});

/** Enlarges the picture around a point, which stays in its place. */
export function zoomAt(view: View, scale: number, point: Point, maxScale: number): View {
  const to = clamp(scale, 1, maxScale);
  const keep = (corner: number, place: number) => place - ((place - corner) * to) / view.scale;
  return within({ scale: to, x: keep(view.x, point.x), y: keep(view.y, point.y) });
}

/** Moves the picture, in units of the frame's size. */
export const panBy = (view: View, dx: number, dy: number): View => within({ ...view, x: view.x + dx, y: view.y + dy });

/** Shows the part of the picture at the point: a pointer at an edge shows that edge. */
export const lookAt = ({ scale }: View, point: Point): View =>
  within({ scale, x: point.x * (1 - scale), y: point.y * (1 - scale) });

/** The part of the frame that the whole picture covers: 1 in the direction in which it fills the frame. */
export interface Covered {
  width: number;
  height: number;
}

/** Limits a view to a picture that does not fill the frame: no empty space beside it moves in, and a narrow picture stays in the middle. */
export const around = ({ scale, x, y }: View, { width, height }: Covered): View => ({
  scale,
  x: along(scale, x, width),
  y: along(scale, y, height),
});

const along = (scale: number, corner: number, covered: number) =>
  scale * covered <= 1 ? (1 - scale) / 2 : clamp(corner, 1 - (scale * (1 + covered)) / 2, (-scale * (1 - covered)) / 2);
