import { darker, mix, palette } from '../palette.js';
import { between, circle, join, polyline, round, type Pen, type Point } from '../svg.js';
import type { Geometry } from './geometry.js';

type FrameKind = 'diamond' | 'stepThrough' | 'fold' | 'runner';

export interface Tube {
  d: string;
  width: number;
}

const curve = (from: Point, control: Point, to: Point) =>
  `M${round(from[0])} ${round(from[1])}Q${round(control[0])} ${round(control[1])} ${round(to[0])} ${round(to[1])}`;

/** The thin tubes that hold the rear wheel. */
const stays = ({ rear, bb }: Geometry, cluster: Point): Tube[] => [
  { d: polyline(rear, bb), width: 23 },
  { d: polyline(rear, cluster), width: 19 },
];

const headTube = ({ headTop, headBottom }: Geometry): Tube => ({ d: polyline(headTop, headBottom), width: 46 });

function diamond(g: Geometry, { slope, tube }: { slope: number; tube: number }): Tube[] {
  const top = between(g.headTop, g.headBottom, 0.2);
  const bottom = between(g.headTop, g.headBottom, 0.82);
  const cluster = between(g.seatTop, g.bb, slope);
  return [
    ...stays(g, between(cluster, g.bb, 0.03)),
    { d: polyline(g.bb, g.seatTop), width: tube },
    { d: polyline(cluster, top), width: tube - 3 },
    { d: polyline(bottom, g.bb), width: tube + 4 },
    headTube(g),
  ];
}

function stepThrough(g: Geometry): Tube[] {
  const low = between(g.headTop, g.headBottom, 0.86);
  const high = between(g.headTop, g.headBottom, 0.36);
  return [
    ...stays(g, g.onSeatTube(400)),
    { d: polyline(g.bb, g.seatTop), width: 40 },
    { d: curve(high, [g.bb[0] + 220, g.bb[1] - 150], g.onSeatTube(190)), width: 35 },
    { d: curve(low, [g.bb[0] + 230, g.bb[1] - 26], g.bb), width: 42 },
    headTube(g),
  ];
}

function fold(g: Geometry): Tube[] {
  return [
    ...stays(g, g.onSeatTube(170)),
    { d: polyline(g.bb, g.seatTop), width: 38 },
    { d: polyline(between(g.headTop, g.headBottom, 0.5), g.onSeatTube(90)), width: 52 },
    headTube(g),
  ];
}

function runner(g: Geometry): Tube[] {
  const seatFoot: Point = [g.rear[0] + 190, g.rear[1] - 78];
  return [
    {
      d: `M${round(g.headTop[0] + 6)} ${round(g.headTop[1] + 40)}C${round(g.rear[0] + 330)} ${round(g.rear[1] - 70)} ${round(g.rear[0] + 200)} ${round(g.rear[1] - 110)} ${g.rear[0]} ${g.rear[1]}`,
      width: 34,
    },
    { d: polyline(seatFoot, g.seatTop), width: 32 },
    headTube(g),
  ];
}

/** Draws the side of a tube that is away from the light. */
export const shade = (pen: Pen, { d, width }: Tube, colour: string): string =>
  width < 24
    ? ''
    : `<g transform="translate(${round(width * 0.13)} ${round(width * 0.17)})">${pen.stroke(d, width * 0.2, darker(colour, 0.17))}</g>`;

export interface FrameLook {
  kind: FrameKind;
  colour: string;
  /** The place where the top tube meets the seat tube: 0 is the seat tube's top, 1 its bottom. */
  slope?: number;
  /** Thickness of the seat tube; the others follow. */
  tube?: number;
}

function tubesOf(g: Geometry, { kind, slope = 0.1, tube = 36 }: FrameLook): Tube[] {
  const kinds = {
    diamond: () => diamond(g, { slope, tube }),
    stepThrough: () => stepThrough(g),
    fold: () => fold(g),
    runner: () => runner(g),
  };
  return kinds[kind]();
}

export function frame(pen: Pen, g: Geometry, look: FrameLook): string {
  const { colour, kind } = look;
  const tubes = tubesOf(g, look);
  const band = mix(colour, palette.bone, colour === palette.bone ? 0 : 0.85);
  const bandAt = (from: number, to: number) =>
    pen.stripe(polyline(g.onSeatTube(from), g.onSeatTube(to)), (look.tube ?? 36) - pen.main, band);
  const badge = between(g.headTop, g.headBottom, 0.5);
  return join(
    pen.tubes(tubes, colour),
    ...tubes.map((tube) => shade(pen, tube, colour)),
    kind === 'diamond' ? bandAt(190, 215) + bandAt(225, 232) : '',
    kind === 'runner' ? '' : pen.solid(circle(badge[0] + 2, badge[1], 10), palette.ochre),
    kind === 'fold' ? hinge(pen, g) : '',
  );
}

function hinge(pen: Pen, g: Geometry): string {
  const at = between(between(g.headTop, g.headBottom, 0.5), g.onSeatTube(90), 0.46);
  return join(
    pen.solid(`M${round(at[0] - 13)} ${round(at[1] - 42)}h26v84h-26z`, palette.steel),
    pen.fineLine(`M${round(at[0])} ${round(at[1] - 42)}v84`),
    pen.tube(`M${round(at[0] + 4)} ${round(at[1])}l74-6`, 15, palette.iron),
    pen.solid(circle(at[0], at[1], 11), palette.iron),
  );
}
