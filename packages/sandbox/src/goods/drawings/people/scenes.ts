/** Pictures of people who use the goods. */
import { bicycle, type BicycleSpec } from '../bicycle/bicycle.js';
import { wheel } from '../bicycle/wheel.js';
import { dripper, kettle, mug } from '../kitchen.js';
import { darker, palette } from '../palette.js';
import { frontBasket, pannier } from '../parts.js';
import { sheet, floorBelow } from '../scene.js';
import { faint, outdoors } from '../stills.js';
import { circle, flat, hatch, join, oval, Pen, place, rect, shade, times, type Art, type Point } from '../svg.js';
import { repairStand } from '../tools.js';
import { looks } from './looks.js';
import { person, type Look, type Pose } from './person.js';
import { ridden } from './rider.js';

/** Draws somebody who rides through hills. */
export const riding = (spec: BicycleSpec, look: Look, colour: string) =>
  outdoors(place(ridden(spec, look), 0, 0, { scale: 0.86 }), { colour });

/** Pixels per millimetre of people who stand. */
const scale = 0.56;

/** Draws a person around a thing: the far limbs are behind it. The thing is in pixels, with the person's middle and the floor at (0, 0). */
const using =
  (pose: Pose, look: Look, thing: Art, overlay: Art = () => ''): Art =>
  (pen) => {
    const { behind, before } = person(pose, look);
    const body = (art: Art) => place(art, 0, 0, { scale })(pen);
    return body(behind) + thing(pen) + body(before) + overlay(pen);
  };

const ankle = -66;

const walking: Pick<Pose, 'hip' | 'shoulder' | 'feet'> = {
  hip: [0, -905],
  shoulder: [24, -1410],
  feet: { near: [190, ankle - 4], far: [-270, ankle - 50], toes: { near: -8, far: 34 } },
};

const standing: Pick<Pose, 'hip' | 'shoulder' | 'feet'> = {
  hip: [0, -920],
  shoulder: [30, -1424],
  feet: { near: [-30, ankle], far: [110, ankle - 8] },
};

/** Draws somebody who carries a pannier along a road. */
export const carrying = (colour: string) => {
  const hand: Point = [96, -830];
  const bag = place(pannier(colour), hand[0] * scale, (hand[1] + 790 * 0.62) * scale, { scale: 0.36 });
  const pose: Pose = { ...walking, hands: { near: hand, far: [-190, -900] } };
  return outdoors(
    using(pose, looks.walker, () => '', bag),
    { colour: palette.mist },
  );
};

const leaves: Art = (pen) =>
  join(
    ...[-34, -12, 12].map((turn, index) =>
      place(
        (p) =>
          p.solid('M0 0C-46-60-46-170 0-230C46-170 46-60 0 0z', index === 1 ? '#5E8B5A' : palette.green) +
          p.fineLine('M0-10V-190'),
        -150 + index * 60,
        -400,
        { rotate: turn },
      )(pen),
    ),
    pen.tube('M120-380L250-760', 108, palette.wood),
    pen.fineLine('M130-520l60 34M156-600l60 34M184-680l60 34', darker(palette.wood, 0.4)),
  );

/** Draws somebody who comes from the market, with a full basket on the arm. */
export const shopping = () => {
  const pose: Pose = { ...walking, hands: { near: [300, -1120], far: [-170, -890] } };
  const basket: Art = (pen) => leaves(pen) + frontBasket()(pen);
  const hung = place(basket, 118, -470, { scale: 0.4 });
  return outdoors(using(pose, looks.market, hung), { colour: palette.ochre });
};

const floor = 1126;

/** Draws a workshop: a wall of pegs, and the floor. */
const workshop = (...things: Art[]) => {
  const pen = new Pen();
  const pegs = faint(
    flat(
      times(9, (row) => times(12, (column) => circle(50 + column * 100, 90 + row * 100, 7))),
      palette.ink,
    ),
  );
  return sheet(join(pegs, floorBelow(1000), ...things.map((art) => art(pen))));
};

/** Draws somebody who turns the cranks of a bicycle in a repair stand. */
export const mending = (spec: BicycleSpec) => (): string => {
  const pose: Pose = {
    ...standing,
    shoulder: [256, -1372],
    nod: 18,
    hands: { near: [681, -1010], far: [591, -1290] },
  };
  const stand = place(repairStand(palette.green), 104, 0, { scale: 0.94 });
  const bike = place(bicycle(spec), 438, -437, { scale: 0.66 });
  return workshop(
    () => shade(oval(560, floor + 4, 400, 20)),
    place(
      using(pose, looks.mechanic, (pen) => bike(pen) + stand(pen)),
      300,
      floor,
    ),
  );
};

const aproned =
  (colour: string): Art =>
  (pen) =>
    place(
      (p) =>
        join(
          p.solid(
            'M30-1330C90-1300 150-1240 158-1150L176-900C190-780 196-640 186-520Q60-500-70-520C-88-660-84-800-70-900C-62-960-40-990-24-1030C-4-1110 6-1230 30-1330z',
            colour,
          ),
          p.fineLine('M120-880V-720Q60-708-20-720V-880z', darker(colour, 0.5)),
          p.tube('M40-1330C20-1400-10-1450-16-1470', 26, palette.clay),
          p.tube('M-40-960C-80-950-100-940-112-930', 22, palette.clay),
        ),
      0,
      0,
      { scale },
    )(pen);

/** Draws somebody in an apron who checks that a wheel runs true. */
export const truing = (colour: string) => (): string => {
  const centre: Point = [470, -1130];
  const pose: Pose = {
    ...standing,
    nod: 12,
    hands: { near: [centre[0] - 120, centre[1] + 300], far: [centre[0] - 30, centre[1] - 330] },
  };
  const held: Art = (pen) =>
    place((p) => wheel(p, centre, 345, { tyre: { width: 32, sidewall: palette.wood } }), 0, 0, { scale })(pen);
  return workshop(
    () => shade(oval(420, floor + 4, 230, 16)),
    place(using(pose, looks.builder, held, aproned(colour)), 400, floor),
  );
};

/** Draws somebody who pours water over coffee. */
export const pouring = () => (): string => {
  const pose: Pose = { ...standing, nod: 18, hands: { near: [488, -1566], far: [236, -868] } };
  const { behind, before } = person(pose, looks.cook);
  const table = 790;
  const body = (art: Art, pen: Pen) => place(art, 430, 1216, { scale })(pen);
  const kitchen: Art = (pen) =>
    join(
      body(behind, pen),
      shade(oval(825, table + 4, 130, 12)),
      place(mug(palette.clay), 610, table, { scale: 0.24 })(pen),
      place(kettle(palette.ochre), 625, 510, { scale: 0.27, rotate: 26 })(pen),
      pen.stroke('M797 478Q812 490 812 540', 9, palette.mist),
      place(dripper(), 815, table, { scale: 0.34 })(pen),
      body(before, pen),
      pen.shaded(rect(0, table, 1240, 60), palette.wood, rect(0, table + 36, 1240, 60)),
      pen.shaded(rect(100, table + 60, 980, 500), palette.mist, rect(0, table + 60, 1240, 36)),
      pen.fineLine(`M590 ${table + 60}V1400M540 ${table + 170}h-60M640 ${table + 170}h60`),
    );
  const pen = new Pen();
  const tiles = pen.stroke(hatch(8, [0, 120], [0, 960], 1200, 0) + hatch(8, [80, 0], [1120, 0], 0, 1080), 3);
  return sheet(faint(tiles) + place(kitchen, -160, 70, { scale: 1.28 })(pen));
};
