import { darker, palette } from '../palette.js';
import { circle, join, place, polyline, rect, round, type Pen, type Point } from '../svg.js';

type BarKind = 'drop' | 'flat' | 'riser' | 'swept';

export interface Cockpit {
  bar: BarKind;
  grip: string;
  /** The distance from the steering axis to the bar. */
  stem?: number;
  /** The distance of the bar above the end of the stem. */
  rise?: number;
  hasLevers?: boolean;
}

const path = (from: Point, d: string) => `M${round(from[0])} ${round(from[1])}${d}`;

const shift = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

function drop(pen: Pen, at: Point, grip: string): string {
  const hood = path(shift(at, 44, -14), 'c16-6 30-18 40-40c5-12 26-10 26 4c0 22-6 44-16 62l-30 8z');
  return join(
    pen.tube(path(shift(at, 92, -18), 'c16 22 16 66-6 104'), 12, palette.steel),
    pen.tube(path(at, 'l48 4c46 2 62 30 54 66c-8 38-40 58-82 58l-54 4'), 30, grip),
    pen.fineLine(path(shift(at, 84, 84), 'l16 12m-42 12l8 18m-38 0l2-26m-30 28l0-26'), darker(grip, 0.45)),
    pen.solid(hood, palette.ink),
  );
}

function flat(pen: Pen, at: Point, grip: string, hasLevers: boolean): string {
  return join(
    hasLevers ? pen.tube(path(shift(at, 12, 4), 'c26 2 44 14 62 30'), 12, palette.steel) : '',
    pen.tube(path(shift(at, 8, -4), 'l-84-12'), 32, grip),
    pen.fineLine(path(shift(at, -20, -24), 'l-3 30m-22-33l-3 30'), darker(grip, 0.5)),
    pen.solid(circle(at[0] + 4, at[1] - 2, 19), palette.iron),
  );
}

function riser(pen: Pen, at: Point, grip: string, hasLevers: boolean): string {
  return join(
    pen.tube(path(at, 'c14-14 10-44-2-70'), 24, palette.iron),
    hasLevers ? pen.tube(path(shift(at, 4, -64), 'c26 4 40 14 56 34'), 12, palette.steel) : '',
    pen.tube(path(shift(at, 0, -74), 'l-88-6'), 33, grip),
    pen.fineLine(path(shift(at, -30, -92), 'l-2 30m-22-32l-2 30'), darker(grip, 0.5)),
  );
}

function swept(pen: Pen, at: Point, grip: string): string {
  const curve = path(at, 'c46-4 66-40 34-66c-40-30-110-24-190-2');
  return join(
    pen.tube(path(shift(at, 2, -70), 'c-22 24-60 38-96 40'), 11, palette.steel),
    pen.tube(curve, 22, palette.steel),
    pen.tube(path(shift(at, -76, -86), 'c-30 4-70 12-112 22'), 33, grip),
  );
}

/** The place of a hand, from the point at which the stem holds the bar. */
const hands: Record<BarKind, Point> = { drop: [100, -26], flat: [-46, -14], riser: [-48, -78], swept: [-136, -76] };

const clampOf = (root: Point, { stem = 90, rise = 0 }: Cockpit): Point => shift(root, stem, -rise);

/** Returns the point of the bar that a hand holds. */
export const gripOf = (root: Point, cockpit: Cockpit): Point => shift(clampOf(root, cockpit), ...hands[cockpit.bar]);

/** Draws stem and handlebar. `root` is a point on the steering axis. */
export function cockpit(pen: Pen, root: Point, look: Cockpit): string {
  const { bar, grip, hasLevers = true } = look;
  const clamp = clampOf(root, look);
  const bars = {
    drop: () => drop(pen, clamp, grip),
    flat: () => flat(pen, clamp, grip, hasLevers),
    riser: () => riser(pen, clamp, grip, hasLevers),
    swept: () => swept(pen, clamp, grip),
  };
  return join(
    pen.tube(polyline(root, clamp), 27, palette.iron),
    bars[bar](),
    bar === 'drop' || bar === 'swept' ? pen.solid(circle(...clamp, 18), palette.iron) : '',
  );
}

const saddleTop =
  'M-132-40C-142-62-124-76-98-70C-60-58-20-54 40-54C86-54 128-60 146-52C156-46 150-36 136-34C84-32 48-26 14-14C-24 4-70 14-104 0C-120-6-128-22-132-40z';
const saddleShade = 'M-150-6C-110-30-60-26-10-34C50-44 100-44 160-48V40H-150z';

/** Draws a saddle on its clamp. */
export function saddle(pen: Pen, [x, y]: Point, colour: string, { isSprung = false } = {}): string {
  const art = (p: Pen) =>
    join(
      isSprung ? p.fineLine('M-92 0v44m-14-36h28m-28 10h28m-28 10h28m-28 10h28') : '',
      p.stroke('M-86 0C-60 26-30 26 0 24S80-6 118-30', p.main * 1.1),
      p.shaded(saddleTop, colour, saddleShade),
      p.solid(rect(-22, 10, 44, 26, 8), palette.iron),
    );
  return place(art, x, y - 22)(pen);
}
