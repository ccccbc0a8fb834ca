/** Kitchen goods. Standing things have their foot at (0, 0), lying things their middle. */
import { black, darker, lighter, markOn, mix, palette } from './palette.js';
import {
  arc,
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
  type PathData,
  type Pen,
} from './svg.js';

const glass = '#DDE6E1';
const coffee = '#553726';

/** Draws the light on glaze and enamel. */
const shine = (pen: Pen, d: PathData, colour: string): string =>
  pen.stroke(d, pen.main * 2.2, mix(colour, '#FFFFFF', 0.35));

/** Draws small dark grains, as in stoneware. They are always in the same places. */
const speckles = (count: number, width: number, top: number, bottom: number, colour: string): string =>
  flat(
    join(
      ...Array.from({ length: count }, (_, index) =>
        circle(
          ((index * 197) % (2 * width)) - width,
          top + ((index * 131 + index * index * 17) % (bottom - top)),
          2.4 + (index % 3),
        ),
      ),
    ),
    colour,
  );

export const kettle =
  (colour: string): Art =>
  (pen) => {
    const body = 'M-286-30C-350-150-316-340-170-410H170C316-340 350-150 286-30Q276 0 240 4Q0 30-240 4Q-276 0-286-30z';
    const spout = 'M262-240C350-250 356-362 424-424L492-386C446-330 452-190 296-96z';
    return join(
      pen.tube('M-206-380C-250-560-224-690-150-704H150C224-690 250-560 206-380', 24, palette.steel),
      pen.shaded(spout, colour, 'M280-110C420-190 420-330 500-400V-60H280z'),
      pen.solid('M416-430L500-384L510-404L428-448z', palette.ink),
      flat(body, colour),
      clip(
        body,
        dim('M110-440C250-330 230-130 130 40H360V-440z') +
          speckles(46, 300, -380, -40, lighter(colour, 0.4)) +
          flat(rect(-340, -22, 680, 60), palette.ink),
      ),
      pen.line(body),
      shine(pen, 'M-262-140C-274-230-240-306-180-350', colour),
      pen.shaded('M-176-408Q-160-470 0-478Q160-470 176-408Q0-388-176-408z', colour, 'M60-490Q150-460 190-400H80z'),
      pen.fineLine('M-176-408Q0-384 176-408'),
      pen.solid('M-22-478V-496H22V-478z', palette.ink),
      pen.shaded(circle(0, -520, 38), palette.wood, 'M10-570Q40-520 0-480H60V-570z'),
      pen.tube('M-118-706Q0-716 118-706', 58, palette.wood),
      pen.fineLine('M-90-716Q0-724 100-714M-70-696Q10-702 60-698', darker(palette.wood, 0.35)),
      bothSides((p) => p.solid(circle(-206, -372, 20), palette.steel))(pen),
    );
  };

export const mug =
  (colour: string): Art =>
  (pen) => {
    const body = 'M-210-440L-196-50Q-192-14-150-2Q0 22 150-2Q192-14 196-50L210-440z';
    const rim = oval(0, -440, 210, 32);
    return join(
      pen.tube('M196-350C356-372 362-120 188-124', 52, colour),
      flat(body, colour),
      clip(
        body,
        join(
          flat('M-240-64Q0-30 240-64V40H-240z', mix(palette.clay, palette.bone, 0.35)),
          dim('M70-460C120-300 110-100 60 40H260V-460z', 0.12),
          speckles(38, 205, -390, -70, markOn(colour)),
        ),
      ),
      pen.line(body),
      pen.fineLine('M-197-64Q0-30 197-64'),
      shine(pen, 'M-170-370L-160-150', colour),
      pen.solid(rim, colour),
      pen.solid(oval(0, -436, 184, 22), darker(colour, 0.4)),
    );
  };

