/** Clothes, laid flat and seen from above; the middle is (0, 0). */
import { darker, markOn, mix, palette } from './palette.js';
import {
  bothSides,
  circle,
  clip,
  dim,
  flat,
  group,
  hatch,
  join,
  oval,
  place,
  rect,
  times,
  type Art,
  type Pen,
} from './svg.js';

/** A zip with its teeth and its pull, from the top down. */
function zip(pen: Pen, x: number, top: number, bottom: number, colour: string): string {
  const d = `M${x} ${top}V${bottom}`;
  return (
    pen.stroke(d, 14, colour) +
    pen.stroke(d, 8, palette.steel, '4 4') +
    pen.solid(rect(x - 8, top + 8, 16, 40, 7), palette.steel)
  );
}

const stitches = (pen: Pen, d: string, colour: string): string => pen.fineLine(d, markOn(colour), '11 8');

export const jacket =
  (colour: string): Art =>
  (pen) => {
    const seam = markOn(colour);
    const lining = mix(colour, palette.ink, 0.45);
    const sleeve: Art = (p) =>
      join(
        p.shaded(
          'M-186-396C-262-376-296-318-322-240L-462 236Q-468 262-446 270L-352 306Q-328 314-320 288L-204-40z',
          colour,
          'M-300-60L-400 330H-280L-180-60z',
        ),
        p.fineLine('M-456 204L-330 250M-300-210Q-262-180-240-190M-316-150Q-280-110-244-120', seam),
        p.tube('M-430 240L-372 262', 20, palette.ink),
      );
    const body =
      'M-110-430C-150-412-180-402-206-388C-226-300-224-180-224-80L-238 400Q-240 430-210 436Q0 466 210 436Q240 430 238 400L224-80C224-180 226-300 206-388C180-402 150-412 110-430Q0-380-110-430z';
    const hood = 'M-126-420C-162-524-96-604 0-606C96-604 162-524 126-420C80-372-80-372-126-420z';
    return join(
      bothSides(sleeve)(pen),
      pen.shaded(body, colour, 'M104-480C150-260 110 120 150 500H320V-480z'),
      pen.fineLine('M-220-214Q0-170 220-214M-228 396Q0 426 228 396', seam),
      stitches(pen, 'M-232 410Q0 442 232 410', colour),
      pen.shaded(hood, colour, 'M60-640C90-560 70-480 90-380H220V-640z'),
      pen.solid('M-86-424C-112-506-64-566 0-568C64-566 112-506 86-424C50-388-50-388-86-424z', lining),
      pen.fineLine('M0-606V-568M-60-440Q-80-500-34-536', markOn(lining)),
      pen.solid('M-122-428C-62-366 62-366 122-428L132-392C74-318-74-318-132-392z', colour),
      zip(pen, 0, -356, 450, lining),
      pen.fineLine('M30-344V448', seam),
      bothSides(
        (p) => p.tube('M-176 120L-126 280', 17, lining) + p.fineLine('M-176 120L-126 280', palette.steel, '5 5'),
      )(pen),
      bothSides(
        (p) => p.fineLine('M-66-372C-74-320-60-300-66-250') + p.solid(rect(-76, -262, 20, 40, 8), palette.ochre),
      )(pen),
      pen.solid(rect(84, -170, 70, 40, 6), palette.bone),
      pen.fineLine('M98-142L112-160L122-148L130-156L140-142', palette.green),
    );
  };

