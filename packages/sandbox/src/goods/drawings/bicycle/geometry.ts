/** Where the parts of a bicycle meet. Millimetres, seen from the right: the bicycle faces right and stands on y = 0. */
import type { Point } from '../svg.js';

export interface Measures {
  /** The radius to the outside of the tyre. */
  wheel: number;
  /** The radius of the front wheel, if it has another size. */
  frontWheel?: number;
  wheelbase: number;
  chainstay: number;
  /** The distance of the cranks' axle below the wheels' axles. */
  bbDrop: number;
  /** Degrees from the ground. */
  seatAngle: number;
  headAngle: number;
  seatTube: number;
  headTube: number;
  /** The length from the axle to the crown. */
  fork: number;
  /** The distance of the front axle before the steering axis. */
  rake: number;
  /** The distance of the saddle's clamp above the cranks' axle, along the seat tube. */
  saddle: number;
}

export interface Geometry {
  rear: Point;
  front: Point;
  bb: Point;
  seatTop: Point;
  saddle: Point;
  crown: Point;
  headBottom: Point;
  headTop: Point;
  /** A point on the seat tube, in millimetres from the cranks' axle. */
  onSeatTube: (length: number) => Point;
  /** A point on the steering axis, in millimetres above the top of the head tube. */
  onSteering: (length: number) => Point;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Computes the geometry. The middle between the wheels is x = 0. */
export function geometryOf(measures: Measures): Geometry {
  const { wheel, wheelbase, chainstay, bbDrop, fork, rake } = measures;
  const rear: Point = [-wheelbase / 2, -wheel];
  const front: Point = [wheelbase / 2, -(measures.frontWheel ?? wheel)];
  const bb: Point = [rear[0] + Math.sqrt(chainstay ** 2 - bbDrop ** 2), rear[1] + bbDrop];

  const along = (from: Point, angle: number, length: number): Point => [
    from[0] - Math.cos(radians(angle)) * length,
    from[1] - Math.sin(radians(angle)) * length,
  ];
  const onSeatTube = (length: number) => along(bb, measures.seatAngle, length);

  const head = radians(measures.headAngle);
  const foot: Point = [front[0] - Math.sin(head) * rake, front[1] + Math.cos(head) * rake];
  const onAxis = (length: number) => along(foot, measures.headAngle, length);
  const crownAt = Math.sqrt(fork ** 2 - rake ** 2);

  return {
    rear,
    front,
    bb,
    seatTop: onSeatTube(measures.seatTube),
    saddle: onSeatTube(measures.saddle),
    crown: onAxis(crownAt),
    headBottom: onAxis(crownAt + 12),
    headTop: onAxis(crownAt + 12 + measures.headTube),
    onSeatTube,
    onSteering: (length) => onAxis(crownAt + 12 + measures.headTube + length),
  };
}
