/** Parts and accessories. Standing things have their foot at (0, 0), lying things their middle. */
import { black, darker, lighter, markOn, mix, palette } from './palette.js';
import {
  arc,
  circle,
  clip,
  dim,
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
  type Pen,
} from './svg.js';

const rivet = (pen: Pen, x: number, y: number, r = 13): string =>
  pen.solid(circle(x, y, r), palette.ochre) +
  pen.fineLine(circle(x - r * 0.2, y - r * 0.2, r * 0.35), lighter(palette.ochre, 0.6));

export const saddle =
  (colour: string): Art =>
  (pen) => {
    const leather =
      'M-384-470C-404-536-352-580-276-560C-170-530-60-526 90-530C214-534 310-548 372-526C402-510 392-476 362-472C236-462 140-424 70-366C0-306-90-220-196-204C-280-194-336-240-358-312C-372-366-374-420-384-470z';
    return join(
      pen.solid('M-120 0Q-124-22-96-26L96-26Q124-22 120 0z', black),
      pen.tube('M-16-20L-34-190', 50, palette.steel),
      pen.tube('M352-476C300-400 180-240 60-216C-40-200-160-206-300-290', 22, palette.steel),
      pen.solid(
        'M-104-238H28Q44-238 40-222L24-172Q20-160 4-160H-84Q-100-160-102-176L-112-222Q-116-238-104-238z',
        palette.iron,
      ),
      pen.solid(circle(-36, -198, 17), palette.steel),
      pen.fineLine(circle(-36, -198, 6)),
      flat(leather, colour),
      clip(leather, dim('M-420-400C-300-300-180-330-60-420C60-500 240-510 420-500V-100H-420z', 0.14)),
      pen.line(leather),
      pen.stroke('M-330-536C-250-540-180-510-60-506', 10, lighter(colour, 0.35)),
      pen.fineLine(
        'M-352-330C-334-262-276-226-206-232C-110-244-20-330 52-390C120-444 220-486 340-494',
        markOn(colour),
        '12 9',
      ),
      rivet(pen, -352, -490),
      rivet(pen, -360, -436),
      rivet(pen, -350, -382),
      rivet(pen, 350, -508, 11),
      times(4, (index) => pen.fineLine(circle(-120 + index * 40, -300 + index * -36, 5), markOn(colour))),
    );
  };

const pedalArt: Art = (pen) => {
  const cage =
    'M-150-176H110Q150-176 160-140L186-50V50L160 140Q150 176 110 176H-150Q-190 176-196 136L-206 40V-40L-196-136Q-190-176-150-176z';
  const holes = join(
    rect(-150, -128, 118, 96, 18),
    rect(-150, 32, 118, 96, 18),
    rect(20, -128, 110, 96, 18),
    rect(20, 32, 110, 96, 18),
  );
  const pins = [
    [-176, -150],
    [-56, -154],
    [60, -154],
    [132, -140],
    [-176, 150],
    [-56, 154],
    [60, 154],
    [132, 140],
    [-184, 0],
  ] as const;
  return join(
    pen.tube('M150 0H330', 40, palette.steel),
    pen.fineLine(hatch(7, [262, -18], [322, -18], 8, 36)),
    pen.solid(rect(196, -30, 44, 60, 6), palette.iron),
    pen.solid(cage + holes, palette.steel),
    clip(cage, dim('M-220 120H220V200H-220z')),
    pen.line(cage),
    pen.shaded(rect(-206, -30, 400, 60, 24), palette.steel, rect(-220, 4, 440, 40)),
    pen.solid(circle(-170, 0, 20), palette.iron),
    pins.map(([x, y]) => pen.solid(circle(x, y, 9), palette.ink)).join(''),
  );
};

export const pedals = (): Art =>
  group(place(pedalArt, -50, -240, { rotate: -8 }), place(pedalArt, 50, 240, { rotate: 172 }));

