/** The bicycles of the sample goods. */
import { black, palette } from '../palette.js';
import type { Art } from '../svg.js';
import { bicycle, frameMeasures, type BicycleSpec, type FrameMeasures } from './bicycle.js';
import { fromFront } from './front.js';
import type { Measures } from './geometry.js';
import { longJohn, tandem } from './long.js';
import { lettered, numbered } from './sizes.js';

const road: Measures = {
  wheel: 340,
  wheelbase: 985,
  chainstay: 412,
  bbDrop: 70,
  seatAngle: 73.5,
  headAngle: 73,
  seatTube: 545,
  headTube: 150,
  fork: 372,
  rake: 46,
  saddle: 735,
};
const gravel: Measures = {
  ...road,
  wheel: 350,
  wheelbase: 1030,
  chainstay: 430,
  headAngle: 71,
  seatTube: 520,
  headTube: 150,
  fork: 398,
  rake: 50,
  saddle: 725,
};
const trail: Measures = {
  wheel: 370,
  wheelbase: 1150,
  chainstay: 432,
  bbDrop: 58,
  seatAngle: 74,
  headAngle: 66.5,
  seatTube: 430,
  headTube: 115,
  fork: 525,
  rake: 46,
  saddle: 715,
};
const city: Measures = {
  wheel: 350,
  wheelbase: 1075,
  chainstay: 450,
  bbDrop: 62,
  seatAngle: 71,
  headAngle: 69.5,
  seatTube: 500,
  headTube: 170,
  fork: 390,
  rake: 58,
  saddle: 690,
};

/** A bicycle that is made in several sizes: its drawing, and the measures of a size. */
const inSizes = <More extends unknown[]>(spec: (colour: string, size?: string, ...more: More) => BicycleSpec) =>
  Object.assign((...given: Parameters<typeof spec>): Art => bicycle(spec(...given)), {
    spec,
    frameOf: (size: string): FrameMeasures =>
      frameMeasures((spec as (colour: string, size: string) => BicycleSpec)(black, size)),
  });

const skerry29Frame = lettered(trail);
export const skerry29 = inSizes((colour: string, size = 'M') => ({
  measures: skerry29Frame(size),
  scale: 0.565,
  frame: { kind: 'diamond', colour, slope: 0.08, tube: 42 },
  fork: 'suspension',
  wheels: { tyre: { width: 52, isKnobbly: true }, hasDisc: true, rim: palette.iron },
  cockpit: { bar: 'flat', grip: palette.ink, stem: 62, rise: 6 },
  saddle: palette.ink,
  drive: { kind: 'derailleur', ring: 64, cog: 88 },
  bottle: palette.bone,
  hasCables: true,
}));
export const skerry29Front = (colour: string): Art =>
  fromFront({ colour, wheel: 370, tyre: 58, bar: 760, isSuspended: true });

const laneOneFrame = numbered(road, 56);
export const laneOne = inSizes((colour: string, size = '56') => ({
  measures: laneOneFrame(size),
  scale: 0.64,
  frame: { kind: 'diamond', colour, slope: 0.03, tube: 35 },
  fork: 'curved',
  wheels: { tyre: { width: 29, sidewall: palette.wood }, spokes: 28 },
  cockpit: { bar: 'drop', grip: palette.clay, stem: 100, rise: 4 },
  spacers: 26,
  saddle: palette.clay,
  drive: { kind: 'derailleur', ring: 94, cog: 62 },
  bottle: palette.bone,
}));

