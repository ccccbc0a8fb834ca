/** Tools. Standing things have their foot at (0, 0), lying things their middle. */
import { black, darker, lighter, markOn, palette } from './palette.js';
import {
  arc,
  bothSides,
  circle,
  clip,
  flat,
  group,
  hatch,
  join,
  oval,
  place,
  polar,
  polyline,
  rect,
  times,
  type Art,
  type PathData,
  type Pen,
  type Point,
} from './svg.js';

/** Draws a bicycle chain through points that are one link apart. */
function chain(pen: Pen, points: Point[], size = 20): string {
  const plates = (parity: 0 | 1, width: number, fill: string) =>
    points
      .slice(1)
      .map((point, index) =>
        index % 2 === parity ? pen.tube(polyline(points[index] ?? point, point), width, fill) : '',
      )
      .join('');
  return join(
    plates(0, size * 1.5, palette.iron),
    plates(1, size * 1.9, palette.steel),
    ...points.map(([x, y]) => pen.solid(circle(x, y, size * 0.42), lighter(palette.steel, 0.3))),
  );
}

/** Returns points at even distances along an arc, in degrees. */
const along = (x: number, y: number, r: number, from: number, to: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => polar(x, y, r, from + ((to - from) * index) / (count - 1)));

const blade = (pen: Pen, length: number, width: number, tip: 'hex' | 'flat' | 'cross'): string => {
  const shaft = pen.tube(`M0 0H${length}`, width, palette.steel);
  const light = pen.stroke(`M60 ${-width * 0.14}H${length - 14}`, pen.fine, palette.bone);
  if (tip === 'hex') return shaft + light;
  if (tip === 'flat')
    return shaft + pen.solid(`M${length - 30} -12L${length + 20} -20V20L${length - 30} 12z`, palette.steel) + light;
  return shaft + pen.solid(`M${length - 20} -14L${length + 26} 0L${length - 20} 14z`, palette.iron) + light;
};

export const multiTool =
  (colour: string, { isFolded = false } = {}): Art =>
  (pen) => {
    const fan = (x: number, tools: [angle: number, length: number, width: number, tip: 'hex' | 'flat' | 'cross'][]) =>
      tools
        .map(([angle, length, width, tip]) => place((p) => blade(p, length, width, tip), x, 0, { rotate: angle })(pen))
        .join('');
    const plate = 'M-330-40Q-330-96-270-96H270Q330-96 330-40V40Q330 96 270 96H-270Q-330 96-330 40z';
    const opened = join(
      fan(-250, [
        [-160, 250, 26, 'hex'],
        [-128, 330, 34, 'flat'],
        [-98, 420, 42, 'hex'],
        [-72, 360, 22, 'hex'],
      ]),
      fan(250, [
        [-16, 240, 22, 'hex'],
        [-46, 330, 30, 'cross'],
        [-80, 440, 50, 'hex'],
        [-110, 340, 28, 'hex'],
      ]),
    );
    const bundle = join(
      ...[-118, 100].map((y) => pen.solid(rect(-300, y, 600, 24, 10), palette.steel)),
      pen.fineLine('M-180-118V-96M-40-118V-96M120-118V-96M-100 100V124M60 100V124M200 100V124'),
    );
    return place(
      (p) =>
        join(
          isFolded ? bundle : opened,
          p.shaded(plate, colour, 'M-360 20C-100 60 200 60 360-20V120H-360z'),
          ...[-250, 250].map(
            (x) =>
              p.solid(circle(x, 0, 40), palette.steel) +
              p.solid(
                polyline(...[0, 60, 120, 180, 240, 300].map((angle) => polar(x, 0, 19, angle))) + 'z',
                palette.iron,
              ),
          ),
          p.fineLine('M-60 34L-10-34L26 16L46-10L76 34', lighter(colour, 0.5)),
          p.fineLine('M-150-66H150M-150 66H150', markOn(colour)),
        ),
      0,
      isFolded ? 0 : 190,
      { rotate: isFolded ? -24 : -6, scale: isFolded ? 1.2 : 1.06 },
    )(pen);
  };