export const bell = (): Art => (pen) => {
  const dome = 'M-250-236C-250-400-140-500 0-500C140-500 250-400 250-236Q0-196-250-236z';
  return join(
    pen.tube('M-440-90H440', 96, palette.steel),
    pen.stroke('M-420-112H420', 10, palette.bone),
    pen.fineLine(oval(-440, -90, 12, 42) + oval(440, -90, 12, 42)),
    pen.solid('M-70-196L-84-30Q-84 2-52 2H52Q84 2 84-30L70-196z', palette.iron),
    pen.solid(circle(0, -28, 15), palette.steel),
    pen.tube('M210-214L300-226', 18, palette.iron),
    pen.solid('M282-262Q330-282 342-230Q346-190 306-188Q284-196 284-226z', palette.steel),
    flat(dome, palette.ochre),
    clip(dome, dim('M70-520C190-420 170-280 120-190H280V-520z', 0.18)),
    pen.line(dome),
    pen.stroke('M-196-290C-186-370-130-430-60-450', 16, lighter(palette.ochre, 0.65)),
    pen.fineLine('M-232-318C-120-288 120-288 232-318M-208-364C-110-338 110-338 208-364', darker(palette.ochre, 0.4)),
    pen.solid('M-262-240Q0-194 262-240L258-208Q0-160-258-208z', darker(palette.ochre, 0.18)),
    pen.solid('M-30-500Q-30-534 0-534T30-500Q0-488-30-500z', palette.steel),
  );
};

function lamp(pen: Pen, x: number, r: number, lens: string, isRear: boolean): string {
  const y = -r - 110;
  const ring = (radius: number) => circle(0, y, radius);
  const art = (p: Pen) =>
    join(
      p.tube(`M${-r * 0.42} -30C${-r * 0.6} ${y + r * 0.6} ${r * 0.6} ${y + r * 0.6} ${r * 0.42} -30`, 34, palette.ink),
      p.solid(`M${-r * 0.52} -52H${r * 0.52}L${r * 0.62} 0H${-r * 0.62}z`, black),
      p.fineLine(`M${-r * 0.4} -26H${r * 0.4}`, palette.iron),
      p.shaded(
        ring(r),
        palette.steel,
        `M${-r} ${y + r * 0.4}C0 ${y + r * 0.8} ${r * 0.7} ${y + r * 0.3} ${r * 0.6} ${y - r}H${r * 1.2}V${y + r * 1.1}H${-r}z`,
      ),
      p.fineLine(times(36, (index) => polyline(polar(0, y, r * 0.87, index * 10), polar(0, y, r * 0.97, index * 10)))),
      p.solid(ring(r * 0.8), black),
      p.solid(ring(r * 0.68), lens),
      clip(
        ring(r * 0.68),
        isRear
          ? p.fineLine(
              hatch(9, [-r, y - r], [r, y - r], 0, 2 * r) + hatch(9, [-r, y - r * 0.7], [-r, y + r * 0.7], 2 * r, 0),
              darker(lens, 0.3),
            )
          : flat(`M${-r} ${y + r * 0.1}H${r}V${y + r}H${-r}z`, mix(lens, palette.ochre, 0.28)) +
              p.fineLine(hatch(7, [-r * 0.6, y - r], [r * 0.6, y - r], 0, 2 * r), darker(lens, 0.22)),
      ),
      p.stroke(arc(0, y, r * 0.5, 195, 255), 15, '#FFFFFF'),
      isRear ? '' : p.solid(circle(0, y - r * 0.9, 9), palette.green),
    );
  return place(art, x, 0)(pen);
}

export const lights = (): Art => (pen) =>
  lamp(pen, -130, 215, '#FBF6E4', false) + lamp(pen, 290, 140, palette.red, true);

export const bottleAndCage =
  (colour: string): Art =>
  (pen) => {
    const body =
      'M-146-40Q-146 0-116 4Q0 20 116 4Q146 0 146-40V-380Q146-404 126-420Q112-436 126-452Q146-468 146-492V-570Q146-640 76-664H-76Q-146-640-146-570V-492Q-146-468-126-452Q-112-436-126-420Q-146-404-146-380z';
    return join(
      flat(body, colour),
      clip(
        body,
        dim('M50-700H180V40H60z', 0.13) +
          flat('M-160-300Q0-276 160-300V-250Q0-226-160-250z', colour === palette.bone ? palette.green : palette.bone) +
          pen.fineLine('M-150-560H-90M-150-536H-110M-150-512H-90', markOn(colour)),
      ),
      pen.line(body),
      pen.stroke('M-106-560V-500M-106-350V-320', 12, mix(colour, '#FFFFFF', 0.45)),
      pen.shaded(rect(-100, -740, 200, 84, 22), black, rect(30, -750, 100, 100)),
      pen.fineLine(hatch(11, [-80, -726], [80, -726], 0, 56), palette.iron),
      pen.solid('M-40-736L-30-792H30L40-736z', black),
      pen.solid(rect(-34, -822, 68, 38, 14), palette.bone),
      pen.tube('M-164-70V-290C-164-372-60-330 0-290C60-250 164-210 164-290V-70', 22, palette.steel),
      pen.tube('M-164-90C-164 22-90 26 0 26S164 22 164-90', 22, palette.steel),
      pen.tube('M-60 26V-40Q-60-66-34-66H34Q60-66 60-40V26', 18, palette.steel),
    );
  };

