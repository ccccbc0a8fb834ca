import { darker, lighter, palette } from '../palette.js';
import {
  between,
  circle,
  distance,
  join,
  polar,
  polygon,
  polyline,
  rect,
  times,
  type Pen,
  type Point,
} from '../svg.js';
import { teeth } from './wheel.js';

export interface Drive {
  kind: 'derailleur' | 'single' | 'belt' | 'guarded';
  /** Radius of the chainring and of the largest cog, in millimetres. */
  ring: number;
  cog: number;
  crank?: number;
  guard?: string;
}

/** The angle of the right crank in degrees: forward and a little down. */
const crankAngle = 14;

/** Returns the ends of the line that touches two circles on the same side: -1 above, 1 below. */
function tangent(from: Point, fromRadius: number, to: Point, toRadius: number, side: 1 | -1): [Point, Point] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const lean = Math.asin((toRadius - fromRadius) / distance(from, to)) * side;
  const normal = angle + (side * Math.PI) / 2 + lean;
  const at = ([x, y]: Point, r: number): Point => [x + Math.cos(normal) * r, y + Math.sin(normal) * r];
  return [at(from, fromRadius), at(to, toRadius)];
}

const links = (pen: Pen, d: string): string => pen.stroke(d, 11) + pen.stroke(d, 4, palette.steel, '7 6');

const pedal = (pen: Pen, [x, y]: Point, colour: string = palette.ink): string =>
  pen.solid(rect(x - 46, y - 12, 92, 24, 7), colour);

/** The middles of the pedals. */
export const pedalsOf = (bb: Point, { crank = 170 }: Partial<Drive> = {}): { near: Point; far: Point } => ({
  near: polar(...bb, crank, crankAngle),
  far: polar(...bb, crank, crankAngle + 180),
});

/** Draws the crank and the pedal of the far side. They come before the frame. */
export function farCrank(pen: Pen, bb: Point, drive: Drive): string {
  const end = pedalsOf(bb, drive).far;
  return pedal(pen, end, palette.iron) + pen.tube(polyline(bb, end), 18, palette.iron);
}

export function nearCrank(pen: Pen, bb: Point, drive: Drive): string {
  const end = pedalsOf(bb, drive).near;
  return join(
    pen.tube(polyline(bb, end), 23, palette.steel),
    pen.solid(circle(...bb, 19), palette.steel),
    pen.fineLine(circle(...bb, 7)),
    pedal(pen, end),
    pen.solid(circle(...end, 8), palette.steel),
  );
}

function chainring(pen: Pen, bb: Point, radius: number): string {
  return join(
    teeth(pen, bb, radius),
    times(5, (index) => pen.tube(polyline(bb, polar(...bb, radius - 12, 72 * index + 20)), 12, palette.steel)),
    pen.stroke(circle(...bb, radius - 9), 14 + pen.main * 0.6),
    pen.stroke(circle(...bb, radius - 9), 14 - pen.main * 0.4, palette.steel),
  );
}

function cassette(pen: Pen, rear: Point, radius: number): string {
  const steps = Math.max(1, Math.round((radius - 24) / 13));
  return join(
    teeth(pen, rear, radius),
    pen.solid(circle(...rear, radius - 2), palette.steel),
    times(steps, (index) =>
      pen.fineLine(circle(...rear, radius - 2 - (index + 1) * ((radius - 26) / steps)), palette.iron),
    ),
    pen.solid(circle(...rear, 20), palette.iron),
    pen.solid(circle(...rear, 8), palette.steel),
  );
}

function derailleur(pen: Pen, rear: Point, bb: Point, { ring, cog }: Drive): string {
  const upper: Point = [rear[0] + 16, rear[1] + Math.max(74, cog * 0.72 + 40)];
  const lower: Point = [upper[0] + 34, upper[1] + 82];
  const [topFrom, topTo] = tangent(rear, cog * 0.66, bb, ring, -1);
  const [bottomFrom, bottomTo] = tangent(lower, 15, bb, ring, 1);
  const hanger: Point = [rear[0] + 8, rear[1] + 30];
  return join(
    links(pen, polyline(topFrom, topTo)),
    links(pen, polyline(bottomFrom, bottomTo)),
    links(
      pen,
      polyline([rear[0] + cog * 0.6, rear[1] + cog * 0.2], [upper[0] + 14, upper[1]], [lower[0] - 14, lower[1]]),
    ),
    chainring(pen, bb, ring),
    cassette(pen, rear, cog),
    pen.tube(polyline(rear, hanger), 20, palette.iron),
    pen.tube(polyline(upper, lower), 17, palette.iron),
    pen.solid(circle(...upper, 16), palette.steel),
    pen.solid(circle(...lower, 16), palette.steel),
    pen.fineLine(circle(...upper, 5)),
    pen.fineLine(circle(...lower, 5)),
    pen.solid(
      polygon(hanger, [hanger[0] + 40, hanger[1] + 6], [upper[0] + 24, upper[1] - 8], [upper[0] - 10, upper[1] - 12]),
      palette.iron,
    ),
  );
}

function loop(pen: Pen, rear: Point, bb: Point, { ring, cog }: Drive, run: (d: string) => string): string {
  return join(
    run(polyline(...tangent(rear, cog, bb, ring, -1))),
    run(polyline(...tangent(rear, cog, bb, ring, 1))),
    chainring(pen, bb, ring),
    pen.solid(circle(...rear, cog - 4), palette.steel),
    teeth(pen, rear, cog),
    pen.solid(circle(...rear, 19), palette.iron),
    pen.solid(circle(...rear, 8), palette.steel),
  );
}

/** Draws a guard that covers the whole chain: an outline around ring and cog. */
function guard(pen: Pen, rear: Point, bb: Point, { ring, cog, guard: colour = palette.bone }: Drive): string {
  const [r1, r2] = [cog + 18, ring + 20];
  const [a, b] = tangent(rear, r1, bb, r2, -1);
  const [c, d] = tangent(rear, r1, bb, r2, 1);
  const outline = `${polyline(a, b)}A${r2} ${r2} 0 1 1 ${d[0]} ${d[1]}L${c[0]} ${c[1]}A${r1} ${r1} 0 1 1 ${a[0]} ${a[1]}z`;
  const low = between(c, d, 0.5);
  return join(
    pen.shaded(
      outline,
      colour,
      polygon([c[0] - 80, low[1] - 26], [d[0] + 200, low[1] - 12], [d[0] + 200, d[1] + 99], [c[0] - 80, c[1] + 99]),
    ),
    pen.fineLine(circle(...bb, ring - 18), darker(colour, 0.4)),
    pen.solid(circle(...rear, 15), palette.steel),
  );
}

/** Draws the chain or belt of the near side, with the wheels that it runs on. */
export function drivetrain(pen: Pen, rear: Point, bb: Point, drive: Drive): string {
  switch (drive.kind) {
    case 'derailleur':
      return derailleur(pen, rear, bb, drive);
    case 'single':
      return loop(pen, rear, bb, drive, (d) => links(pen, d));
    case 'belt':
      return loop(pen, rear, bb, drive, (d) => pen.stroke(d, 13) + pen.stroke(d, 3, lighter(palette.ink, 0.35)));
    case 'guarded':
      return guard(pen, rear, bb, drive);
  }
}
