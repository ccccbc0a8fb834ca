import { palette } from './palette.js';
import { circle, rect, type Art } from './svg.js';

export const jacket =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const jersey =
  (colour: string, band: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const shorts =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const cap =
  (colour: string, stripe: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const gloves =
  (colour: string, palm: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const socks =
  (colour: string, heel: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const vest =
  (colour: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);

export const winterHat =
  (colour: string, stripe: string): Art =>
  (pen) =>
    pen.solid(rect(-300, -350, 600, 700, 24), colour);