export const jersey =
  (colour: string, band: string): Art =>
  (pen) => {
    const seam = markOn(colour);
    const body =
      'M-96-400C-140-392-176-378-216-356L-232-150L-226 384Q-226 410-200 412Q0 436 200 412Q226 410 226 384L232-150L216-356C176-378 140-392 96-400Q0-346-96-400z';
    const sleeve: Art = (p) =>
      join(
        p.shaded(
          'M-202-366C-266-336-310-258-404-108Q-412-92-398-82L-282-6Q-266 4-258-14L-216-110z',
          colour,
          'M-330 40L-190-160V40z',
        ),
        p.tube('M-392-104L-276-28', 24, band),
      );
    return join(
      pen.solid('M-66-440Q0-474 66-440Q0-390-66-440z', darker(colour, 0.4)),
      bothSides(sleeve)(pen),
      flat(body, colour),
      clip(
        body,
        flat(rect(-260, -150, 520, 120), band) +
          flat(rect(-260, -14, 520, 16), band) +
          dim('M110-480C150-240 120 160 150 480H320V-480z', 0.13),
      ),
      pen.line(body),
      pen.fineLine('M-226 374Q0 398 226 374M-212-352Q-196-250-228-140M212-352Q196-250 228-140', seam),
      stitches(pen, 'M-224 390Q0 414 224 390', colour),
      pen.solid('M-106-402C-98-432-78-448-64-452Q0-392 64-452C78-448 98-432 106-402Q0-330-106-402z', colour),
      zip(pen, 0, -382, -170, darker(colour, 0.3)),
      pen.fineLine('M-120 250Q-60 270-40 330M150 180Q110 220 116 290', seam),
    );
  };

export const shorts =
  (colour: string): Art =>
  (pen) => {
    const legs =
      'M-220-290L-316 330Q-320 358-292 360L-54 380Q-30 382-27 358L0 20L27 358Q30 382 54 380L292 360Q320 358 316 330L220-290z';
    const loop =
      (x: number): Art =>
      (p) =>
        p.solid(rect(x - 11, -366, 22, 88, 5), colour);
    return join(
      pen.shaded(legs, colour, 'M140-320C190-100 190 120 230 420H360V-320zM-60 400C-40 240-30 120 0-40V400z'),
      pen.solid('M-226-358Q0-336 226-358L222-276Q0-252-222-276z', colour),
      pen.fineLine('M-222-292Q0-268 222-292', markOn(colour)),
      pen.fineLine('M0-258V10M0 20V-20'),
      stitches(pen, 'M44-262V-70Q44-24 6-12', colour),
      pen.fineLine('M-222-190Q-142-184-124-264M222-190Q142-184 124-264'),
      stitches(pen, 'M-224-174Q-128-168-108-264M224-174Q128-168 108-264', colour),
      stitches(pen, 'M-310 326L-30 350M310 326L30 350', colour),
      pen.tube('M170-60L188 90', 16, darker(colour, 0.35)),
      pen.fineLine('M170-60L188 90', palette.steel, '5 5'),
      pen.fineLine('M-60 60Q-100 90-150 80M-50 130Q-90 150-120 146', markOn(colour)),
      loop(-150)(pen),
      loop(150)(pen),
      loop(-70)(pen),
      pen.solid(circle(34, -308, 17), palette.bone),
      pen.fineLine(circle(29, -308, 1.5) + circle(39, -308, 1.5)),
    );
  };

export const cap = (colour: string, stripe: string): Art =>
  place(
    (pen) => {
      const crown = 'M-356 120C-400-90-250-262-16-266C190-266 296-130 300 50Q302 96 288 120C90 176-150 176-356 120z';
      const brim = 'M270 52C360 34 500 66 560 144Q580 172 546 182C450 190 330 184 236 152z';
      const side = 'M-16-266C110-220 190-60 176 160L250 132C256-60 170-220 6-268z';
      return join(
        pen.shaded(brim, colour, 'M200 140Q400 176 580 150V260H200z'),
        stitches(pen, 'M300 80C386 66 476 92 530 158', colour),
        flat(crown, colour),
        clip(crown, flat(side, stripe) + dim('M-420 60C-200 130 100 130 320 70V220H-420z', 0.12)),
        pen.line(crown),
        pen.fineLine(
          'M-16-266C110-220 190-60 176 144M6-268C170-220 256-60 250 124M-30-266C-150-210-220-60-206 142M-16-266C-30-120-24 20-20 156',
          markOn(colour),
        ),
        pen.fineLine('M-352 92C-150 146 90 146 294 92', markOn(colour)),
        pen.fineLine(hatch(6, [-346, 92], [-276, 112], -4, 30), markOn(colour)),
        pen.solid('M-48-266Q-46-290-16-290T18-266Q-16-258-48-266z', stripe),
      );
    },
    -84,
    30,
  );

