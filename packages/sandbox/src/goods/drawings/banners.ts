/** Wide pictures at the head of the collections: the goods themselves, in a row. */
import * as models from './bicycle/models.js';
import { bowls, jars, kettle } from './kitchen.js';
import { jacket, jersey, shorts } from './clothing.js';
import { darker, palette } from './palette.js';
import { bottleAndCage, pannier, saddle, tyre } from './parts.js';
import { bannerSize, castShadow, sheet } from './scene.js';
import { circle, join, oval, Pen, place, rect, shade, type Art } from './svg.js';
import { floorPump, hexKeys, repairStand } from './tools.js';

interface Placed {
  art: Art;
  x: number;
  scale: number;
  /** Half the width of the shadow on the floor. */
  shadow: number;
}

const ground = 800;

/** Draws things that stand side by side. There is no floor, because a page can place the picture anywhere on its own background. */
const row = (things: Placed[]) => () => {
  const pen = new Pen();
  const shadows = things.map(({ x, shadow }) => shade(oval(x + shadow * 0.06, ground + 3, shadow, 10 + shadow * 0.03)));
  return sheet(
    join(...shadows, ...things.map(({ art, x, scale }) => place(art, x, ground, { scale })(pen))),
    bannerSize,
  );
};

const peg =
  (x: number, y: number): Art =>
  (pen) =>
    pen.solid(circle(x, y, 15), palette.ochre);

interface Hung {
  art: Art;
  x: number;
  y: number;
  scale: number;
  rotate?: number;
}

/** Draws things that hang from a rail in front of a wall. */
const rail = (things: Hung[], pegs: [x: number, y: number][]) => () => {
  const pen = new Pen();
  const hung = things.map(({ art, x, y, scale, rotate = 0 }) => place(art, x, y, { scale, rotate }));
  return sheet(
    join(
      shade(rect(892, 203, 1432, 18)),
      pen.shaded(rect(880, 155, 1440, 50), palette.wood, rect(880, 183, 1440, 40)),
      pen.fineLine(
        'M930 171C1010 163 1100 177 1240 169M1390 173C1740 165 2000 177 2270 169',
        darker(palette.wood, 0.3),
      ),
      ...hung.map((art) => castShadow(art) + art(pen)),
      ...pegs.map(([x, y]) => peg(x, y)(pen)),
    ),
    bannerSize,
  );
};

/** The left third stays empty for a title. The things are in the middle of the other two thirds, which a page may show alone, and not at the upper and lower edge, where a low frame cuts it off. */
export const banners = {
  bikes: {
    alt: 'An ochre city bike with a rack and a green road bike, side by side.',
    svg: row([
      { art: models.stepThrough(palette.ochre), x: 1241, scale: 0.653, shadow: 331 },
      { art: models.laneOne(palette.green), x: 1975, scale: 0.653, shadow: 322 },
    ]),
  },
  clothing: {
    alt: 'Clothes hanging from a wooden rail: a terracotta jersey, a green rain jacket and ochre shorts.',
    svg: rail(
      [
        { art: jersey(palette.clay, palette.bone), x: 1111, y: 480, scale: 0.545 },
        { art: jacket(palette.green), x: 1601, y: 553, scale: 0.581 },
        { art: shorts(palette.ochre), x: 2082, y: 475, scale: 0.545 },
      ],
      [
        [1111, 233],
        [1601, 233],
        [2082, 283],
      ],
    ),
  },
  tools: {
    alt: 'Workshop tools side by side: a floor pump, a set of hex keys and a repair stand.',
    svg: row([
      { art: floorPump(palette.green), x: 1068, scale: 0.66, shadow: 148 },
      { art: hexKeys(), x: 1512, scale: 0.525, shadow: 229 },
      { art: repairStand(palette.ochre), x: 2074, scale: 0.65, shadow: 220 },
    ]),
  },
  'parts-accessories': {
    alt: 'Bicycle accessories side by side: a tyre, a leather saddle, a bottle in its cage and a pannier.',
    svg: row([
      { art: place(tyre(palette.wood), 0, -474), x: 1130, scale: 0.518, shadow: 161 },
      { art: saddle(palette.clay), x: 1559, scale: 0.402, shadow: 116 },
      { art: bottleAndCage(palette.green), x: 1831, scale: 0.482, shadow: 89 },
      { art: pannier(palette.ochre), x: 2130, scale: 0.554, shadow: 170 },
    ]),
  },
  kitchen: {
    alt: 'Kitchen goods side by side: storage jars, a green kettle and stacked bowls.',
    svg: row([
      { art: jars(), x: 1132, scale: 0.579, shadow: 262 },
      { art: kettle(palette.green), x: 1636, scale: 0.635, shadow: 205 },
      { art: bowls(), x: 2131, scale: 0.467, shadow: 177 },
    ]),
  },
};
