/** Sheets with more than one thing on them: the goods in use, and a drawing with its measures. */
import { bicycle, stemOf, type BicycleSpec } from './bicycle/bicycle.js';
import { geometryOf } from './bicycle/geometry.js';
import { dark, darker, mix, palette } from './palette.js';
import { sheet } from './scene.js';
import {
  circle,
  flat,
  hatch,
  join,
  oval,
  Pen,
  place,
  polyline,
  rect,
  round,
  shade,
  type Art,
  type Point,
} from './svg.js';

/** Draws faint lines of the background: tiles, squared paper. */
export const faint = (lines: string) => `<g opacity="0.08">${lines}</g>`;

/** Draws two things side by side on a kitchen shelf. */
export const shelf = (left: Art, right: Art) => (): string => {
  const pen = new Pen();
  const tiles = faint(pen.stroke(hatch(7, [0, 120], [0, 1500], 1200, 0) + hatch(8, [80, 0], [1120, 0], 0, 1500), 3));
  return sheet(
    join(
      tiles,
      shade(rect(0, 1084, 1200, 46)),
      shade(oval(400, 1018, 300, 16)),
      pen.shaded(rect(-20, 1010, 1240, 74), palette.wood, rect(-20, 1052, 1240, 60)),
      pen.fineLine(
        'M60 1036C260 1024 400 1044 620 1032M700 1040C860 1030 1000 1042 1150 1034',
        darker(palette.wood, 0.3),
      ),
      place(left, 440, 1016, { scale: 0.92 })(pen),
      place(right, 960, 1016, { scale: 0.56 })(pen),
      towelRail(pen),
    ),
  );
};

/** Draws a tea towel over a rail below the shelf. */
function towelRail(pen: Pen): string {
  const cloth = 'M196 1206Q330 1190 464 1206L476 1540H184z';
  return join(
    pen.solid(rect(110, 1130, 22, 84, 8), palette.iron) + pen.solid(rect(1068, 1130, 22, 84, 8), palette.iron),
    pen.tube('M96 1210H1104', 22, palette.steel),
    pen.shaded(cloth, palette.bone, 'M400 1180L420 1560H520V1180z'),
    pen.stroke('M192 1400Q330 1412 470 1400M190 1436Q330 1448 472 1436', 10, palette.green),
    pen.fineLine('M270 1240L262 1372M372 1230L380 1380', darker(palette.bone, 0.3)),
  );
}

/** Draws a thing on a road between hills, with a low sun. */
export const outdoors =
  (art: Art, { colour = palette.green }: { colour?: string } = {}) =>
  (): string => {
    const pen = new Pen();
    const sky = mix(colour, palette.bone, 0.84);
    const tone = (share: number) => mix(colour, palette.bone, share);
    const tree = (x: number, y: number, size: number) =>
      flat(`M${x} ${y - size}L${x + size * 0.26} ${y}H${round(x - size * 0.26)}z`, tone(0.16)) +
      flat(rect(x - 5, y - 4, 10, size * 0.16), tone(0.05));
    return sheet(
      join(
        flat(rect(0, 0, 1200, 1500), sky),
        flat(circle(860, 400, 130), mix(palette.ochre, palette.bone, 0.35)),
        flat('M0 640C180 520 300 480 460 560C620 640 760 520 900 500C1040 480 1120 560 1200 600V1200H0z', tone(0.62)),
        flat('M0 800C200 690 420 720 620 790C820 860 1000 730 1200 740V1200H0z', tone(0.44)),
        tree(120, 800, 130) + tree(200, 790, 170) + tree(270, 800, 110) + tree(1010, 800, 150) + tree(1090, 796, 110),
        flat('M0 930C260 850 560 900 760 900C940 900 1060 860 1200 850V1200H0z', tone(0.28)),
        flat('M0 1040C300 1010 900 1010 1200 1040V1500H0z', mix(palette.bone, palette.ink, 0.16)),
        flat('M0 1210C300 1190 900 1190 1200 1210V1222C900 1204 300 1204 0 1222z', palette.bone),
        flat('M0 1330C300 1310 900 1310 1200 1330V1500H0z', tone(0.22)),
        pen.fineLine(
          'M60 1330l10-34 8 34M180 1322l8-30 10 30M1010 1322l8-36 12 36M1120 1326l10-30 8 30M520 1318l8-26 8 26',
          tone(0),
        ),
        pen.fineLine('M330 300q20-22 38 0q20-22 38 0M470 360q14-16 28 0q14-16 28 0', palette.ink),
        flat(oval(610, 1134, 480, 20), mix(palette.bone, palette.ink, 0.3)),
        // On a dark page it is evening.
        `<path class="night" opacity="0" d="${rect(0, 0, 1200, 1500)}" fill="${dark.night}" stroke="none"/>`,
        place(art, 600, 1126)(pen),
      ),
    );
  };

/** Letters drawn as lines, since a picture has no fonts. 100 high. */
const letters = {
  A: 'M-34 50L0-50L34 50M-22 16H22',
  B: 'M-26-50V50H8Q34 50 34 24T8 0H-26M-26-50H4Q28-50 28-26T4 0',
  C: 'M30-30Q18-50-4-50Q-34-50-34 0T-4 50Q18 50 30 30',
} as const;

function measure(pen: Pen, letter: keyof typeof letters, from: Point, to: Point): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isUpright = Math.abs(to[0] - from[0]) < 1;
  const tick = ([x, y]: Point) => (isUpright ? `M${round(x - 22)} ${round(y)}h44` : `M${round(x)} ${round(y - 22)}v44`);
  return join(
    pen.line(polyline(from, to) + tick(from) + tick(to), palette.red),
    flat(circle(...middle, 46), palette.bone),
    place((p) => p.line(letters[letter], palette.red), middle[0], middle[1], { scale: 0.5 })(new Pen(pen.main * 0.8)),
  );
}

/** Draws a bicycle with its wheelbase (A), reach (B) and bar height (C). */
export const sizeChart = (spec: BicycleSpec) => (): string => {
  const pen = new Pen();
  const g = geometryOf(spec.measures);
  // A little smaller than usual: the letters need room beside it.
  const shrink = 0.88;
  const scale = spec.scale * shrink;
  const [x0, ground] = [555, 1010];
  const at = ([x, y]: Point): Point => [x0 + x * scale, ground + y * scale];
  const [rear, front, bb, head, stem] = [at(g.rear), at(g.front), at(g.bb), at(g.headTop), at(stemOf(g, spec))];
  const guide = (d: string) => pen.fineLine(d, palette.red, '10 10');
  return sheet(
    join(
      faint(pen.stroke(hatch(16, [0, 0], [0, 1500], 1200, 0) + hatch(13, [0, 0], [1200, 0], 0, 1500), 2)),
      pen.stroke(`M0 ${ground + 6}H1200`, 4),
      place(bicycle(spec), x0, ground, { scale: shrink })(pen),
      guide(polyline(rear, [rear[0], 1180]) + polyline(front, [front[0], 1180])),
      guide(polyline(bb, [bb[0], 360]) + polyline(head, [head[0], 360])),
      guide(polyline(stem, [1120, stem[1]])),
      measure(pen, 'A', [rear[0], 1150], [front[0], 1150]),
      measure(pen, 'B', [bb[0], 390], [head[0], 390]),
      measure(pen, 'C', [1096, stem[1]], [1096, ground]),
      pen.solid(circle(...rear, 12), palette.red) +
        pen.solid(circle(...front, 12), palette.red) +
        pen.solid(circle(...bb, 12), palette.red) +
        pen.solid(circle(...head, 12), palette.red),
    ),
  );
};