export const mugAbove =
  (colour: string): Art =>
  (pen) =>
    join(
      place(spoon, -360, 40, { rotate: 8 })(pen),
      pen.tube('M200 40C400 30 420 220 190 170', 58, colour),
      pen.solid(circle(40, 0, 272), colour),
      pen.solid(circle(40, 0, 236), darker(colour, 0.25)),
      pen.solid(circle(40, 0, 218), coffee),
      pen.stroke(arc(40, 0, 176, 150, 235), 16, lighter(coffee, 0.3)),
      pen.fineLine('M-30 40C10 10 60 80 130 30M0 90Q50 110 100 80', lighter(coffee, 0.3)),
    );

const spoon: Art = (pen) =>
  join(
    pen.tube('M0-120L6 330', 26, palette.steel),
    pen.shaded(oval(0, -210, 66, 110), palette.steel, 'M10-330Q50-220 0-100H80V-330z'),
    pen.fineLine(arc(0, -210, 46, 150, 250), palette.bone),
  );

const bowlFront = (w: number, h: number): PathData =>
  `M${-w} ${-h}Q0 ${-h + w * 0.26} ${w} ${-h}C${w * 0.96} ${-h * 0.35} ${w * 0.62} -28 ${w * 0.4} -22L${w * 0.38} 0Q0 16 ${-w * 0.38} 0L${-w * 0.4} -22C${-w * 0.62} -28 ${-w * 0.96} ${-h * 0.35} ${-w} ${-h}z`;

function bowl(pen: Pen, x: number, y: number, w: number, h: number, colour: string): string {
  const front = bowlFront(w, h);
  const art = (p: Pen) =>
    join(
      flat(front, colour),
      clip(
        front,
        dim(`M${w * 0.4} ${-h - 40}C${w * 0.6} ${-h * 0.5} ${w * 0.4} -40 ${w * 0.1} 20H${w}V${-h - 40}z`, 0.12) +
          speckles(26, w, -h, -20, markOn(colour)),
      ),
      p.line(front),
      shine(
        p,
        `M${-w * 0.82} ${-h * 0.72}C${-w * 0.74} ${-h * 0.45} ${-w * 0.62} ${-h * 0.3} ${-w * 0.5} ${-h * 0.2}`,
        colour,
      ),
      p.fineLine(`M${-w * 0.98} ${-h + 26}Q0 ${-h + w * 0.26 + 28} ${w * 0.98} ${-h + 26}`, markOn(colour)),
      p.fineLine(`M${-w * 0.4} -22Q0 -6 ${w * 0.4} -22`),
    );
  return place(art, x, y)(pen);
}

const bowlInside = (pen: Pen, x: number, y: number, w: number, h: number, colour: string): string =>
  pen.solid(oval(x, y - h, w, w * 0.13), darker(colour, 0.3)) +
  pen.solid(oval(x, y - h + 4, w - 22, w * 0.13 - 10), darker(colour, 0.42));

export const bowls = (): Art => (pen) => {
  const set: [x: number, y: number, width: number, height: number, colour: string][] = [
    [0, 0, 400, 330, palette.green],
    [0, -150, 312, 280, palette.ochre],
    [0, -280, 226, 236, palette.bone],
  ];
  // The innermost bowl is highest, and each outer one hides its lower half.
  return (
    set.map((one) => bowlInside(pen, ...one)).join('') +
    set
      .map((one) => bowl(pen, ...one))
      .reverse()
      .join('')
  );
};

const white = '#FBF9F2';

/** Draws a bowl from above, with its contents. */
const bowlAbove = (x: number, y: number, r: number, colour: string, content: (pen: Pen) => string): Art =>
  place(
    (pen) =>
      join(
        pen.solid(circle(0, 0, r), colour),
        pen.solid(circle(0, 0, r - 24), darker(colour, 0.12)),
        clip(
          circle(0, 0, r - 24),
          dim(
            `M${-r} ${-r}H${r}V${-r * 0.5}C${r * 0.2} ${-r * 0.9} ${-r * 0.7} ${-r * 0.5} ${-r * 0.7} ${r * 0.5}H${-r}z`,
            0.16,
          ),
        ),
        pen.stroke(arc(0, 0, r - 12, 195, 250), 8, mix(colour, '#FFFFFF', 0.4)),
        content(pen),
      ),
    x,
    y,
  );