const finger = (pen: Pen, x: number, top: number, bottom: number, lean: number, colour: string): string =>
  place(
    (p) => p.solid(`M-36 0V${bottom - top}H36V0z`, colour) + p.solid(oval(0, 0, 36, 13), darker(colour, 0.5)),
    x,
    top,
    { rotate: lean },
  )(pen);

function glove(pen: Pen, back: string, palm: string): string {
  const hand = 'M-128 250C-142 150-150 40-146-60Q-140-100-100-104H100Q140-100 142-60C150 40 146 150 128 250z';
  const stitch = markOn(back);
  const knit = times(8, (row) =>
    times(6, (column) => circle(-92 + column * 37 + (row % 2) * 18 - 9, -66 + row * 35, 8)),
  );
  return join(
    place(
      (p) =>
        p.solid('M-40 80C-44 0-42-50-38-86H38C44-40 50 10 70 80z', palm) +
        p.solid(oval(0, -86, 38, 14), darker(palm, 0.5)),
      -150,
      60,
      { rotate: -38 },
    )(pen),
    finger(pen, -104, -198, -60, -7, back),
    finger(pen, -36, -232, -60, -2, back),
    finger(pen, 34, -228, -60, 2, back),
    finger(pen, 103, -190, -60, 7, back),
    flat(hand, back),
    clip(
      hand,
      flat('M60-140C90 0 80 160 96 300H220V-140z', darker(back, 0.1)) +
        pen.fineLine(knit, stitch) +
        pen.stroke('M-146-60C-150 40-142 150-128 250M142-60C150 40 146 150 128 250', 46, palm),
    ),
    pen.line(hand),
    pen.fineLine('M-122-60C-128 40-120 150-106 246M120-60C126 40 122 150 106 246', darker(palm, 0.45), '9 7'),
    pen.solid('M-138 236H138Q150 290 140 340Q138 352 124 352H-124Q-138 352-140 340Q-150 290-138 236z', palm),
    pen.fineLine('M-126 256H128M-128 334H128', darker(palm, 0.45), '9 7'),
    pen.solid(rect(-20, 262, 150, 62, 14), darker(palm, 0.25)),
    pen.solid(circle(12, 293, 15), palette.steel),
    pen.fineLine(circle(12, 293, 6)),
  );
}

export const gloves = (back: string, palm: string): Art =>
  group(
    place((p) => glove(p, back, palm), -236, 40, { rotate: -8, mirror: true }),
    place((p) => glove(p, back, palm), 236, -20, { rotate: 8 }),
  );

function sock(pen: Pen, colour: string, heel: string): string {
  const outline =
    'M-96-460L-100 60C-102 140-140 180-136 256C-132 330-64 352 6 358L290 376C372 380 416 340 412 284C408 236 360 212 304 202C200 184 114 150 108 60L104-460z';
  const mark = markOn(colour);
  return join(
    flat(outline, colour),
    clip(
      outline,
      join(
        flat('M-160 110Q-20 170 10 400H-200V110z', heel),
        flat('M300 160Q250 260 280 400H460V160z', heel),
        pen.fineLine(hatch(9, [-76, -370], [84, -370], 0, 420), mark),
        dim('M40-380C60-100 60 60 80 110C120 200 300 220 440 250V170H120L110-380z', 0.13),
        pen.fineLine('M-160 110Q-20 170 10 400M300 160Q250 260 280 400', darker(heel, 0.4)),
      ),
    ),
    pen.line(outline),
    pen.solid('M-104-476Q4-462 112-476L110-372Q4-358-102-372z', heel),
    pen.fineLine(hatch(11, [-84, -466], [92, -466], 0, 92), darker(heel, 0.35)),
  );
}

