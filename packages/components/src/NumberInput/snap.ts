export interface Bounds {
  minValue: number;
  maxValue: number;
  step: number;
}

/** Returns the valid number nearest to `value`: within the bounds, and whole steps above the minimum. */
export function snap(value: number, { minValue, maxValue, step }: Bounds): number {
  const nearest = Math.round((value - minValue) / step);
  const most = Math.floor((maxValue - minValue) / step + Number.EPSILON);
  const steps = Math.min(Math.max(nearest, 0), Math.max(most, 0));
  // Sums of decimal fractions drift: 0.1 + 2 * 0.1 is not 0.3.
  return Number((minValue + steps * step).toFixed(decimals(minValue, step)));
}

/** Returns the valid number that is `steps` steps above `value`, or below it if `steps` is negative. Between two valid numbers, one step leads to the next valid number. */
export function stepFrom(value: number, steps: number, bounds: Bounds): number {
  const nearest = snap(value, bounds);
  const isNearestOnTheWay = Math.sign(nearest - value) === Math.sign(steps);
  return snap(nearest + (isNearestOnTheWay ? steps - Math.sign(steps) : steps) * bounds.step, bounds);
}

/** Returns the largest number of decimal places among the numbers. */
export const decimals = (...numbers: number[]) => Math.max(...numbers.map((n) => String(n).split('.')[1]?.length ?? 0));
