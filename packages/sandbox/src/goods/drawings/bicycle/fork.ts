import { palette } from '../palette.js';
import { between, circle, join, polyline, round, type Pen, type Point } from '../svg.js';
import type { Geometry } from './geometry.js';

export type ForkKind = 'curved' | 'straight' | 'suspension';

function curved(pen: Pen, { crown, front, headTop }: Geometry, colour: string): string {
  // The blade follows the steering axis as long as it can, and then sweeps forward to the axle.
  const axis = (length: number): Point => {
    const [dx, dy] = [crown[0] - headTop[0], crown[1] - headTop[1]];
    const unit = Math.hypot(dx, dy);
    return [crown[0] + (dx / unit) * length, crown[1] + (dy / unit) * length];
  };
  const length = Math.hypot(front[0] - crown[0], front[1] - crown[1]);
  const bend = axis(length * 0.5);
  const control = axis(length * 0.88);
  const blade = `${polyline(crown, bend)}Q${round(control[0])} ${round(control[1])} ${round(front[0])} ${round(front[1])}`;
  return pen.tube(blade, 27, colour);
}

function suspension(pen: Pen, { crown, front }: Geometry): string {
  const joint = between(crown, front, 0.36);
  return join(
    pen.tube(polyline(crown, joint), 32, palette.steel),
    pen.tube(polyline(joint, front), 42, '#343835'),
    pen.fineLine(polyline([joint[0] - 24, joint[1] - 4], [joint[0] + 20, joint[1] - 16]), palette.steel),
    pen.tube(polyline([crown[0] - 12, crown[1] - 6], [crown[0] + 14, crown[1] + 4]), 40, '#343835'),
  );
}

export function fork(pen: Pen, g: Geometry, kind: ForkKind, colour: string): string {
  const kinds = {
    curved: () => curved(pen, g, colour),
    straight: () => pen.tube(polyline(g.crown, g.front), 31, colour),
    suspension: () => suspension(pen, g),
  };
  return kinds[kind]() + pen.solid(circle(...g.front, 11), palette.steel);
}