export const socks = (colour: string, heel: string): Art =>
  group(
    place((p) => sock(p, colour, heel), 70, -70, { rotate: 9 }),
    place((p) => sock(p, colour, heel), -180, 70, { rotate: -3 }),
  );

export const vest =
  (colour: string): Art =>
  (pen) => {
    const seam = markOn(colour);
    const front =
      'M-96-420C-124-414-150-404-172-390C-166-290-190-210-262-176L-256 404Q-256 430-228 434Q0 458 228 434Q256 430 256 404L262-176C190-210 166-290 172-390C150-404 124-414 96-420Q0-360-96-420z';
    const back = 'M-150-404L-206-384C-216-300-236-226-262-176H262C236-226 216-300 206-384L150-404z';
    return join(
      pen.solid(back, darker(colour, 0.42)),
      clip(
        back,
        pen.fineLine(
          hatch(22, [-280, -420], [280, -420], -120, 300) + hatch(22, [-180, -420], [380, -420], 120, 300),
          darker(colour, 0.62),
        ),
      ),
      pen.solid('M-74-474Q0-500 74-474L64-400H-64z', darker(colour, 0.42)),
      pen.shaded(front, colour, 'M110-480C160-240 120 160 160 480H340V-480z'),
      pen.tube('M-172-384C-166-296-188-218-254-182', 15, palette.ink),
      pen.tube('M172-384C166-296 188-218 254-182', 15, palette.ink),
      pen.fineLine('M-250 396Q0 420 250 396', seam),
      stitches(pen, 'M-250 412Q0 436 250 412', colour),
      pen.solid('M-104-412C-104-448-92-476-72-486Q0-420 72-486C92-476 104-448 104-412Q0-330-104-412z', colour),
      zip(pen, 0, -398, 446, darker(colour, 0.4)),
      pen.fineLine('M34-340V446', seam),
      pen.tube('M-190-90L-96-104', 17, darker(colour, 0.4)),
      pen.fineLine('M-190-90L-96-104', palette.steel, '5 5'),
      pen.solid(rect(96, -110, 70, 40, 6), palette.bone),
      pen.fineLine('M110-82L124-100L134-88L142-96L152-82', palette.green),
      pen.fineLine('M-200 220Q-140 240-120 300M210 130Q160 170 160 230', seam),
    );
  };

export const winterHat =
  (colour: string, stripe: string): Art =>
  (pen) => {
    const dome = 'M-306 160C-330-110-200-352 0-356C200-352 330-110 306 160z';
    const brim =
      'M-336 110Q0 168 336 110Q346 112 346 130L338 300Q336 316 320 320Q0 372-320 320Q-336 316-338 300L-346 130Q-346 112-336 110z';
    const mark = markOn(colour);
    const ribs = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
      .map((step) => `M${step * 56} 170C${step * 58}-60 ${step * 46}-260 ${step * 7}-352`)
      .join('');
    return join(
      flat(dome, colour),
      clip(
        dome,
        join(
          flat('M-340-40Q0 30 340-40V40Q0 110-340 40z', stripe),
          pen.fineLine(ribs, mark),
          pen.fineLine('M-340-40Q0 30 340-40M-340 40Q0 110 340 40'),
          dim('M120-380C200-200 180 0 200 200H360V-380z', 0.12),
          dim('M-340 70Q0 140 340 70V180H-340z', 0.12),
        ),
      ),
      pen.line(dome),
      pen.shaded(brim, colour, 'M200 60Q190 240 200 400H400V60z', 0.11),
      clip(brim, pen.fineLine(hatch(25, [-324, 118], [324, 118], 0, 230), mark)),
      pen.line(brim),
    );
  };