export const rearRack = (): Art => (pen) => {
  const bar = (d: string, width = 28) => ({ d, width });
  return join(
    // The far side first, a little lighter.
    pen.tubes([bar('M60-70L-190-560', 20), bar('M60-70L40-560', 20), bar('M60-70L250-560', 20)], palette.iron),
    pen.tubes(
      [
        bar('M-400-560H360Q410-560 410-600V-640'),
        bar('M-400-560Q-430-560-430-530V-500', 24),
        bar('M0-50L-280-560'),
        bar('M0-50L-30-560'),
        bar('M0-50L220-560'),
        bar('M-214-440H168Q206-440 190-400', 22),
      ],
      black,
    ),
    pen.tubes([bar('M-320-592H320', 20)], black),
    pen.tube('M-290-560V-592M-60-560V-592M180-560V-592', 16, palette.iron),
    pen.stroke('M-390-568H350', 5, palette.steel),
    pen.tube('M-60-18H60', 14, palette.iron),
    pen.solid('M-44-66H44L30 0H-30z', palette.steel),
    pen.solid(circle(0, -34, 15), palette.iron),
    pen.solid(rect(388, -640, 54, 70, 12), palette.red),
    pen.fineLine('M400-618H430M400-600H430', lighter(palette.red, 0.5)),
    pen.solid(circle(-430, -490, 14), palette.steel),
  );
};

export const tyre =
  (sidewall: string): Art =>
  (pen) => {
    const ring = (r: number) => circle(0, 0, r);
    return join(
      pen.stroke(ring(474), 14, palette.ink, '26 9'),
      pen.solid(ring(470) + ring(352), black),
      pen.stroke(ring(456), 10, palette.iron, '5 9'),
      pen.stroke(ring(438), 10, palette.iron, '5 9'),
      pen.solid(ring(424) + ring(352), sidewall),
      clip(ring(424) + ring(352), dim('M-480 260C-200 470 330 420 480-120V480H-480z', 0.14)),
      pen.line(ring(424)),
      pen.fineLine(ring(366), markOn(sidewall)),
      pen.stroke(arc(0, 0, 393, 236, 304), 20, markOn(sidewall), '22 8 40 8 12 8'),
      pen.fineLine(arc(0, 0, 393, 60, 120), markOn(sidewall), '14 10'),
      pen.solid(ring(352) + ring(338), palette.ink),
    );
  };

function strap(pen: Pen, x: number, top: number, bottom: number): string {
  return join(
    pen.shaded(
      `M${x - 30} ${top}H${x + 30}V${bottom - 24}L${x} ${bottom}L${x - 30} ${bottom - 24}z`,
      palette.clay,
      rect(x + 10, top - 10, 40, bottom - top + 20),
    ),
    pen.fineLine(
      `M${x - 18} ${top + 20}V${bottom - 40}M${x + 18} ${top + 20}V${bottom - 40}`,
      darker(palette.clay, 0.4),
      '10 8',
    ),
    pen.solid(join(rect(x - 44, bottom - 130, 88, 64, 10), rect(x - 26, bottom - 114, 52, 32, 4)), palette.ochre),
    pen.line(`M${x} ${bottom - 98}H${x + 30}`),
    pen.fineLine(circle(x, bottom - 44, 4)),
  );
}

