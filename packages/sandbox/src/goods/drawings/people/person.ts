/** People from the side, who face right. */
import { darker, lighter, palette } from '../palette.js';
import { between, circle, distance, flat, join, place, polyline, type Pen, type Point } from '../svg.js';
import { bend, joined, limb, type Joint } from './body.js';

type Headwear = 'helmet' | 'cap' | 'bun' | 'curls' | 'short';

export interface Look {
  skin: string;
  hair: string;
  /** What the head wears, or how its hair is. */
  head: Headwear;
  /** Colour of a helmet or a cap. */
  headColour?: string;
  top: string;
  hasLongSleeves?: boolean;
  bottom: string;
  hasLongLegs?: boolean;
  shoes: string;
  beard?: string;
}

/** The ends of the limbs. Elbows and knees come from them. */
export interface Pose {
  hip: Point;
  shoulder: Point;
  /** Degrees by which the head looks down. */
  nod?: number;
  hands: { near: Point; far: Point };
  /** The ankles, and the degrees by which the toes point down. */
  feet: { near: Point; far: Point; toes?: { near: number; far: number } };
}

const bones = { thigh: 440, shank: 430, upperArm: 300, forearm: 275 };

/** The far side of the body is in the shadow of the near one. */
const inShade = (look: Look): Look => ({
  ...look,
  skin: darker(look.skin, 0.16),
  top: darker(look.top, 0.16),
  bottom: darker(look.bottom, 0.16),
  shoes: darker(look.shoes, 0.16),
});

function shoe(pen: Pen, [x, y]: Point, toes: number, colour: string): string {
  const art = (p: Pen) =>
    join(
      p.solid('M-58 8C-66-30-40-46 4-44C30-30 74 0 128 14C164 24 172 58 160 66H-56C-66 50-62 30-58 8z', colour),
      p.fineLine('M-60 44H166', darker(colour, 0.5)),
      p.fineLine('M44-20l22 26M66-8l22 24', lighter(colour, 0.5)),
    );
  return place(art, x, y, { rotate: toes })(pen);
}

function leg(pen: Pen, hip: Point, ankle: Point, toes: number, look: Look): string {
  const knee = bend(hip, ankle, bones.thigh, bones.shank, -1);
  const { skin, bottom, hasLongLegs } = look;
  const cloth: Joint[] = hasLongLegs
    ? [
        [hip, 96],
        [knee, 70],
        [between(knee, ankle, 0.9), 52],
      ]
    : [
        [hip, 96],
        [between(hip, knee, 0.74), 76],
      ];
  return join(
    limb(
      pen,
      [
        [hip, 80],
        [knee, 56],
        [between(knee, ankle, 0.3), 56],
        [ankle, 36],
      ],
      skin,
    ),
    sock(pen, knee, ankle),
    shoe(pen, ankle, toes, look.shoes),
    limb(pen, cloth, bottom),
    hasLongLegs ? pen.fineLine(polyline(between(hip, knee, 0.5), knee), darker(bottom, 0.4)) : '',
  );
}

const sock = (pen: Pen, knee: Point, ankle: Point): string =>
  limb(
    pen,
    [
      [between(knee, ankle, 0.78), 44],
      [ankle, 40],
    ],
    palette.bone,
  );

function arm(pen: Pen, shoulder: Point, hand: Point, look: Look): string {
  const elbow = bend(shoulder, hand, bones.upperArm, bones.forearm, 1);
  const { skin, top, hasLongSleeves } = look;
  const sleeve: Joint[] = hasLongSleeves
    ? [
        [shoulder, 62],
        [elbow, 50],
        [between(elbow, hand, 0.82), 40],
      ]
    : [
        [shoulder, 64],
        [between(shoulder, elbow, 0.72), 54],
      ];
  return join(
    limb(
      pen,
      [
        [shoulder, 50],
        [elbow, 40],
        [hand, 30],
      ],
      skin,
    ),
    pen.solid(circle(...hand, 40), skin),
    limb(pen, sleeve, top),
  );
}

const face =
  'M-74 74C-112 20-112-92-34-124C34-146 92-106 94-38L94-14C100 2 116 18 118 28C118 38 100 36 96 40L94 62C96 92 84 112 50 114C4 116-44 106-74 74z';

