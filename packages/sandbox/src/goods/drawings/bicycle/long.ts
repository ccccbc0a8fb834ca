/** The two long bicycles: a cargo bike with its load in front, and a tandem. Millimetres. */
import { darker, palette } from '../palette.js';
import { between, circle, join, place, polyline, rect, type Art, type Pen, type Point } from '../svg.js';
import { cockpit, saddle } from './cockpit.js';
import { drivetrain, farCrank, nearCrank, type Drive } from './drivetrain.js';
import { kickstand, rearLight } from './luggage.js';
import { shade, type Tube } from './frame.js';
import { geometryOf } from './geometry.js';
import { mudguard, wheel } from './wheel.js';

const scale = 0.435;

function box(pen: Pen, left: number, right: number): string {
  const outline = `M${left} -690L${right} -600L${right - 60} -250H${left + 50}z`;
  return join(
    pen.shaded(outline, palette.wood, `M${left} -420L${right} -380V-200H${left}z`, 0.1),
    pen.fineLine(
      `M${left + 12} -612L${right - 12} -530M${left + 28} -470L${right - 30} -420`,
      darker(palette.wood, 0.4),
    ),
    pen.tube(`M${left} -690L${right} -600`, 24, palette.wood),
    pen.solid(rect(left + 180, -560, 190, 70, 35), darker(palette.wood, 0.55)),
  );
}

export const longJohn =
  (colour: string): Art =>
  (pen) => {
    const rear: Point = [-815, -345];
    const front: Point = [975, -255];
    const bb: Point = [-385, -290];
    const columnFoot: Point = [5, -330];
    const columnTop: Point = [-85, -800];
    const seatTop: Point = [-520, -730];
    const saddleAt: Point = [-578, -930];
    const headTop: Point = [850, -640];
    const headFoot: Point = [892, -500];
    const drive: Drive = { kind: 'derailleur', ring: 88, cog: 66 };
    const look = { tyre: { width: 48 }, spokes: 32, hasDisc: true };
    const tubes: Tube[] = [
      { d: polyline(rear, bb), width: 28 },
      { d: polyline(rear, between(seatTop, bb, 0.1)), width: 24 },
      { d: polyline(bb, seatTop), width: 43 },
      { d: polyline(between(seatTop, bb, 0.14), between(columnTop, columnFoot, 0.2)), width: 39 },
      { d: polyline(between(columnTop, columnFoot, 0.66), bb), width: 43 },
      {
        d: `M${columnFoot.join(' ')}Q20 -190 120 -190H690Q770 -190 806 -280L${between(headTop, headFoot, 0.3).join(' ')}`,
        width: 53,
      },
      { d: `M${bb.join(' ')}Q-330 -190 -200 -190H140`, width: 47 },
      { d: polyline(columnTop, columnFoot), width: 49 },
      { d: polyline(headTop, headFoot), width: 51 },
    ];
    const drawn = (p: Pen) =>
      join(
        farCrank(p, bb, drive),
        kickstand(
          p,
          geometryOf({
            wheel: 345,
            wheelbase: 1000,
            chainstay: 450,
            bbDrop: 55,
            seatAngle: 72,
            headAngle: 70,
            seatTube: 300,
            headTube: 100,
            fork: 380,
            rake: 40,
            saddle: 500,
          }),
        ),
        wheel(p, rear, 345, look),
        wheel(p, front, 255, { ...look, spokes: 24 }),
        mudguard(p, rear, 345, 150, 300, palette.iron, [160, 205]),
        mudguard(p, front, 255, 168, 318, palette.iron, [174]),
        p.tube(polyline(between(seatTop, bb, 0.3), saddleAt), 28, palette.steel),
        p.tube(polyline(columnTop, [-118, -990]), 30, palette.iron),
        p.tube(polyline(headFoot, [914, -440], front), 30, colour),
        p.tube(`M20 -300L880 -330`, 14, palette.steel),
        p.tubes(tubes, colour),
        ...tubes.map((tube) => shade(p, tube, colour)),
        p.tube(polyline([330, -190], [300, -14], [250, -8]), 18, palette.iron),
        p.solid(circle(885, -330, 16), palette.steel),
        box(p, 40, 850),
        p.tube(polyline(seatTop, between(seatTop, bb, 0.04)), 36, palette.iron),
        drivetrain(p, rear, bb, drive),
        nearCrank(p, bb, drive),
        rearLight(p, [rear[0] - 330, rear[1] - 190]),
        saddle(p, saddleAt, palette.ink),
        cockpit(p, [-118, -990], { bar: 'swept', grip: palette.clay, stem: 30, rise: 10 }),
      );
    return place(drawn, 0, 0, { scale })(pen);
  };