export const pannier =
  (colour: string): Art =>
  (pen) => {
    const body = 'M-300-620H300L286-56Q284 0 226 4Q0 16-226 4Q-284 0-286-56z';
    const roll = 'M-322-700Q-340-700-340-668V-612Q-340-580-316-580H316Q340-580 340-612V-668Q340-700 322-700z';
    return join(
      pen.tube('M-110-700C-120-790 120-790 110-700', 26, palette.clay),
      ...[-200, 200].map((x) => pen.tube(`M${x} -680V-746Q${x} -772 ${x + 24} -772H${x + 30}`, 24, black)),
      pen.shaded(body, colour, 'M170-640C210-400 170-200 190 40H340V-640z'),
      pen.solid('M-230-330H230L222-70Q220-40 190-38H-190Q-220-40-222-70z', colour),
      pen.fineLine('M-214-306H214M-210-300L-204-72M210-300L204-72', markOn(colour), '12 9'),
      pen.shaded(roll, colour, 'M-360-636C-200-610 200-610 360-640V-560H-360z'),
      pen.fineLine('M-320-660H120M200-660H320', markOn(colour)),
      strap(pen, -150, -712, -380),
      strap(pen, 150, -712, -380),
      pen.solid(rect(-54, -230, 108, 74, 8), palette.bone),
      pen.fineLine('M-34-174L-8-210L8-190L20-202L36-174', palette.green),
    );
  };

export const lock =
  (colour: string): Art =>
  (pen) =>
    join(
      pen.tube('M-170 260V-240A170 170 0 0 1 170-240V260', 74, black),
      pen.stroke('M-186 220V-240A186 186 0 0 1 60-418', 8, palette.iron),
      pen.solid(rect(-214, 196, 88, 46, 8), palette.steel),
      pen.solid(rect(126, 196, 88, 46, 8), palette.steel),
      pen.shaded(rect(-310, 232, 620, 136, 62), colour, 'M-340 316C-100 350 150 350 340 300V400H-340z'),
      pen.solid(rect(-326, 244, 44, 112, 20), palette.ink),
      pen.solid(rect(282, 244, 44, 112, 20), palette.ink),
      pen.fineLine('M-90 322L-46 276L-16 316L4 296L34 322', darker(colour, 0.5)),
      pen.solid(circle(150, 300, 38), palette.steel),
      pen.solid('M142 288A12 12 0 1 1 158 288L164 320H136z', palette.ink),
      place(
        (p) =>
          p.solid('M-14 60V250L0 268L14 252V226L24 216L14 204V184L24 174L14 162V60z', palette.steel) +
          p.solid(circle(0, 0, 62) + circle(0, -22, 17), palette.ochre) +
          p.fineLine(circle(0, 0, 44), darker(palette.ochre, 0.4)),
        320,
        440,
        { rotate: 62 },
      )(pen),
    );

export const wallHook =
  (felt: string): Art =>
  (pen) => {
    const arm = 'M-200 0H190Q310 0 316-130';
    const hook = (p: Pen) =>
      p.tube(arm, 44, black) +
      p.tube('M-40 0H190Q272 0 296-62', 70, felt) +
      p.fineLine('M-20-16H180M40 16H150', lighter(felt, 0.35), '6 12') +
      p.solid(circle(316, -146, 30), black);
    const block = rect(-400, -360, 230, 720, 36);
    return join(
      place(hook, 60, -120)(pen),
      place(hook, 60, 160)(pen),
      pen.shaded(block, palette.wood, rect(-230, -380, 100, 760)),
      pen.fineLine(
        'M-370-300C-350-100-376 60-362 320M-320-330C-330-160-310-40-326 120M-326 200V330M-270-320C-280-100-256 120-272 330',
        darker(palette.wood, 0.3),
      ),
      ...[-270, 270].map(
        (y) => pen.solid(circle(-285, y, 34), palette.steel) + pen.line(`M-304 ${y + 12}L-266 ${y - 12}`),
      ),
      ...[-120, 160].map((y) => pen.solid(rect(-214, y - 52, 60, 104, 10), black)),
    );
  };

