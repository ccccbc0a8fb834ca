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

const ground = 850;

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
      shade(rect(776, 128, 1572, 18)),
      pen.shaded(rect(760, 80, 1580, 50), palette.wood, rect(760, 108, 1580, 40)),
      pen.fineLine('M810 96C900 88 1000 102 1150 94M1300 98C1700 90 2000 102 2290 94', darker(palette.wood, 0.3)),
      ...hung.map((art) => castShadow(art) + art(pen)),
      ...pegs.map(([x, y]) => peg(x, y)(pen)),
    ),
    bannerSize,
  );
};

/** The left third stays empty for a title. */
export const banners = {
  bikes: {
    alt: 'An ochre city bike with a rack and a green road bike, side by side.',
    svg: row([
      { art: models.stepThrough(palette.ochre), x: 1190, scale: 0.69, shadow: 350 },
      { art: models.laneOne(palette.green), x: 1965, scale: 0.69, shadow: 340 },
    ]),
  },
  clothing: {
    alt: 'Clothes hanging from a wooden rail: a terracotta jersey, a green rain jacket and ochre shorts.',
    svg: rail(
      [
        { art: jersey(palette.clay, palette.bone), x: 1010, y: 430, scale: 0.6 },
        { art: jacket(palette.green), x: 1550, y: 510, scale: 0.64 },
        { art: shorts(palette.ochre), x: 2080, y: 420, scale: 0.6 },
      ],
      [
        [1010, 158],
        [1550, 158],
        [2080, 208],
      ],
    ),
  },
  tools: {
    alt: 'Workshop tools side by side: a floor pump, a set of hex keys and a repair stand.',
    svg: row([
      { art: floorPump(palette.green), x: 1010, scale: 0.76, shadow: 170 },
      { art: hexKeys(), x: 1460, scale: 0.54, shadow: 235 },
      { art: repairStand(palette.ochre), x: 2030, scale: 0.74, shadow: 250 },
    ]),
  },
  'parts-accessories': {
    alt: 'Bicycle accessories side by side: a tyre, a leather saddle, a bottle in its cage and a pannier.',
    svg: row([
      { art: place(tyre(palette.wood), 0, -474), x: 990, scale: 0.58, shadow: 180 },
      { art: saddle(palette.clay), x: 1470, scale: 0.45, shadow: 130 },
      { art: bottleAndCage(palette.green), x: 1775, scale: 0.54, shadow: 100 },
      { art: pannier(palette.ochre), x: 2110, scale: 0.62, shadow: 190 },
    ]),
  },
  kitchen: {
    alt: 'Kitchen goods side by side: storage jars, a green kettle and stacked bowls.',
    svg: row([
      { art: jars(), x: 1030, scale: 0.62, shadow: 280 },
      { art: kettle(palette.green), x: 1570, scale: 0.68, shadow: 220 },
      { art: bowls(), x: 2100, scale: 0.5, shadow: 190 },
    ]),
  },
};
