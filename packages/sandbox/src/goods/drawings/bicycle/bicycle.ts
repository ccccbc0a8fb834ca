/** A bicycle from the right, put together from its parts, the far ones first. */
import { palette } from '../palette.js';
import { between, join, place, polyline, type Art, type Pen, type Point } from '../svg.js';
import { cockpit, saddle, type Cockpit } from './cockpit.js';
import { drivetrain, farCrank, nearCrank, type Drive } from './drivetrain.js';
import { fork, type ForkKind } from './fork.js';
import { frame, type FrameLook } from './frame.js';
import { geometryOf, type Geometry, type Measures } from './geometry.js';
import { bag, bottle, frontRack, headlight, kickstand, rearLight, rearRack } from './luggage.js';
import { mudguard, wheel, type WheelLook } from './wheel.js';

export interface BicycleSpec {
  measures: Measures;
  /** Pixels per millimetre. */
  scale: number;
  frame: FrameLook;
  fork: ForkKind;
  forkColour?: string;
  wheels: WheelLook;
  cockpit: Cockpit;
  /** The distance of the stem above the head tube. */
  spacers?: number;
  saddle: string;
  isSaddleSprung?: boolean;
  drive?: Drive;
  mudguards?: string;
  hasRearRack?: boolean;
  hasFrontRack?: boolean;
  /** Colour of the panniers. */
  bags?: string;
  bottle?: string;
  hasLights?: boolean;
  hasStand?: boolean;
  /** Whether the bar shows brake cables. */
  hasCables?: boolean;
}

const wheels = (pen: Pen, g: Geometry, { measures, wheels: look }: BicycleSpec): string =>
  wheel(pen, g.rear, measures.wheel, look) + wheel(pen, g.front, measures.frontWheel ?? measures.wheel, look);

const mudguards = (pen: Pen, g: Geometry, { measures, mudguards: colour }: BicycleSpec): string =>
  colour
    ? mudguard(pen, g.rear, measures.wheel, 158, 305, colour, [166, 212]) +
      mudguard(pen, g.front, measures.wheel, 158, 312, colour, [166, 205])
    : '';

function seat(pen: Pen, g: Geometry, { saddle: colour, isSaddleSprung }: BicycleSpec): string {
  return join(
    pen.tube(polyline(g.onSeatTube(120), g.saddle), 24, palette.steel),
    saddle(pen, g.saddle, colour, { isSprung: isSaddleSprung ?? false }),
  );
}

const seatCollar = (pen: Pen, g: Geometry): string =>
  pen.tube(polyline(between(g.seatTop, g.bb, -0.01), between(g.seatTop, g.bb, 0.03)), 31, palette.iron);

function bags(pen: Pen, g: Geometry, { measures, bags: colour, hasFrontRack }: BicycleSpec): string {
  if (!colour) return '';
  const front: Point = [g.front[0], g.front[1] - 140];
  return (
    bag(pen, [g.rear[0] - 20, g.rear[1] - measures.wheel - 40], 330, 370, colour) +
    (hasFrontRack ? bag(pen, front, 240, 270, colour) : '')
  );
}

function cables(pen: Pen, g: Geometry, stem: Point, { cockpit: { stem: reach = 90 } }: BicycleSpec): string {
  const [x, y] = stem;
  return pen.fineLine(
    `M${x + reach + 20} ${y}C${x + reach + 70} ${y + 40} ${x + 70} ${g.headTop[1] + 110} ${g.headBottom[0] - 8} ${g.headBottom[1] - 30}`,
  );
}

/** The measures by which a rider chooses a frame, in millimetres. */
export interface FrameMeasures {
  /** From axle to axle. */
  wheelbase: number;
  /** From the cranks' axle to the top of the head tube, level. */
  reach: number;
  /** From the ground to the stem. */
  barHeight: number;
}

/** The point from which the stem leaves the steering axis. */
export const stemOf = (g: Geometry, { spacers = 30 }: BicycleSpec): Point => g.onSteering(spacers);

/** Returns the measures of the drawn bicycle, in whole millimetres. */
export function frameMeasures(spec: BicycleSpec): FrameMeasures {
  const g = geometryOf(spec.measures);
  return {
    wheelbase: Math.round(spec.measures.wheelbase),
    reach: Math.round(g.headTop[0] - g.bb[0]),
    barHeight: Math.round(-stemOf(g, spec)[1]),
  };
}

export const bicycle =
  (spec: BicycleSpec): Art =>
  (pen) => {
    const g = geometryOf(spec.measures);
    const stem = stemOf(g, spec);
    const drawn = (p: Pen) =>
      join(
        spec.drive ? farCrank(p, g.bb, spec.drive) : '',
        spec.hasStand ? kickstand(p, g) : '',
        wheels(p, g, spec),
        mudguards(p, g, spec),
        spec.hasRearRack ? rearRack(p, g, spec.measures.wheel) : '',
        seat(p, g, spec),
        p.tube(polyline(g.headTop, stem), 28, palette.iron),
        fork(p, g, spec.fork, spec.forkColour ?? spec.frame.colour),
        spec.hasFrontRack ? frontRack(p, g) : '',
        frame(p, g, spec.frame),
        spec.frame.kind === 'runner' ? '' : seatCollar(p, g),
        spec.bottle ? bottle(p, g, spec.bottle) : '',
        spec.drive ? drivetrain(p, g.rear, g.bb, spec.drive) + nearCrank(p, g.bb, spec.drive) : '',
        bags(p, g, spec),
        spec.hasLights
          ? rearLight(p, [g.rear[0] - 196, g.rear[1] - spec.measures.wheel - 42]) +
              headlight(p, [g.crown[0] + 64, g.crown[1] - 10])
          : '',
        spec.hasCables ? cables(p, g, stem, spec) : '',
        cockpit(p, stem, spec.cockpit),
      );
    return place(drawn, 0, 0, { scale: spec.scale })(pen);
  };
