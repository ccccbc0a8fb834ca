/** What of a picture shows: how much it is enlarged, and where its upper left corner lies, in sizes of the frame. */
export interface View {
  scale: number;
  /** From `1 - scale`, the picture's right edge in view, to 0, its left edge. Physical, also in right-to-left. */
  x: number;
  y: number;
}

/** A place in the frame: 0 is its left or upper edge, 1 its right or lower one. */
export interface Point {
  x: number;
  y: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };

export const middle: Point = { x: 0.5, y: 0.5 };

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The picture always fills the frame: no edge of it comes into the frame's middle. */
const within = ({ scale, x, y }: View): View => ({
  scale,
  x: clamp(x, 1 - scale, 0),
  y: clamp(y, 1 - scale, 0),
});

/** Enlarges so that what is at the point stays there. */
export function zoomAt(view: View, scale: number, point: Point, maxScale: number): View {
  const to = clamp(scale, 1, maxScale);
  const keep = (corner: number, place: number) => place - ((place - corner) * to) / view.scale;
  return within({ scale: to, x: keep(view.x, point.x), y: keep(view.y, point.y) });
}

/** Moves the picture, in sizes of the frame. */
export const panBy = (view: View, dx: number, dy: number): View => within({ ...view, x: view.x + dx, y: view.y + dy });

/** Shows the part of the picture that the point stands for: the pointer at an edge shows that edge. */
export const lookAt = ({ scale }: View, point: Point): View =>
  within({ scale, x: point.x * (1 - scale), y: point.y * (1 - scale) });