export const hexKeys =
  ({ grip }: { grip?: string } = {}): Art =>
  (pen) => {
    const key = (index: number) => {
      const x = -306 + index * 102;
      const height = 380 + index * 74;
      const width = 17 + index * 4.6;
      const shaft = pen.tube(`M${x} -120V${-height + 40}`, width, black);
      if (grip) {
        return (
          shaft +
          pen.shaded(rect(x - 78, -height - 30, 156, 66 + index * 3, 28), grip, rect(x - 90, -height + 14, 200, 80)) +
          pen.fineLine(`M${x - 50} ${-height - 8}H${x + 40}`, lighter(grip, 0.4))
        );
      }
      return pen.tube(
        `M${x} -120V${-height + 44}Q${x} ${-height} ${x + 44} ${-height}H${x + 66 + index * 14}`,
        width,
        index % 2 ? palette.iron : black,
      );
    };
    const block = 'M-390-170H390Q402-170 402-156L408-20Q408 0 388 0H-388Q-408 0-408-20L-402-156Q-402-170-390-170z';
    return join(
      times(7, (index) => key(6 - index)),
      pen.shaded(block, palette.wood, 'M-420-60H420V20H-420z'),
      pen.fineLine(
        'M-360-128C-200-140-60-120 120-130M-300-96C-120-88 60-104 340-92M-350-34C-200-44 0-28 180-36M220-34H350',
        darker(palette.wood, 0.3),
      ),
      pen.fineLine(
        join(...Array.from({ length: 7 }, (_, index) => `M${-306 + index * 102 - 20} -158H${-306 + index * 102 + 20}`)),
        darker(palette.wood, 0.5),
      ),
    );
  };

/** Draws a floor pump. `lift` is the height of the handle above its rest, and `needle` the angle of the gauge's needle in degrees. */
export const floorPump =
  (colour: string, { lift = 0, needle = 292 }: { lift?: number; needle?: number } = {}): Art =>
  (pen) => {
    const hand =
      'M-236-880Q-250-922-206-930C-120-944-70-918 0-918C70-918 120-944 206-930Q250-922 236-880Q224-850 180-852C110-858 70-862 0-862C-70-862-110-858-180-852Q-224-850-236-880z';
    return join(
      pen.solid(rect(-15, -880 - lift, 30, 180 + lift), palette.steel),
      place(
        (at) =>
          join(
            at.shaded(hand, palette.wood, 'M-250-876C-100-896 100-880 250-890V-830H-250z'),
            at.fineLine('M-190-904C-120-914-80-898-10-898M40-900C100-908 150-914 196-906', darker(palette.wood, 0.3)),
            at.solid(rect(-24, -936, 48, 84, 10), palette.iron),
          ),
        0,
        -lift,
      )(pen),
      pen.shaded(rect(-44, -716, 88, 660), colour, rect(12, -720, 60, 680)),
      pen.solid(rect(-56, -742, 112, 50, 12), palette.iron),
      pen.stroke('M-26-660V-320', 9, lighter(colour, 0.3)),
      pen.solid('M-218 0Q-226-30-186-40L-64-74H64L186-40Q226-30 218 0z', palette.iron),
      pen.fineLine('M-170-22H-90M170-22H90', palette.steel),
      pen.tube('M56-50C210-40 262-180 226-330C196-440 120-470 84-540', 22, palette.ink),
      pen.stroke('M56-50C210-40 262-180 226-330C196-440 120-470 84-540', 3, palette.iron),
      pen.solid('M48-520L84-540L112-590Q120-612 100-622Q80-630 68-608L40-552z', palette.steel),
      pen.tube('M98-610L140-640', 20, black),
      pen.solid(rect(-58, -590, 116, 34, 8), palette.iron),
      pen.solid(circle(0, -140, 92), palette.steel),
      pen.solid(circle(0, -140, 74), palette.bone),
      pen.fineLine(
        join(
          ...Array.from({ length: 11 }, (_, index) =>
            polyline(polar(0, -140, 52 + (index % 2) * 6, 140 + index * 26), polar(0, -140, 66, 140 + index * 26)),
          ),
        ),
      ),
      pen.line(polyline([0, -140], polar(0, -140, 54, needle)), palette.red),
      pen.solid(circle(0, -140, 9), palette.ink),
    );
  };

