import { palette } from './palette.js';
import { circle, rect, type Art } from './svg.js';

export const multiTool =
  (colour: string, { isFolded = false } = {}): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), isFolded ? palette.steel : colour);

export const hexKeys =
  ({ grip = palette.steel as string } = {}): Art =>
  (pen) =>
    pen.solid(rect(-300, -700, 600, 700, 24), grip);

export const floorPump =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -700, 600, 700, 24), colour);

export const torqueWrench =
  (grip: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), grip);

export const chainWhip =
  (grip: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), grip);

export const repairStand =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -700, 600, 700, 24), colour);

export const tyreLevers =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const chainTool = (): Art => (pen) => pen.solid(rect(-300, -350, 600, 700, 24), palette.steel);

export const patchKit =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);
