import { palette } from './palette.js';
import { circle, rect, type Art } from './svg.js';

export const apron =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const bowls =
  ({ isStacked = true } = {}): Art =>
  (pen) =>
    pen.solid(rect(-300, -700, 600, 700, 24), isStacked ? palette.bone : palette.ochre);

export const choppingBoard =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const dripper = (): Art => (pen) => pen.solid(rect(-300, -700, 600, 700, 24), palette.bone);

export const jars = (): Art => (pen) => pen.solid(rect(-300, -700, 600, 700, 24), palette.wood);

export const kettle =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -700, 600, 700, 24), colour);

export const knife = (): Art => (pen) => pen.solid(rect(-300, -350, 600, 700, 24), palette.steel);

export const mug =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -700, 600, 700, 24), colour);

export const mugAbove =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const pan = (): Art => (pen) => pen.solid(rect(-300, -700, 600, 700, 24), palette.ink);

export const panAbove = (): Art => (pen) => pen.solid(rect(-300, -350, 600, 700, 24), palette.ink);

export const pepperMill =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -700, 600, 700, 24), colour);