const skerryDriftFrame = numbered(gravel, 56);
/** The smaller wheels have wider tyres. */
const driftWheels = {
  '700c': { radius: 350, tyre: 42 },
  '650b': { radius: 338, tyre: 56 },
};
export const skerryDrift = inSizes((colour: string, size = '56', wheels: keyof typeof driftWheels = '700c') => {
  const { radius, tyre } = driftWheels[wheels];
  return {
    measures: { ...skerryDriftFrame(size), wheel: radius },
    scale: 0.62,
    frame: { kind: 'diamond', colour, slope: 0.09, tube: 37 },
    fork: 'straight',
    wheels: { tyre: { width: tyre, sidewall: palette.wood, isKnobbly: true }, hasDisc: true },
    cockpit: { bar: 'drop', grip: palette.ink, stem: 84, rise: 6 },
    saddle: palette.ink,
    drive: { kind: 'derailleur', ring: 82, cog: 84 },
    bottle: palette.bone,
  };
});

const skerryDuneFrame = lettered({
  ...trail,
  wheel: 382,
  wheelbase: 1130,
  chainstay: 448,
  headAngle: 69,
  fork: 482,
  rake: 48,
  headTube: 120,
});
export const skerryDune = inSizes((colour: string, size = 'M') => ({
  measures: skerryDuneFrame(size),
  scale: 0.56,
  frame: { kind: 'diamond', colour, slope: 0.08, tube: 44 },
  fork: 'straight',
  wheels: { tyre: { width: 96, isKnobbly: true }, hasDisc: true, rim: palette.bone },
  cockpit: { bar: 'riser', grip: palette.clay, stem: 64 },
  saddle: palette.clay,
  drive: { kind: 'derailleur', ring: 62, cog: 84 },
}));
export const skerryDuneFront = (colour: string): Art => fromFront({ colour, wheel: 382, tyre: 112, bar: 740 });

const stepThroughFrame = lettered({ ...city, headTube: 215 });
export const stepThrough = inSizes((colour: string, size = 'M') => ({
  measures: stepThroughFrame(size),
  scale: 0.6,
  frame: { kind: 'stepThrough', colour },
  fork: 'curved',
  wheels: { tyre: { width: 40, sidewall: palette.bone }, spokes: 32 },
  cockpit: { bar: 'swept', grip: palette.clay, stem: 46, rise: 20 },
  spacers: 70,
  saddle: palette.clay,
  isSaddleSprung: true,
  drive: { kind: 'guarded', ring: 84, cog: 46, guard: colour },
  mudguards: colour,
  hasRearRack: true,
  hasLights: true,
  hasStand: true,
}));

const millraceEightFrame = numbered(
  { ...city, headTube: 150, seatTube: 530, seatAngle: 72, headAngle: 71, wheelbase: 1060 },
  54,
);
export const millraceEight = inSizes((colour: string, size = '54') => ({
  measures: millraceEightFrame(size),
  scale: 0.61,
  frame: { kind: 'diamond', colour, slope: 0.05, tube: 39 },
  fork: 'straight',
  wheels: { tyre: { width: 38 }, spokes: 32, hasDisc: true, rim: palette.iron },
  cockpit: { bar: 'flat', grip: palette.clay, stem: 78, rise: 10 },
  saddle: palette.clay,
  drive: { kind: 'belt', ring: 84, cog: 50 },
  mudguards: black,
  hasLights: false,
  hasStand: true,
  hasCables: true,
}));

const millraceSingleFrame = numbered({ ...road, wheel: 344, wheelbase: 1000, seatTube: 545, headTube: 135 }, 55);
export const millraceSingle = inSizes((colour: string, size = '55') => ({
  measures: millraceSingleFrame(size),
  scale: 0.64,
  frame: { kind: 'diamond', colour, slope: 0.02, tube: 35 },
  fork: 'curved',
  wheels: { tyre: { width: 32 }, spokes: 28 },
  cockpit: { bar: 'flat', grip: palette.clay, stem: 92, rise: 2 },
  saddle: palette.clay,
  drive: { kind: 'single', ring: 86, cog: 36 },
}));

