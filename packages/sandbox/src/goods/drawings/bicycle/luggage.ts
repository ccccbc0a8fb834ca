/** Bolted-on parts: racks, bags, lights, stand, bottle. */
import { darker, palette } from '../palette.js';
import { between, join, place, polyline, rect, type Pen, type Point } from '../svg.js';
import type { Geometry } from './geometry.js';

/** A rear rack with its platform above the wheel. */
export function rearRack(pen: Pen, { rear }: Geometry, wheel: number, colour: string = palette.iron): string {
  const top = rear[1] - wheel - 46;
  const [from, to] = [rear[0] - 190, rear[0] + 190];
  return pen.tubes(
    [
      { d: polyline([from, top], [to, top - 4]), width: 13 },
      { d: polyline([from + 20, top], rear, [to - 90, top]), width: 11 },
      { d: polyline(rear, [rear[0] + 20, top]), width: 11 },
    ],
    colour,
  );
}

export function frontRack(pen: Pen, { front }: Geometry): string {
  const y = front[1] - 120;
  return pen.tubes(
    [
      { d: polyline([front[0] - 110, y], [front[0] + 110, y]), width: 11 },
      { d: polyline([front[0] - 80, y], front, [front[0] + 80, y]), width: 10 },
    ],
    palette.iron,
  );
}

/** A roll-top bag, hung by its upper edge. */
export function bag(pen: Pen, [x, y]: Point, width: number, height: number, colour: string): string {
  const art = (p: Pen) => {
    const body = `M${-width / 2} 0L${width / 2} 0L${width / 2 - 14} ${height - 20}Q${width / 2 - 16} ${height} ${width / 2 - 36} ${height}L${-width / 2 + 36} ${height}Q${-width / 2 + 16} ${height} ${-width / 2 + 14} ${height - 20}z`;
    return join(
      p.shaded(
        body,
        colour,
        `M${width * 0.2} -20L${width} -20V${height + 20}H${-width / 2}V${height - 40}Q${width * 0.2} ${height - 40} ${width * 0.2} 0z`,
      ),
      p.solid(rect(-width / 2 - 6, -22, width + 12, 50, 16), colour),
      p.fineLine(`M${-width / 2 + 10} 4H${width / 2 - 10}`, darker(colour, 0.4)),
      p.tube(`M${-width * 0.2} -10V${height * 0.46}`, 28, palette.clay),
      p.tube(`M${width * 0.2} -10V${height * 0.46}`, 28, palette.clay),
      p.fineLine(`M${-width / 2 + 26} ${height * 0.7}H${width / 2 - 26}`, darker(colour, 0.4)),
    );
  };
  return place(art, x, y)(pen);
}

export const rearLight = (pen: Pen, [x, y]: Point): string => pen.solid(rect(x - 16, y - 14, 30, 28, 8), palette.red);

export const headlight = (pen: Pen, [x, y]: Point): string =>
  join(
    pen.solid(
      `M${x - 28} ${y - 12}Q${x - 30} ${y - 30} ${x} ${y - 30}H${x + 26}V${y + 28}H${x}Q${x - 26} ${y + 26} ${x - 28} ${y - 12}z`,
      palette.steel,
    ),
    pen.solid(rect(x + 20, y - 34, 14, 66, 6), palette.bone),
  );

export function kickstand(pen: Pen, { bb }: Geometry): string {
  return pen.tube(polyline([bb[0] - 52, bb[1] - 6], [bb[0] - 128, -10], [bb[0] - 150, -6]), 16, palette.iron);
}

/** A bottle in its cage on the down tube. */
export function bottle(pen: Pen, g: Geometry, colour: string): string {
  const foot = between(g.bb, g.headBottom, 0.3);
  const angle = (Math.atan2(g.headBottom[1] - g.bb[1], g.headBottom[0] - g.bb[0]) * 180) / Math.PI + 90;
  const art = (p: Pen) =>
    join(
      p.shaded(
        'M-84-4V-140Q-84-154-74-160Q-66-166-66-178H-30Q-30-166-22-160Q-12-154-12-140V-4Q-12 4-20 4H-76Q-84 4-84-4z',
        colour,
        'M-34-170H0V20H-34z',
      ),
      p.solid(rect(-68, -204, 40, 28, 6), palette.ink),
      p.fineLine('M-84-96H-12M-84-84H-12', darker(colour, 0.35)),
      p.stroke('M-12 0L-30 8H-70Q-90 6-88-16L-20-66', p.main * 0.9, palette.ink),
    );
  return place(art, foot[0], foot[1], { rotate: angle })(pen);
}
