/**
 * The primitives of all drawings. A drawing is path data, filled flat and outlined in ink with one of two pens.
 * Sizes are pixels of the 1200 × 1500 picture; y grows downwards, and an object stands on y = 0.
 */
import { mix, palette } from './palette.js';

/** SVG path data. */
export type PathData = string;

/** An object to draw: SVG elements, at the line weights of the pen it is given. */
export type Art = (pen: Pen) => string;

export type Point = readonly [x: number, y: number];

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Rounds to a tenth of a pixel near the middle of a drawing, and to whole pixels further out. That is enough, and it keeps the files small. */
export const round = (value: number): number =>
  Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value);

export const circle = (x: number, y: number, r: number): PathData => oval(x, y, r, r);

export const oval = (x: number, y: number, rx: number, ry: number): PathData => {
  // Twice the rounded radius, not the rounded diameter: if the two differed, half circles would not meet in the middle.
  const [a, b] = [tenths(rx), tenths(ry)];
  return `M${tenths(x - a)} ${tenths(y)}a${a} ${b} 0 1 0 ${tenths(2 * a)} 0a${a} ${b} 0 1 0 ${tenths(-2 * a)} 0z`;
};

export const rect = (x: number, y: number, width: number, height: number, r = 0): PathData => {
  const radius = Math.min(r, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  const corner = (dx: number, dy: number) =>
    radius ? `a${round(radius)} ${round(radius)} 0 0 1 ${round(dx * radius)} ${round(dy * radius)}` : '';
  return [
    `M${round(x + radius)} ${round(y)}H${round(right - radius)}${corner(1, 1)}`,
    `V${round(bottom - radius)}${corner(-1, 1)}H${round(x + radius)}${corner(-1, -1)}`,
    `V${round(y + radius)}${corner(1, -1)}z`,
  ].join('');
};

export const polyline = (...points: Point[]): PathData =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

export const polygon = (...points: Point[]): PathData => `${polyline(...points)}z`;

/** Returns the point at `angle` degrees, clockwise from 3 o'clock. */
export const polar = (x: number, y: number, r: number, angle: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return [x + r * Math.cos(radians), y + r * Math.sin(radians)];
};

/** Returns an arc, clockwise from one angle to the other, in degrees. */
export const arc = (x: number, y: number, r: number, from: number, to: number): PathData => {
  const [start, end] = [polar(x, y, r, from), polar(x, y, r, to)];
  const large = to - from > 180 ? 1 : 0;
  return `${polyline(start)}A${round(r)} ${round(r)} 0 ${large} 1 ${round(end[0])} ${round(end[1])}`;
};

/** Returns the point at the share `t` of the way from one point to another. */
export const between = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

export const distance = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Joins several subpaths into one. */
export const join = (...paths: PathData[]): PathData => paths.join('');

/** Draws the same thing `count` times. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws a flat area without an outline. */
export const flat = (d: PathData, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;

/** Draws a shadow on the page's background, because a drawing has none of its own. The shadow is deeper on a dark page. */
export const shade = (d: PathData): string =>
  `<path class="shade" d="${d}" fill="${palette.ink}" fill-opacity="0.13" stroke="none"/>`;

/** Draws a shadow over everything below it. */
export const dim = (d: PathData, tone = 0.13): string =>
  `<path d="${d}" fill="${palette.ink}" fill-opacity="${tone}" stroke="none"/>`;

const dash = (pattern?: string) => (pattern ? ` stroke-dasharray="${pattern}" stroke-linecap="butt"` : '');

/** Names a clip path by its contents, so that a drawing is the same text each time it is made. */
const nameOf = (d: PathData): string => {
  let hash = 5381;
  for (const character of d) hash = (hash * 33 + character.charCodeAt(0)) >>> 0;
  return `c${hash.toString(36)}`;
};

/** Cuts `inside` off at `outline`. */
export const clip = (outline: PathData, inside: string): string => {
  const id = nameOf(outline);
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
};

/** Two line weights, which keep their look when a drawing is placed larger or smaller. */
export class Pen {
  constructor(
    /** Outlines. */
    readonly main = 7,
    /** Lines inside an outline: seams, spokes, engraving. */
    readonly fine = 3.6,
  ) {}

  /** Returns the pen for a drawing that will be scaled, so that its lines keep their width. */
  within(scale: number): Pen {
    return new Pen(this.main / scale, this.fine / scale);
  }

  /** Draws an area with an outline. */
  solid(d: PathData, fill: string): string {
    return `<path d="${d}" fill="${fill}" stroke-width="${round(this.main)}"/>`;
  }

  /** Draws an area with an outline. Its side away from the light at the upper left (`shadow`) is a tone darker. */
  shaded(d: PathData, fill: string, shadow: PathData, tone = 0.14): string {
    return flat(d, fill) + clip(d, flat(shadow, mix(fill, palette.ink, tone))) + this.line(d);
  }

  line(d: PathData, colour?: string): string {
    return this.stroke(d, this.main, colour);
  }

  fineLine(d: PathData, colour?: string, pattern?: string): string {
    return this.stroke(d, this.fine, colour, pattern);
  }

  /** Draws a line. A line in ink is an outline. On a dark page, outlines are light. */
  stroke(d: PathData, width: number, colour?: string, pattern?: string): string {
    const own = colour && colour !== palette.ink ? ` stroke="${colour}"` : '';
    return `<path d="${d}" stroke-width="${round(width)}"${own}${dash(pattern)}/>`;
  }

  /** Draws a stripe across something, with square ends. */
  stripe(d: PathData, width: number, colour: string): string {
    return `<path d="${d}" stroke-width="${round(width)}" stroke="${colour}" stroke-linecap="butt"/>`;
  }

  /** Draws a bar or a tube of the given thickness along a path, with its outline. */
  tube(d: PathData, width: number, fill: string): string {
    return this.tubes([{ d, width }], fill);
  }

  /** Draws several tubes that are welded together, with one outline around all of them. A thin tube is all outline. */
  tubes(all: { d: PathData; width: number }[], fill: string): string {
    const outlines = all.map(({ d, width }) => this.stroke(d, width + this.main));
    const fills = all.map(({ d, width }) =>
      width > this.main ? `<path d="${d}" stroke-width="${round(width - this.main)}" stroke="${fill}"/>` : '',
    );
    return [...outlines, ...fills].join('');
  }
}

/** Moves, turns (degrees, clockwise) and scales a drawing. */
export const place =
  (art: Art, x: number, y: number, { scale = 1, rotate = 0, mirror = false } = {}): Art =>
  (pen) => {
    const turn = rotate ? ` rotate(${round(rotate)})` : '';
    const size = scale === 1 && !mirror ? '' : ` scale(${mirror ? -scale : scale} ${scale})`;
    return `<g transform="translate(${round(x)} ${round(y)})${turn}${size}">${art(pen.within(scale))}</g>`;
  };

/** Puts drawings one over the other, the first at the back. */
export const group =
  (...all: Art[]): Art =>
  (pen) =>
    all.map((art) => art(pen)).join('');

/** Draws a thing and its mirror image, left and right of x = 0. */
export const bothSides =
  (art: Art): Art =>
  (pen) =>
    art(pen) + place(art, 0, 0, { mirror: true })(pen);

/** Returns straight lines side by side. Their starts are between `from` and `to`, and `dx` and `dy` lead to their ends. */
export const hatch = (count: number, from: Point, to: Point, dx: number, dy: number): PathData =>
  join(
    ...Array.from({ length: count }, (_, index) => {
      const [x, y] = between(from, to, count === 1 ? 0 : index / (count - 1));
      return polyline([x, y], [x + dx, y + dy]);
    }),
  );
