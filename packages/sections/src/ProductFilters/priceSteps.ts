/** The track of a slider for prices: whole numbers of the currency. */
export interface PriceSteps {
  minValue: number;
  maxValue: number;
  step: number;
}

/** About as many steps as a thumb can show. */
const steps = 100;
const round = [1, 2, 5, 10];

/** Returns the ends and the steps of a track that contains all prices from `min` to `max`. The steps are round numbers: 1, 2, 5, 10, 20 … */
export function priceSteps({ min, max }: { min: string; max: string }): PriceSteps {
  const [from, to] = [Number(min), Number(max)];
  const wanted = Math.max((to - from) / steps, 1);
  const size = 10 ** Math.floor(Math.log10(wanted));
  const step = size * round.find((each) => each * size >= wanted)!;
  return { minValue: Math.floor(from / step) * step, maxValue: Math.ceil(to / step) * step, step };
}

/** Returns the values of the two thumbs for the amounts in the fields. Without an amount, a thumb is at its end. */
export function thumbsOf({ minValue, maxValue, step }: PriceSteps, low = minValue, high = maxValue): [number, number] {
  const at = (value: number) => Math.round(Math.min(Math.max(value, minValue), maxValue) / step) * step;
  return [at(low), at(Math.max(low, high))];
}