export const torqueWrench =
  (grip: string): Art =>
  (pen) =>
    join(
      pen.shaded(rect(-130, -26, 620, 52, 8), palette.steel, rect(-140, 4, 640, 40)),
      pen.stroke('M60-13H420', 6, palette.bone),
      pen.solid(rect(-20, -20, 200, 40, 8), palette.bone),
      pen.fineLine(hatch(15, [-8, -14], [168, -14], 0, 16)),
      pen.line('M84-18V18', palette.red),
      pen.shaded(circle(520, 0, 78), palette.steel, 'M450 20Q520 60 600 0V100H450z'),
      pen.solid(circle(520, 0, 50), palette.iron),
      pen.solid('M496-24H544V24H496z', palette.steel),
      pen.fineLine(circle(520, 0, 10)),
      pen.tube('M556-54L592-92', 22, black),
      pen.shaded(rect(-480, -46, 330, 92, 20), grip, rect(-490, 10, 360, 60), 0.1),
      pen.fineLine(
        hatch(20, [-452, -38], [-186, -38], 22, 76) + hatch(20, [-430, -38], [-164, -38], -22, 76),
        palette.iron,
      ),
      pen.solid(rect(-164, -54, 48, 108, 10), palette.steel),
      pen.solid(rect(-530, -50, 56, 100, 16), palette.ochre),
      pen.fineLine(hatch(5, [-518, -42], [-486, -42], 0, 84), darker(palette.ochre, 0.4)),
    );

export const chainWhip =
  (grip: string): Art =>
  (pen) => {
    const hook = along(430, -150, 150, 92, -76, 11);
    const tail = along(430, 172, 150, -92, 128, 14);
    return join(
      chain(pen, tail),
      pen.shaded('M-520-34H380Q440-34 440 0T380 34H-520z', palette.steel, 'M-540 6H460V50H-540z'),
      pen.stroke('M-220-16H360', 6, palette.bone),
      chain(pen, hook),
      pen.solid(circle(430, 0, 20), palette.iron),
      pen.shaded(rect(-590, -52, 340, 104, 46), grip, rect(-600, 10, 370, 60)),
      pen.solid(circle(-540, 0, 20), palette.bone),
      pen.fineLine('M-470-20H-300M-470 20H-300', lighter(grip, 0.4)),
    );
  };

export const repairStand =
  (colour: string): Art =>
  (pen) => {
    const foot: Art = (p) =>
      p.tube('M-30-470L-330-26', 36, palette.steel) +
      p.tube('M-318-44L-346-2', 46, palette.ink) +
      p.tube('M-22-180L-196-216', 22, palette.iron);
    return join(
      bothSides(foot)(pen),
      pen.tube('M0-880V-40', 46, palette.steel),
      pen.tube('M0-520V-130', 66, colour),
      pen.stroke('M-14-490V-160', 8, lighter(colour, 0.3)),
      pen.solid(rect(-46, -560, 92, 80, 14), palette.iron),
      pen.tube('M46-520L110-544', 24, black),
      pen.solid(rect(-46, -220, 92, 70, 14), palette.iron),
      pen.solid(rect(-30, -40, 60, 40, 10), palette.ink),
      pen.solid(rect(-44, -900, 88, 120, 18), palette.iron),
      pen.tube('M30-836H150', 46, palette.steel),
      pen.solid(circle(0, -836, 26), palette.steel),
      pen.fineLine(circle(0, -836, 10)),
      pen.shaded(
        'M130-900H250Q276-900 276-876V-862H176V-810H276V-796Q276-772 250-772H130z',
        colour,
        'M120-820H300V-760H120z',
      ),
      pen.solid(rect(186, -862, 92, 18, 4), palette.wood),
      pen.solid(rect(186, -828, 92, 18, 4), palette.wood),
      pen.tube('M206-772V-700', 20, palette.steel),
      pen.tube('M156-694H256', 34, black),
    );
  };

const lever =
  (colour: string): Art =>
  (pen) => {
    const outline = 'M-52 330Q-52 400 4 400T58 330L46-150C44-240 84-290 66-350Q40-408-14-376C-62-340-50-240-50-170z';
    return join(
      pen.shaded(outline, colour, 'M20-420C0-200 30 100 10 420H90V-420z'),
      pen.solid(circle(4, 336, 24), darker(colour, 0.5)),
      pen.fineLine('M-12-150C-14 0-14 130-12 250M22-150C24 0 26 130 26 250', markOn(colour)),
      pen.fineLine('M-36-296Q0-330 44-330', markOn(colour)),
    );
  };

export const tyreLevers = (colour: string): Art =>
  group(
    place(lever(colour), -230, 10, { rotate: -13 }),
    place(lever(colour), 0, -20),
    place(lever(colour), 230, 10, { rotate: 13 }),
  );