const flour = (pen: Pen): string =>
  pen.shaded(
    'M-190 20C-210-90-110-190 10-186C120-184 206-90 190 20C176 130 90 190-20 184C-110 178-180 110-190 20z',
    white,
    'M210-60C180 60 60 120-120 120V240H240z',
    0.08,
  ) + pen.fineLine('M-110-40C-60-90 20-90 60-50M-60 50C0 10 70 20 110 60M-120 60Q-100 30-80 40', darker(white, 0.3));

const egg = (x: number, y: number, rotate: number): Art =>
  place(
    (pen) =>
      pen.shaded(
        'M-54 20C-54-40-30-78 0-78S54-40 54 20S30 66 0 66S-54 60-54 20z',
        mix(palette.clay, palette.bone, 0.6),
        'M20-90Q40 0-20 80H80V-90z',
      ) + pen.stroke('M-28-20Q-24-44-12-54', 8, white),
    x,
    y,
    { rotate },
  );

const butter: Art = (pen) =>
  pen.shaded('M-60-50L44-64L66 34L-40 56z', '#F0D98A', 'M-60 30L80-4V80H-60z', 0.1) +
  pen.fineLine('M-48-22L52-36M-44 6L58-10', darker('#F0D98A', 0.3));

export const bowlsAbove = (): Art =>
  group(
    bowlAbove(-100, -190, 330, palette.green, flour),
    bowlAbove(150, 300, 240, palette.ochre, group(egg(-70, 20, -30), egg(72, -36, 24), egg(30, 96, 70))),
    bowlAbove(330, -420, 160, palette.bone, butter),
  );

export const pepperMill =
  (colour: string): Art =>
  (pen) => {
    const body =
      'M-140 0Q-152-30-138-74C-128-150-88-180-84-262C-82-312-112-334-112-368C-112-410-74-428-66-490C-62-540-78-586-90-616H90C78-586 62-540 66-490C74-428 112-410 112-368C112-334 82-312 84-262C88-180 128-150 138-74Q152-30 140 0Q0 20-140 0z';
    const head = 'M-86-632C-142-670-138-778-82-826Q-52-850-44-876H44Q52-850 82-826C138-778 142-670 86-632z';
    const grain = darker(colour, 0.3);
    return join(
      flat(body, colour) + clip(body, dim('M30-640C60-400 40-200 50 40H200V-640z')),
      pen.line(body),
      pen.solid(rect(-72, -638, 144, 24, 6), palette.steel),
      pen.shaded(head, colour, 'M36-900C70-800 70-700 40-620H180V-900z'),
      pen.fineLine(
        'M-110-368Q0-352 110-368M-88-606Q0-594 88-606M-139-70Q0-50 139-70M-142-44Q0-24 142-44M-80-826Q0-812 80-826',
      ),
      pen.fineLine(
        'M-60-100C-54-180-40-220-42-300M-20-100C-16-200-10-260-14-330M-50-690C-58-740-40-780-30-800M-10-680C-14-720-6-760-8-790M-34-440C-30-500-36-540-40-580',
        grain,
      ),
      pen.solid('M-30-876V-892H30V-876z', palette.steel),
      pen.shaded(circle(0, -922, 31), palette.ochre, 'M10-960Q36-920 4-890H50V-960z'),
      shine(pen, 'M-96-90Q-104-60-102-40', colour),
    );
  };