const heads: Record<Headwear, (pen: Pen, look: Look) => string> = {
  short: (pen, { hair }) =>
    pen.solid(
      'M88-52C92-74 96-118 50-138C-10-164-104-140-112-60C-116-16-104 30-84 60L-56 48C-62 20-52-16-30-34C10-30 54-44 88-52z',
      hair,
    ),
  curls: (pen, { hair }) =>
    joined(
      pen,
      [
        circle(66, -104, 44),
        circle(4, -132, 56),
        circle(-66, -104, 58),
        circle(-100, -40, 52),
        circle(-84, 28, 46),
        circle(-40, -60, 60),
      ],
      hair,
    ),
  bun: (pen, look) => pen.solid(circle(-118, -104, 50), look.hair) + heads.short(pen, look),
  cap: (pen, look) =>
    join(
      pen.solid('M-56 52C-104 40-116-20-104-66L-30-60C-44-30-52 0-44 44z', look.hair),
      pen.solid(
        'M-112-52C-108-128-40-158 14-152C70-146 96-110 98-62L160-52C172-48 170-34 154-36L60-46z',
        look.headColour ?? palette.ochre,
      ),
      pen.fineLine('M14-152C30-118 40-80 40-48', darker(look.headColour ?? palette.ochre, 0.4)),
    ),
  helmet: (pen, look) => {
    const colour = look.headColour ?? palette.bone;
    return join(
      pen.solid('M-56 56C-98 44-112-10-100-60L-30-50C-44-26-50 6-42 46z', look.hair),
      pen.fineLine('M-34-52C-24 10 4 70 46 112M-70-50C-62 10-34 52 2 76', palette.ink),
      pen.solid(
        'M-130-34C-146-120-72-190 10-188C86-184 134-136 132-72C132-58 120-54 106-56L-106-28C-118-24-128-26-130-34z',
        colour,
      ),
      pen.fineLine(
        'M-104-84C-70-136-20-158 40-160M-92-54C-30-92 50-110 122-104M-40-178C-70-160-96-136-112-106',
        darker(colour, 0.45),
      ),
    );
  },
};

function head(pen: Pen, [x, y]: Point, nod: number, look: Look): string {
  const art = (p: Pen) =>
    join(
      p.solid(face, look.skin),
      look.beard
        ? p.solid('M-40 30C-10 62 40 60 96 46L94 66C96 104 80 134 40 132C-10 130-44 90-40 30z', look.beard)
        : '',
      heads[look.head](p, look),
      p.solid('M-46-10C-56-34-18-40-16-14C-16 6-30 22-38 14z', look.skin),
      flat(circle(60, -22, 8), palette.ink),
      p.fineLine('M44-48q18-12 34-4', look.hair),
      p.fineLine('M94 64q-16 8-30 0'),
    );
  return place(art, x, y, { rotate: nod })(pen);
}

/** Where the head is: before and above the shoulders, as far as the back leans. */
function headOf({ hip, shoulder }: Pose): { neck: Point; head: Point } {
  const length = distance(hip, shoulder);
  const [leanX, leanY] = [(shoulder[0] - hip[0]) / length, (shoulder[1] - hip[1]) / length];
  const [dx, dy] = [leanX * 0.72 + 0.12, leanY * 0.72 - 0.34];
  const size = Math.hypot(dx, dy);
  const along = (mm: number): Point => [shoulder[0] + (dx / size) * mm, shoulder[1] + (dy / size) * mm];
  return { neck: along(120), head: along(245) };
}

function torso(pen: Pen, { hip, shoulder }: Pose, { top }: Look): string {
  return join(
    limb(
      pen,
      [
        [shoulder, 96],
        [between(shoulder, hip, 0.45), 112],
        [between(shoulder, hip, 0.94), 100],
      ],
      top,
    ),
    pen.fineLine(polyline(between(shoulder, hip, 0.3), between(shoulder, hip, 0.62)), darker(top, 0.35)),
  );
}

/** A person in two layers: the far limbs are behind the thing that the person uses, and everything else is before it. */
export function person(pose: Pose, look: Look) {
  const { feet, hands, hip, shoulder, nod = 0 } = pose;
  const toes = feet.toes ?? { near: 0, far: 0 };
  const far = inShade(look);
  const { neck, head: face } = headOf(pose);
  return {
    behind: (pen: Pen): string =>
      leg(pen, [hip[0] + 10, hip[1] + 6], feet.far, toes.far, far) +
      arm(pen, [shoulder[0] + 24, shoulder[1] + 10], hands.far, far),
    before: (pen: Pen): string =>
      join(
        leg(pen, hip, feet.near, toes.near, look),
        limb(
          pen,
          [
            [shoulder, 54],
            [neck, 50],
            [face, 46],
          ],
          look.skin,
        ),
        torso(pen, pose, look),
        head(pen, face, nod, look),
        arm(pen, shoulder, hands.near, look),
      ),
  };
}
