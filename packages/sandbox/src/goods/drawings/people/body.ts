/** Limbs of people, from the side. Millimetres, as in the drawings of bicycles. */
import { distance, flat, join, type PathData, type Pen, type Point } from '../svg.js';

/** A joint: its place, and the thickness of the body there as a radius. */
export type Joint = readonly [at: Point, radius: number];

const mm = (value: number) => Math.round(value);

/** Returns the outline of two circles and of all that is between them. */
function taper([from, r1]: Joint, [to, r2]: Joint): PathData {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const open = Math.acos(Math.max(-1, Math.min(1, (r1 - r2) / (distance(from, to) || 1))));
  const at = ([x, y]: Point, r: number, turn: number) =>
    `${mm(x + Math.cos(angle + turn) * r)} ${mm(y + Math.sin(angle + turn) * r)}`;
  const large = (turn: number) => (turn > Math.PI / 2 ? 1 : 0);
  return [
    `M${at(from, r1, open)}A${mm(r1)} ${mm(r1)} 0 ${large(Math.PI - open)} 1 ${at(from, r1, -open)}`,
    `L${at(to, r2, -open)}A${mm(r2)} ${mm(r2)} 0 ${large(open)} 1 ${at(to, r2, open)}z`,
  ].join('');
}

/** Draws areas that have one outline together. */
export const joined = (pen: Pen, areas: PathData[], fill: string): string =>
  join(...areas.map((d) => pen.stroke(d, 2 * pen.main)), ...areas.map((d) => flat(d, fill)));

/** Draws a limb along its joints, with one outline. */
export const limb = (pen: Pen, joints: Joint[], fill: string): string =>
  joined(
    pen,
    joints.slice(1).map((joint, index) => taper(joints[index]!, joint)),
    fill,
  );

/**
 * Returns the joint between the ends of a limb whose two bones have these lengths. `side` is 1 if the joint is to the right of the way from
 * `from` to `to`, and -1 if it is to the left. Ends that are too far apart get a stretched limb.
 */
export function bend(from: Point, to: Point, first: number, second: number, side: 1 | -1): Point {
  const reach = distance(from, to);
  const along = (first ** 2 - second ** 2 + reach ** 2) / (2 * reach);
  const out = Math.sqrt(Math.max(0, first ** 2 - along ** 2)) * side;
  const [ux, uy] = [(to[0] - from[0]) / reach, (to[1] - from[1]) / reach];
  return [from[0] + ux * along - uy * out, from[1] + uy * along + ux * out];
}
