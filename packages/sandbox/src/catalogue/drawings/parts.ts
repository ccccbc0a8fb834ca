import { palette } from './palette.js';
import { circle, rect, type Art } from './svg.js';

export const barTape =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -700, 600, 700, 24), colour);

export const bell = (): Art => (pen) => pen.solid(rect(-300, -700, 600, 700, 24), palette.ochre);

export const bottleAndCage =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -700, 600, 700, 24), colour);

export const catalogueBooklet =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const frontBasket = (): Art => (pen) => pen.solid(rect(-300, -700, 600, 700, 24), palette.wood);

export const lights = (): Art => (pen) => pen.solid(rect(-300, -700, 600, 700, 24), palette.steel);

export const lock =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const pannier =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -700, 600, 700, 24), colour);

export const pedals = (): Art => (pen) => pen.solid(rect(-300, -350, 600, 700, 24), palette.steel);

export const rearRack = (): Art => (pen) => pen.solid(rect(-300, -700, 600, 700, 24), palette.ink);

export const saddle =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -700, 600, 700, 24), colour);

export const tyre =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const wallHook =
  (felt: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), felt);