export const dripper = (): Art => (pen) => {
  const jug = 'M-128-380C-128-300-232-190-228-60Q-226-10-170 0Q0 18 170 0Q226-10 228-60C232-190 128-300 128-380z';
  const cone = 'M-262-720L-112-462H112L262-720z';
  const porcelain = palette.bone;
  return join(
    pen.tube('M206-210C330-230 340-40 214-50', 34, palette.wood),
    flat(jug, glass),
    clip(
      jug,
      flat('M-260-190Q0-160 260-190V40H-260z', coffee) +
        flat(oval(0, -188, 236, 18), lighter(coffee, 0.22)) +
        dim('M120-400C200-240 180-100 140 40H300V-400z', 0.12),
    ),
    pen.line(jug),
    pen.stroke('M-184-110C-180-160-150-210-120-260', 12, '#FFFFFF'),
    pen.fineLine('M-140-372H140M60-60H120M76-100H130M88-140H134', '#6C7773'),
    pen.solid('M-236-730L-206-800Q0-764 206-800L236-730z', '#E8D9BF'),
    pen.fineLine('M-150-786L-128-730M150-786L128-730M0-772V-730', darker('#E8D9BF', 0.35)),
    pen.tube('M216-680C330-690 330-540 176-560', 34, porcelain),
    pen.shaded(cone, porcelain, 'M90-740L20-440H200L300-740z'),
    pen.fineLine(
      'M-170-700C-140-620-100-540-72-480M-86-704C-74-620-50-540-30-480M4-706C8-620 10-540 8-480M96-704C84-620 64-540 46-480M178-700C150-620 110-540 84-480',
      darker(porcelain, 0.35),
    ),
    pen.solid('M-276-742Q0-690 276-742L268-706Q0-652-268-706z', porcelain),
    pen.solid('M-184-466H184Q204-464 200-440Q0-408-200-440Q-204-464-184-466z', porcelain),
    pen.solid('M-134-424Q0-402 134-424V-384Q0-362-134-384z', black),
  );
};

interface JarFilling {
  colour: string;
  /** The height above the foot, in pixels. */
  level: number;
  detail: (pen: Pen) => string;
}

function jar(x: number, width: number, height: number, { colour, level, detail }: JarFilling): Art {
  const half = width / 2;
  const body = `M${-half + 26} ${-height}H${half - 26}Q${half} ${-height + 6} ${half} ${-height + 40}V-34Q${half} -4 ${half - 34} 0Q0 14 ${-half + 34} 0Q${-half} -4 ${-half} -34V${-height + 40}Q${-half} ${-height + 6} ${-half + 26} ${-height}z`;
  return place(
    (pen) =>
      join(
        flat(body, glass),
        clip(
          body,
          flat(`M${-half} ${-level}Q0 ${-level + 26} ${half} ${-level}V40H${-half}z`, colour) +
            detail(pen) +
            dim(rect(half * 0.5, -height, half, height + 40), 0.1),
        ),
        pen.line(body),
        pen.stroke(`M${-half + 28} ${-height + 70}V${-height * 0.36}`, 12, '#FFFFFF'),
        pen.solid(rect(-half + 14, -height - 16, width - 28, 20, 8), palette.red),
        pen.shaded(
          rect(-half - 4, -height - 78, width + 8, 64, 14),
          palette.wood,
          rect(half * 0.4, -height - 90, width, 100),
        ),
        pen.fineLine(
          `M${-half + 22} ${-height - 56}H${half - 60}M${-half + 50} ${-height - 36}H${half - 26}`,
          darker(palette.wood, 0.3),
        ),
        pen.shaded(rect(-30, -height - 112, 60, 36, 14), palette.wood, rect(8, -height - 120, 40, 60)),
      ),
    x,
    0,
  );
}

