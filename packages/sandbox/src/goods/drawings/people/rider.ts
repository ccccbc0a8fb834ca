/** Somebody who rides a bicycle. */
import { bicycle, stemOf, type BicycleSpec } from '../bicycle/bicycle.js';
import { pedalsOf } from '../bicycle/drivetrain.js';
import { gripOf } from '../bicycle/cockpit.js';
import { geometryOf } from '../bicycle/geometry.js';
import { place, type Art, type Pen, type Point } from '../svg.js';
import { bend } from './body.js';
import { person, type Look } from './person.js';

/** Millimetres between the hip and the shoulder, and between the shoulder and a hand whose elbow is a little bent. */
const back = 510;
const arms = 535;

/** Draws a bicycle with its rider. */
export const ridden =
  (spec: BicycleSpec, look: Look): Art =>
  (pen) => {
    const { saddle, bb } = geometryOf(spec.measures);
    const grip = gripOf(stemOf(geometryOf(spec.measures), spec), spec.cockpit);
    const hip: Point = [saddle[0] - 10, saddle[1] - 140];
    const shoulder = bend(hip, grip, back, arms, -1);
    const pedals = pedalsOf(bb, spec.drive);
    const ankle = ([x, y]: Point): Point => [x - 46, y - 78];
    const lean = (Math.atan2(shoulder[0] - hip[0], hip[1] - shoulder[1]) * 180) / Math.PI;
    const { behind, before } = person(
      {
        hip,
        shoulder,
        nod: lean * 0.16,
        hands: { near: [grip[0], grip[1] - 16], far: [grip[0] + 26, grip[1] - 18] },
        feet: { near: ankle(pedals.near), far: ankle(pedals.far) },
      },
      look,
    );
    const scaled = (art: (pen: Pen) => string) => place(art, 0, 0, { scale: spec.scale })(pen);
    return scaled(behind) + bicycle({ ...spec, hasStand: false })(pen) + scaled(before);
  };
