import { clamp } from '../internal/clamp.js';

export interface Bounds {
  /** `-Infinity` for none: steps then count from 0. */
  minValue: number;
  /** `Infinity` for none. */
  maxValue: number;
  /** Absent: every number within the bounds is valid, and a step is 1. */
  step?: number | undefined;
}

/** The number that steps count from. */
const baseOf = ({ minValue }: Bounds) => (Number.isFinite(minValue) ? minValue : 0);

/** Returns the valid number nearest to `value`: within the bounds, and whole steps from the minimum. */
export function snap(value: number, bounds: Bounds): number {
  const { minValue, maxValue, step } = bounds;
  if (step === undefined) return clamp(value, minValue, maxValue);
  const base = baseOf(bounds);
  const least = (minValue - base) / step;
  const most = Math.max(Math.floor((maxValue - base) / step + Number.EPSILON), least);
  const steps = clamp(Math.round((value - base) / step), least, most);
  // Sums of decimal fractions drift: 0.1 + 2 * 0.1 is not 0.3.
  return Number((base + steps * step).toFixed(decimals(base, step)));
}

/** Returns the valid number that is `steps` steps above `value`, or below it if `steps` is negative. Between two valid numbers, one step leads to the next valid number. */
export function stepFrom(value: number, steps: number, bounds: Bounds): number {
  const { step = 1 } = bounds;
  const nearest = snap(value, bounds);
  const isNearestOnTheWay = Math.sign(nearest - value) === Math.sign(steps);
  const next = nearest + (isNearestOnTheWay ? steps - Math.sign(steps) : steps) * step;
  return snap(Number(next.toFixed(decimals(nearest, step))), bounds);
}

/** Returns the largest number of decimal places among the numbers. */
export const decimals = (...numbers: number[]) => Math.max(...numbers.map((n) => String(n).split('.')[1]?.length ?? 0));
