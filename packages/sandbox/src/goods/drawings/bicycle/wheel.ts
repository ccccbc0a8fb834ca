import { palette, rubber } from '../palette.js';
import { arc, circle, join, polar, polyline, type Pen, type Point } from '../svg.js';

interface Tyre {
  width: number;
  /** The colour of the side, inside the black tread. */
  sidewall?: string;
  isKnobbly?: boolean;
}

export interface WheelLook {
  tyre: Tyre;
  spokes?: number;
  hasDisc?: boolean;
  rim?: string;
}

/** Crossed spokes, as one path. */
function spokePath([x, y]: Point, count: number, hub: number, rim: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (360 / count) * index + 4;
    const lean = index % 2 ? 62 : -62;
    return polyline(polar(x, y, hub, angle + lean), polar(x, y, rim, angle));
  }).join('');
}

export function wheel(
  pen: Pen,
  centre: Point,
  radius: number,
  { tyre, spokes = 28, hasDisc, rim = palette.steel }: WheelLook,
): string {
  const [x, y] = centre;
  const ring = (r: number) => circle(x, y, r);
  const rimRadius = radius - tyre.width - 9;
  return join(
    tyre.isKnobbly ? pen.stroke(ring(radius - 1), 11, palette.ink, '17 11') : '',
    pen.stroke(ring(radius - tyre.width / 2 - 2), tyre.width - 3),
    pen.stroke(ring(radius - tyre.width / 2 - 2), tyre.width - 3 - pen.main, rubber),
    tyre.sidewall ? pen.stroke(ring(radius - tyre.width * 0.68), tyre.width * 0.42, tyre.sidewall) : '',
    pen.stroke(ring(rimRadius), 20),
    pen.stroke(ring(rimRadius), 20 - pen.main, rim),
    pen.stroke(spokePath(centre, spokes, 19, rimRadius - 9), pen.fine * 0.62, palette.iron),
    hasDisc ? pen.stroke(ring(76), 15, palette.iron) + pen.stroke(ring(76), 9, palette.steel, '11 5') : '',
    pen.solid(ring(21), palette.steel),
    pen.fineLine(ring(8)),
  );
}

/** A mudguard over part of the wheel, in degrees clockwise from the front, with its stays to the axle. */
export function mudguard(
  pen: Pen,
  [x, y]: Point,
  radius: number,
  from: number,
  to: number,
  colour: string,
  stays: number[],
): string {
  const r = radius + 16;
  return join(
    ...stays.map((angle) => pen.stroke(polyline([x, y], polar(x, y, r, angle)), pen.fine * 1.1)),
    pen.tube(arc(x, y, r, from, to), 15, colour),
  );
}

/** The teeth of a chainring or a cog, as marks around it. */
export const teeth = (pen: Pen, [x, y]: Point, radius: number): string =>
  pen.stroke(circle(x, y, radius), 7, palette.ink, '6.5 6.2');