export const jars = (): Art => {
  const pasta: JarFilling = {
    colour: '#E2BE78',
    level: 520,
    detail: (pen) => pen.fineLine(hatch(15, [-118, -560], [118, -540], 0, 600), darker('#E2BE78', 0.3)),
  };
  const flour: JarFilling = {
    colour: palette.bone,
    level: 270,
    detail: (pen) =>
      pen.fineLine('M-90-200Q-60-214-30-200M20-120Q50-136 80-120M-70-70Q-40-84-10-70', darker(palette.bone, 0.2)),
  };
  const beans: JarFilling = {
    colour: darker(palette.red, 0.25),
    level: 190,
    detail: (pen) =>
      times(30, (index) =>
        place(
          (p) => p.fineLine(oval(0, 0, 22, 14), lighter(palette.red, 0.25)),
          -110 + (index % 6) * 46 + (Math.floor(index / 6) % 2) * 22,
          -170 + Math.floor(index / 6) * 38,
          { rotate: (index * 47) % 90 },
        )(pen),
      ),
  };
  return group(jar(-300, 250, 640, pasta), jar(0, 270, 430, flour), jar(310, 280, 290, beans));
};

export const knife = (): Art => (pen) => {
  const blade = 'M-70-74H370C470-70 540 0 566 84Q440 100 220 98H-40L-44 40H-70z';
  return join(
    flat(blade, palette.steel),
    clip(
      blade,
      flat('M-80 46C60 30 120 60 240 44C360 30 440 60 600 36V140H-80z', lighter(palette.steel, 0.65)) +
        pen.fineLine('M-80 46C60 30 120 60 240 44C360 30 440 60 600 36', palette.iron) +
        dim('M-80-80H420V-46H-80z', 0.12),
    ),
    pen.line(blade),
    pen.fineLine('M10-24H54M16-8H48M6 8H58M80-26V10M72-14H96M72 0H98', black),
    pen.solid(rect(-150, -50, 90, 100, 8), black),
    pen.shaded('M-570-40L-540-52H-150V52H-540L-570 40z', palette.wood, 'M-600 14H-140V70H-600z'),
    pen.fineLine('M-568 14H-152M-500-30H-330M-440-14H-220M-520 34H-380', darker(palette.wood, 0.32)),
  );
};

export const choppingBoard =
  (colour: string): Art =>
  (pen) => {
    const outline = rect(-310, -440, 620, 880, 44);
    const edge = rect(-310, -412, 620, 880, 44);
    // End grain: blocks of slightly different tone, each with a few growth rings.
    const blocks = times(60, (index) => {
      const [column, row] = [index % 6, Math.floor(index / 6)];
      const x = -330 + column * 110 - (row % 2) * 55;
      const y = -440 + row * 88;
      return flat(
        rect(x, y, 110, 88),
        mix(colour, index % 2 ? palette.ink : palette.bone, 0.05 + ((index * 7) % 5) * 0.025),
      );
    });
    const rings = join(
      ...Array.from({ length: 60 }, (_, index) =>
        (index * 5) % 3 === 0
          ? arc(
              -330 + (index % 6) * 110 - (Math.floor(index / 6) % 2) * 55 + 55,
              -440 + Math.floor(index / 6) * 88 + 92,
              34 + (index % 3) * 12,
              215,
              325,
            )
          : '',
      ),
    );
    const joints = join(...Array.from({ length: 9 }, (_, row) => `M-320 ${-352 + row * 88}H320`));
    return join(
      pen.solid(edge, darker(colour, 0.3)),
      flat(outline, colour),
      clip(outline, blocks + pen.fineLine(rings, darker(colour, 0.28)) + pen.stroke(joints, 2, darker(colour, 0.32))),
      pen.line(outline),
      pen.solid(circle(0, -366, 34), darker(colour, 0.55)),
      pen.fineLine(arc(0, -366, 46, 20, 160), darker(colour, 0.4)),
    );
  };