export const chainTool = (): Art => (pen) => {
  const run = (from: number, to: number): Point[] =>
    Array.from({ length: 7 }, (_, index) => [
      -196 + Math.sin((from + index * 62) / 300) * 26,
      from + ((to - from) * index) / 6,
    ]);
  return join(
    chain(pen, run(-500, -128), 26),
    chain(pen, run(84, 456), 26),
    pen.shaded(
      'M-340-120Q-340-150-310-150H-276V70H150V-96Q150-126 180-126H200Q230-126 230-96V110Q230 160 180 160H-290Q-340 160-340 110z',
      palette.iron,
      'M-360 110H260V180H-360z',
    ),
    pen.solid(rect(-244, -20, 96, 94, 12), palette.steel),
    chain(
      pen,
      [
        [-196, -128],
        [-196, -66],
        [-196, -4],
        [-196, 58],
        [-194, 84],
      ],
      26,
    ),
    pen.tube('M-150-36H-20', 16, palette.bone),
    pen.shaded(rect(-30, -64, 190, 56, 6), palette.steel, rect(-40, -30, 220, 40)),
    pen.fineLine(hatch(12, [-16, -62], [146, -62], 8, 52)),
    pen.shaded(rect(226, -66, 190, 60, 8), palette.steel, rect(220, -30, 210, 40)),
    pen.fineLine(hatch(12, [240, -64], [402, -64], 8, 56)),
    pen.shaded(rect(408, -230, 92, 388, 44), palette.wood, rect(462, -240, 60, 420)),
    pen.fineLine('M432-180V60M446-140V110', darker(palette.wood, 0.32)),
    pen.fineLine('M-310 120H160', palette.steel),
  );
};

const roundPatch = (pen: Pen, x: number, y: number, rx: number, ry: number): string =>
  pen.solid(oval(x, y, rx, ry), palette.clay) +
  pen.solid(oval(x, y, rx * 0.66, ry * 0.66), black) +
  pen.stroke(arc(x, y, Math.min(rx, ry) * 0.4, 190, 260), 5, palette.iron);

export const patchKit =
  (colour: string): Art =>
  (pen) => {
    const tin: PathData = rect(-350, 20, 700, 440, 64);
    return join(
      pen.shaded(rect(-350, -460, 700, 440, 64), colour, 'M-400-120C-100-60 200-120 400-240V40H-400z'),
      pen.fineLine(rect(-318, -428, 636, 376, 44), lighter(colour, 0.4)),
      pen.line(circle(0, -240, 112), palette.bone),
      pen.fineLine(
        circle(0, -240, 92) +
          join(
            ...Array.from({ length: 12 }, (_, index) =>
              polyline(polar(0, -240, 14, index * 30), polar(0, -240, 92, index * 30)),
            ),
          ),
        palette.bone,
      ),
      pen.solid(circle(0, -240, 15), palette.ochre),
      ...[-180, 180].map((x) => pen.solid(rect(x - 50, -30, 100, 60, 12), palette.steel)),
      pen.solid(tin, colour),
      pen.solid(rect(-314, 56, 628, 368, 40), palette.bone),
      clip(
        rect(-314, 56, 628, 368, 40),
        flat(rect(-320, 50, 640, 30), darker(palette.bone, 0.16)) +
          flat(rect(-320, 50, 26, 400), darker(palette.bone, 0.16)),
      ),
      place(
        (p) =>
          p.solid(rect(-80, -80, 160, 160, 6), palette.wood) +
          p.fineLine(
            join(
              ...Array.from({ length: 24 }, (_, index) =>
                circle(-62 + (index % 6) * 25, -54 + Math.floor(index / 6) * 36, 2),
              ),
            ),
            darker(palette.wood, 0.5),
          ),
        -30,
        168,
        { rotate: 9 },
      )(pen),
      roundPatch(pen, -210, 170, 78, 78),
      roundPatch(pen, -140, 330, 100, 62),
      roundPatch(pen, 20, 340, 58, 58),
      place(
        (p) =>
          p.solid('M-60-150H60L52 90H-52z', palette.ochre) +
          p.solid(rect(-70, -172, 140, 30, 6), palette.steel) +
          p.solid('M-52 90H52L22 124H-22z', palette.steel) +
          p.solid(rect(-20, 122, 40, 42, 8), palette.red) +
          p.fineLine('M-40-100H40M-38-76H38M-30 20H30', darker(palette.ochre, 0.45)),
        208,
        232,
        { rotate: -12 },
      )(pen),
    );
  };
