/** The sizes of a frame. One size is drawn; the tubes of the others are longer or shorter by a step for each size. */
import type { Measures } from './geometry.js';

type Growth = Pick<Measures, 'wheelbase' | 'seatTube' | 'headTube' | 'saddle'>;

const perLetter: Growth = { wheelbase: 28, seatTube: 40, headTube: 12, saddle: 34 };
const perCentimetre: Growth = { wheelbase: 4, seatTube: 10, headTube: 6, saddle: 9 };

function grown(drawn: Measures, growth: Growth, steps: number): Measures {
  const longer = (name: keyof Growth) => drawn[name] + growth[name] * steps;
  return {
    ...drawn,
    wheelbase: longer('wheelbase'),
    seatTube: longer('seatTube'),
    headTube: longer('headTube'),
    saddle: longer('saddle'),
  };
}

const letters = ['S', 'M', 'L', 'XL'];

/** Returns the measures of the sizes S to XL of a frame that is drawn in size M. */
export const lettered =
  (drawn: Measures) =>
  (size: string): Measures =>
    grown(drawn, perLetter, letters.indexOf(size) - 1);

/** Returns the measures of sizes in centimetres. `own` is the size that is drawn. */
export const numbered =
  (drawn: Measures, own: number) =>
  (size: string): Measures =>
    grown(drawn, perCentimetre, Number(size) - own);