export const frontBasket = (): Art => (pen) => {
  const outline = 'M-400-470L-322-30Q-318 0-286 0H286Q318 0 322-30L400-470z';
  const rows = 10;
  const cell = (row: number, column: number) =>
    rect(-410 + column * 82 + (row % 2) * 41 - 41, -448 + row * 46, 76, 40, 18);
  const weave = (isDark: boolean) =>
    join(
      ...Array.from({ length: rows * 11 }, (_, index) =>
        ((index * 3 + Math.floor(index / 11)) % 4 === 0) === isDark ? cell(Math.floor(index / 11), index % 11) : '',
      ),
    );
  const willow = palette.wood;
  return join(
    pen.solid(oval(0, -470, 404, 40), darker(willow, 0.5)),
    flat(outline, darker(willow, 0.38)),
    clip(
      outline,
      flat(weave(false), willow) + flat(weave(true), darker(willow, 0.12)) + dim('M210-480L160 20H420V-480z', 0.14),
    ),
    pen.line(outline),
    pen.tube('M-408-470Q0-420 408-470', 46, willow),
    pen.fineLine(hatch(26, [-396, -482], [388, -482], 22, 34), darker(willow, 0.45)),
    pen.tube('M-326-16Q0 14 326-16', 34, willow),
    strap(pen, -170, -560, -250),
    strap(pen, 170, -560, -250),
    pen.tube('M-200-556C-200-600-140-600-140-556M140-556C140-600 200-600 200-556', 20, palette.clay),
  );
};

function roll(pen: Pen, x: number, colour: string): string {
  const y = -210;
  const mark = markOn(colour);
  return place(
    (p) =>
      join(
        p.shaded(
          circle(0, y, 210),
          colour,
          `M-200 ${y + 120}C-40 ${y + 220} 190 ${y + 140} 180 ${y - 160}H260V20H-200z`,
        ),
        p.fineLine(join(...[186, 162, 138, 114, 90].map((r) => circle((210 - r) * 0.06, y, r))), mark),
        p.solid(circle(4, y, 66), darker(colour, 0.5)),
        p.fineLine(arc(4, y, 46, 120, 240), mark),
        p.stroke(arc(0, y, 174, 205, 250), 9, mix(colour, '#FFFFFF', 0.3)),
      ),
    x,
    0,
  )(pen);
}

const cork = (x: number): Art =>
  place(
    (pen) =>
      pen.shaded('M-40-120L-48-6Q0 10 48-6L40-120z', palette.wood, 'M10-130V20H60V-130z') +
      pen.solid(oval(0, -120, 40, 12), lighter(palette.wood, 0.3)) +
      flat(
        join(circle(-20, -60, 4), circle(6, -80, 3), circle(16, -30, 4), circle(-24, -26, 3), circle(-4, -44, 3)),
        darker(palette.wood, 0.35),
      ),
    x,
    0,
  );

export const barTape =
  (colour: string): Art =>
  (pen) =>
    join(
      pen.tube('M-10-12C60-6 140-10 200-12', 24, colour),
      roll(pen, -230, colour),
      roll(pen, 210, colour),
      place(cork(-470), 0, 0)(pen),
      place(
        (p) =>
          p.shaded('M-60-40H60Q76-40 76 0T60 40H-60z', palette.wood, 'M-80 10H90V60H-80z') +
          p.solid(oval(-60, 0, 14, 40), lighter(palette.wood, 0.3)),
        -4,
        -44,
        { rotate: -6 },
      )(pen),
    );

const booklet =
  (colour: string): Art =>
  (pen) => {
    const cover = rect(-270, -370, 540, 740, 6);
    const wheel = (r: number) => circle(0, 60, r);
    return join(
      pen.solid(rect(-262, -358, 546, 740, 6), palette.bone),
      pen.fineLine('M278-340V376M-240 376H276'),
      pen.shaded(cover, colour, rect(-290, -390, 48, 780), 0.2),
      pen.stroke(wheel(176), 20, palette.bone),
      pen.stroke(wheel(150), 6, palette.ochre),
      pen.fineLine(
        join(
          ...Array.from({ length: 20 }, (_, index) =>
            polyline(polar(0, 60, 16, index * 18 + (index % 2 ? 60 : -60)), polar(0, 60, 148, index * 18)),
          ),
        ),
        palette.bone,
      ),
      pen.solid(circle(0, 60, 20), palette.ochre),
      pen.stroke('M-170-290H60M-170-250H150', 14, palette.bone),
      pen.stroke('M-170-200H-40', 6, palette.bone),
      pen.stroke('M-170 316H-60', 6, palette.bone),
    );
  };

export const catalogueBooklet = (colour: string): Art =>
  group(place(booklet(palette.ochre), 60, 10, { rotate: 13 }), place(booklet(colour), -30, -10));