export const panAbove = ({ hasEggs = false } = {}): Art =>
  place(
    (pen) => {
      const iron = '#2C302D';
      return join(
        pen.shaded('M-58-300L-40-640Q-36-700 0-700Q36-700 40-640L58-300z', iron, 'M14-720H80V-280H24z', 0.4),
        pen.solid('M-17-640Q-17-664 0-664Q17-664 17-640Q17-604 0-570Q-17-604-17-640z', palette.iron),
        pen.fineLine('M-20-540L-30-330M20-540L30-330', palette.iron),
        pen.solid('M-70 316L-46 384Q0 404 46 384L70 316z', iron),
        pen.solid('M-340-60L-392-10L-340 50zM340-60L392-10L340 50z', iron),
        pen.solid(circle(0, 0, 350), iron),
        pen.solid(circle(0, 0, 306), black),
        clip(circle(0, 0, 306), dim('M-320-320H320V-120C200-260-200-300-306 60H-320z', 0.35)),
        pen.stroke(arc(0, 0, 328, 160, 250), 8, palette.iron),
        pen.stroke(arc(0, 0, 270, 15, 70), 7, palette.iron),
        hasEggs ? eggs(pen) : '',
      );
    },
    0,
    160,
  );

const eggs = (pen: Pen): string => {
  const fried = (x: number, y: number, rotate: number) =>
    place(
      (p) =>
        join(
          p.solid(
            'M-110-20C-130-110-20-150 40-110C90-80 150-90 146-10C142 60 80 70 40 96C-10 130-90 110-104 50C-110 20-106 0-110-20z',
            '#FBF9F2',
          ),
          p.shaded(circle(10, -6, 56), '#E0A32E', 'M30-70Q70 0 0 60H90V-70z', 0.12),
          p.stroke(arc(10, -6, 36, 190, 250), 9, '#FBF1D8'),
        ),
      x,
      y,
      { rotate },
    )(pen);
  return (
    fried(-104, -66, 0) +
    fried(96, 92, 130) +
    flat(
      times(9, (index) => circle(-150 + ((index * 61) % 300), 130 - ((index * 89) % 250), 4)),
      palette.bone,
    )
  );
};

export const apron =
  (colour: string): Art =>
  (pen) => {
    const body =
      'M-156-430H156C164-330 196-250 312-200L340 480Q340 512 308 514Q0 534-308 514Q-340 512-340 480L-312-200C-196-250-164-330-156-430z';
    const leather = palette.clay;
    const seam = (d: PathData) => pen.fineLine(d, markOn(colour), '12 8');
    return join(
      pen.tube('M-300-176C-420-120-430 40-386 160', 24, leather),
      pen.tube('M300-176C420-120 430 40 386 160', 24, leather),
      pen.tube('M-120-400C-150-660 150-660 120-400', 34, leather),
      pen.shaded(body, colour, 'M190-460C220-200 210 200 230 560H400V-460z'),
      seam(
        'M-138-412H138M-140-412C-150-320-190-230-294-186L-320 480M140-412C150-320 190-230 294-186L320 480M-318 494Q0 512 318 494',
      ),
      pen.tube('M20-180L44-350', 18, palette.wood),
      pen.solid('M30-340L54-336L52-366Z', palette.bone),
      pen.solid('M-104-300H104V-150Q104-130 84-128H-84Q-104-130-104-150z', colour),
      seam('M-104-276H104M-88-258V-146M88-258V-146'),
      pen.tube('M-110 70L-140-80', 22, palette.wood),
      pen.shaded(oval(-150, -110, 40, 56), palette.wood, 'M-150-180Q-120-110-150-50H-90V-180z'),
      pen.solid('M-220 50H220V250Q220 276 194 278H-194Q-220 276-220 250z', colour),
      pen.fineLine('M30 50V278'),
      seam('M-220 76H220M-204 94V262M204 94V262M16 94V268M44 94V268'),
      bothSides(
        (p) =>
          p.solid(rect(-142, -424, 46, 70, 8), leather) +
          p.solid(circle(-119, -404, 8), palette.ochre) +
          p.solid(circle(-119, -374, 8), palette.ochre),
      )(pen),
      bothSides((p) => p.solid(circle(-300, -172, 15), palette.ochre))(pen),
    );
  };