const tourerFrame = numbered(
  {
    ...road,
    wheel: 352,
    wheelbase: 1075,
    chainstay: 465,
    headAngle: 71.5,
    seatTube: 530,
    headTube: 165,
    fork: 398,
    rake: 56,
    saddle: 720,
  },
  54,
);
export const saltmarshTourer = inSizes(
  (colour: string, size = '54', { isLoaded = false, bar = 'drop' as 'drop' | 'flat' } = {}) => ({
    measures: tourerFrame(size),
    scale: 0.59,
    frame: { kind: 'diamond', colour, slope: 0.03, tube: 36 },
    fork: 'curved',
    wheels: { tyre: { width: 40, sidewall: palette.wood }, spokes: 36 },
    cockpit:
      bar === 'drop' ? { bar, grip: palette.clay, stem: 88, rise: 6 } : { bar, grip: palette.clay, stem: 84, rise: 10 },
    saddle: palette.clay,
    drive: { kind: 'derailleur', ring: 90, cog: 68 },
    mudguards: palette.iron,
    hasRearRack: true,
    hasFrontRack: true,
    ...(isLoaded && { bags: palette.ochre }),
    bottle: palette.bone,
  }),
);

export const dunlinFold = (colour: string): Art =>
  bicycle({
    measures: {
      wheel: 255,
      wheelbase: 1020,
      chainstay: 400,
      bbDrop: -30,
      seatAngle: 71,
      headAngle: 72,
      seatTube: 250,
      headTube: 130,
      fork: 318,
      rake: 32,
      saddle: 640,
    },
    scale: 0.68,
    frame: { kind: 'fold', colour, tube: 46 },
    fork: 'straight',
    wheels: { tyre: { width: 40 }, spokes: 20 },
    cockpit: { bar: 'flat', grip: palette.clay, stem: 26, rise: 8 },
    spacers: 340,
    saddle: palette.clay,
    drive: { kind: 'derailleur', ring: 86, cog: 50, crank: 165 },
    mudguards: black,
  });

const kidsMeasures: Record<'20' | '24', Measures> = {
  20: {
    wheel: 255,
    wheelbase: 800,
    chainstay: 325,
    bbDrop: 12,
    seatAngle: 70,
    headAngle: 69,
    seatTube: 270,
    headTube: 100,
    fork: 318,
    rake: 36,
    saddle: 400,
  },
  24: {
    wheel: 302,
    wheelbase: 890,
    chainstay: 370,
    bbDrop: 30,
    seatAngle: 70,
    headAngle: 69,
    seatTube: 320,
    headTube: 105,
    fork: 368,
    rake: 38,
    saddle: 480,
  },
};
export const dunlinTwenty = (colour: string, wheels: keyof typeof kidsMeasures = '20'): Art =>
  bicycle({
    measures: kidsMeasures[wheels],
    scale: wheels === '20' ? 0.72 : 0.66,
    frame: { kind: 'diamond', colour, slope: 0.16, tube: 40 },
    fork: 'straight',
    wheels: { tyre: { width: 46, isKnobbly: true }, spokes: 20 },
    cockpit: { bar: 'riser', grip: palette.ochre, stem: 42 },
    spacers: 36,
    saddle: palette.ink,
    drive: { kind: 'derailleur', ring: 58, cog: 46, crank: 127 },
  });

export const dunlinRunner = (colour: string): Art =>
  bicycle({
    measures: {
      wheel: 158,
      wheelbase: 590,
      chainstay: 300,
      bbDrop: 0,
      seatAngle: 71,
      headAngle: 68,
      seatTube: 190,
      headTube: 92,
      fork: 202,
      rake: 22,
      saddle: 226,
    },
    scale: 0.96,
    frame: { kind: 'runner', colour },
    fork: 'straight',
    wheels: { tyre: { width: 42, sidewall: palette.bone }, spokes: 12 },
    cockpit: { bar: 'riser', grip: palette.ink, stem: 18, hasLevers: false },
    spacers: 40,
    saddle: palette.ink,
  });

export const saltmarshFreight = (colour: string): Art => longJohn(colour);
export const saltmarshTandem = (colour: string): Art => tandem(colour);