export const tandem =
  (colour: string): Art =>
  (pen) => {
    const rear: Point = [-875, -345];
    const front: Point = [875, -345];
    const bbs: [Point, Point] = [
      [-445, -280],
      [255, -280],
    ];
    const seats: [Point, Point] = [
      [-575, -750],
      [100, -800],
    ];
    const saddles: [Point, Point] = [
      [-628, -940],
      [40, -1000],
    ];
    const headTop: Point = [660, -905];
    const headFoot: Point = [722, -735];
    const stoker: Point = [74, -905];
    const drive: Drive = { kind: 'derailleur', ring: 92, cog: 66 };
    const look = { tyre: { width: 36, sidewall: palette.wood }, spokes: 40 };
    const tubes: Tube[] = [
      { d: polyline(rear, bbs[0]), width: 26 },
      { d: polyline(rear, seats[0]), width: 22 },
      { d: polyline(bbs[0], seats[0]), width: 41 },
      { d: polyline(bbs[1], seats[1]), width: 41 },
      { d: polyline(seats[0], between(seats[1], bbs[1], 0.05), between(headTop, headFoot, 0.2)), width: 40 },
      { d: polyline(bbs[0], between(headTop, headFoot, 0.55)), width: 37 },
      { d: polyline(bbs[1], between(headTop, headFoot, 0.85)), width: 44 },
      { d: polyline(bbs[0], bbs[1]), width: 49 },
      { d: polyline(headTop, headFoot), width: 49 },
    ];
    const blade = `${polyline(headFoot, [780, -560])}Q822 -420 ${front.join(' ')}`;
    const coupling = (p: Pen, [x, y]: Point) => p.solid(rect(x - 16, y - 24, 32, 48, 6), palette.iron);
    const drawn = (p: Pen) =>
      join(
        farCrank(p, bbs[0], drive),
        farCrank(p, bbs[1], drive),
        wheel(p, rear, 345, look),
        wheel(p, front, 345, look),
        ...[0, 1].map((index) =>
          p.tube(polyline(bbs[index] ?? bbs[0], saddles[index] ?? saddles[0]), 26, palette.iron),
        ),
        p.tube(polyline(headTop, [644, -950]), 30, palette.iron),
        p.tube(blade, 25, colour),
        p.solid(circle(...front, 12), palette.steel),
        p.tubes(tubes, colour),
        ...tubes.map((tube) => shade(p, tube, colour)),
        coupling(p, [-200, -280]),
        coupling(p, between(seats[0], seats[1], 0.45)),
        drivetrain(p, rear, bbs[0], drive),
        nearCrank(p, bbs[0], drive),
        p.solid(circle(...bbs[1], 28), palette.iron),
        nearCrank(p, bbs[1], drive),
        saddle(p, saddles[0], palette.clay),
        saddle(p, saddles[1], palette.clay),
        cockpit(p, stoker, { bar: 'drop', grip: palette.clay, stem: -150, rise: 6 }),
        cockpit(p, [644, -950], { bar: 'drop', grip: palette.clay, stem: 96, rise: 6 }),
      );
    return place(drawn, 0, 0, { scale })(pen);
  };
